import type { Amount, Effect, PlayerRef, Selector } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { eachWay, either, sentence } from "../phrase.ts";
import { fork, nameThing, type Scope } from "../scope.ts";
import { amount, figure } from "./amount.ts";
import { arrival } from "./arrival.ts";
import { bodyText, modalText } from "./body.ts";
import { condition } from "./condition.ts";
import { costAction } from "./cost.ts";
import { order, takeBare } from "./do.ts";
import { duration } from "./duration.ts";
import { clauses, steps } from "./effect.ts";
import { nounIn } from "./filter.ts";
import { bare } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector, single } from "./selector.ts";
import { nextStepClause } from "./step-trigger.ts";
import { doneToThem } from "./this-way.ts";
import { triggerClause } from "./trigger.ts";
import { list, numberWord } from "./words.ts";

/** Instructions that are about other instructions: conditions, options, choices and delayed triggers. */
export function controlEffect(scope: Scope, of: EffectOf<"control">): string {
  switch (of.kind) {
    case "sequence": {
      const entering = chosenEnters(scope, of.steps);
      return entering === undefined ? steps(scope, of.steps) : either(steps(scope, of.steps), entering);
    }
    case "if":
      return conditional(scope, of);
    case "may": {
      scope.bare = true;
      const { decider } = scope;
      scope.decider = JSON.stringify(of.who);
      const doing = clauses(scope, of.steps);
      scope.bare = false;
      if (decider === undefined) delete scope.decider;
      else scope.decider = decider;
      const some =
        of.who.kind === "opponents" ? ["any opponent may"] : of.who.kind === "each" ? ["any player may"] : [];
      const each = clause(player(scope, of.who), "may");
      // One that later words ask about is any of them: “any player may …. If no one does, …”.
      const [any] = some;
      const asked = any !== undefined && of.as !== undefined;
      if (asked) scope.anyone.add(of.as);
      const who = of.who.kind === "you" ? "you may" : asked ? either(any, each) : either(each, ...some);
      const otherwise =
        of.otherwise === undefined || of.otherwise.length === 0
          ? ""
          : `. ${sentence(either("if you don't,", "otherwise,", "if they don't,", "if that player doesn't,", ...(some.length > 0 ? ["if no one does,", "if no player does,"] : [])))} ${clauses(scope, of.otherwise)}`;
      return `${who} ${doing}${otherwise}`;
    }
    case "pay":
      return pay(scope, of);
    case "for-each": {
      const each =
        of.players !== undefined
          ? either(
              of.players.kind === "those-who"
                ? `for ${player({ ...scope, named: new Map(scope.named) }, of.players).subject}`
                : `for each ${of.players.kind === "opponents" ? "opponent" : "player"}`,
              player(scope, of.players).subject,
            )
          : objectsOf(scope, of.objects);
      const told = of.players === undefined || of.steps.length !== 1 ? [] : [asOneDoes(scope, of)];
      nameThing(scope, "bound:each", { noun: of.players === undefined ? "creature" : "player", plural: false });
      const before = new Set(scope.named.keys());
      const said = `${each}, ${clauses(scope, of.steps)}`;
      // What was made or moved for each object is several afterwards.
      if (of.players === undefined)
        for (const [key, thing] of scope.named) if (!before.has(key)) scope.named.set(key, { ...thing, plural: true });
      return either(said, ...told);
    }
    case "repeat": {
      const times = typeof of.times === "number" ? `${numberWord(of.times)} times` : `${amount(scope, of.times)} times`;
      const doing = clauses(scope, of.steps);
      return either(`${doing} ${times.replace(/^two times$/, "twice")}`, `repeat this process ${times}`);
    }
    case "choose-one": {
      const [first, second] = of.options;
      const tapping = first?.[0]?.kind === "tap" && second?.[0]?.kind === "untap" ? first[0].what : undefined;
      if (tapping !== undefined) return order(scope, of.who, `tap or untap ${selector(scope, tapping).object}`);
      const ends = topOrBottom(scope, of);
      if (ends !== undefined) return ends;
      const gained = oneOfAbilities(scope, of);
      if (gained !== undefined && of.random === true) return gained;
      const stats = eitherStat(scope, of.options);
      if (stats !== undefined) return stats;
      const sizes = ownSizes(of.options);
      if (sizes !== undefined)
        return `${clause(selector(scope, { kind: "self" }), "become")} your choice of ${list(sizes, "or")}`;
      const ways = of.options.map((option) => clauses(scope, option));
      if (of.villainous === true)
        return `${clause(player(scope, of.who), "face")} a villainous choice — ${sentence("")}${ways.join(", or ")}`;
      return either(ways.join(" or "), ways.join(", or "), ...(gained === undefined ? [] : [gained]));
    }
    case "modes":
      return modalText(scope, of.modal);
    case "when-you-do": {
      const only = of.condition === undefined ? "" : `, if ${condition(scope, of.condition)}`;
      const done =
        of.condition?.kind === "done" && of.condition.filter !== undefined
          ? [`when ${condition(scope, of.condition)}`]
          : [];
      return `${either(`${either("when you do", "when they do", "when you sacrifice a creature this way")}${only}`, ...done)}, ${bodyText(scope, of.body, "clause")}`;
    }
    case "delayed":
      return delayed(scope, of);
    case "choose": {
      const words = selector(scope, of.what).object;
      nameThing(scope, `bound:${of.as}`, { noun: "creature", plural: "max" in of.what && of.what.max !== 1 });
      return order(scope, chooserOf(of.what), `choose ${words}`);
    }
    case "choose-player": {
      const from = of.from.kind === "opponents" ? "an opponent" : "a player";
      return order(scope, of.who, `choose ${from}`);
    }
    case "choose-secretly": {
      const numbers = Array.from({ length: of.max - of.min + 1 }, (_, at) => `${of.min + at}`);
      const who = of.choosers.map((one) => player(scope, one).subject);
      return `${list(who, "and")} each secretly choose ${list(numbers, "or")}. Then those choices are revealed`;
    }
    case "choose-value":
      return chooseValue(scope, of);
    case "separate": {
      const what = selector(scope, of.what).object;
      const into = {
        none: "two piles",
        first: "a face-down pile and a face-up pile",
        both: "two face-down piles",
      }[of.down];
      for (const pile of [of.hit, of.rest]) nameThing(scope, `bound:${pile}`, { noun: "pile", plural: false });
      return order(scope, of.who, `separate ${what} into ${into}`);
    }
    case "choose-pile":
      nameThing(scope, `bound:${of.as}`, { noun: "pile", plural: false });
      return order(scope, of.who, `choose ${either("one of those piles", "one of the piles", "one pile")}`);
  }
}

/** Who chooses, where it is a choice or several by one player. */
function chooserOf(of: Selector): PlayerRef | undefined {
  if (of.kind === "choose" || of.kind === "choose-from") return of.chooser;
  const [first] = of.kind === "union" ? of.of : [];
  return first === undefined ? undefined : chooserOf(first);
}

/** “Put a creature card from among them onto the battlefield. If that card has mana value 3 or less, it enters with three additional +1/+1 counters on it”. */
function chosenEnters(scope: Scope, [choice, put, more]: readonly Effect[]): string | undefined {
  if (choice?.kind !== "choose" || put?.kind !== "if" || more !== undefined) return undefined;
  const [then, other] = [put.then, put.else ?? []].map((of) => (of.length === 1 ? of[0] : undefined));
  if (then?.kind !== "move" || other?.kind !== "move" || then.to !== "battlefield" || other.to !== "battlefield")
    return undefined;
  const isIt = (of: Selector): boolean => of.kind === "bound" && of.name === choice.as;
  if (!isIt(then.what) || !isIt(other.what) || other.arrival !== undefined) return undefined;
  const inner = fork(scope);
  const what = selector(inner, choice.what).object;
  const verb = order(inner, undefined, `put ${what} onto the battlefield`);
  nameThing(inner, `bound:${choice.as}`, { noun: "card", plural: false });
  const when = condition(inner, put.condition);
  return `${verb}. ${sentence("if")} ${when}, it enters${arrival(inner, then.arrival)}`;
}

/** “Each player gains control of all permanents they own”, for “for each player, that player …”. */
function asOneDoes(scope: Scope, of: Extract<Effect, { kind: "for-each" }>): string {
  const inner = fork(scope);
  if (of.players !== undefined) inner.player = player(inner, of.players).subject;
  return clauses(inner, of.steps);
}

/** “Put it on the top or bottom of your library”. */
function topOrBottom(scope: Scope, of: Extract<Effect, { kind: "choose-one" }>): string | undefined {
  const [top, bottom] = of.options.map((option) => (option.length === 1 ? option[0] : undefined));
  if (of.options.length !== 2 || top?.kind !== "move" || bottom?.kind !== "move") return undefined;
  if (top.to !== "library" || bottom.to !== "library" || JSON.stringify(top.what) !== JSON.stringify(bottom.what))
    return undefined;
  if (top.arrival?.position !== "top" || bottom.arrival?.position !== "bottom") return undefined;
  const said = clauses(scope, [top]);
  return either(
    ...[...new Set(["top or bottom", "top or the bottom"])].map((ends) => said.replaceAll("top of ", `${ends} of `)),
    `${said} or ${clauses(scope, [bottom])}`,
  );
}

/** “It becomes your choice of 5/1 or 1/5”: itself, but for its power and toughness. */
function ownSizes(options: readonly (readonly Effect[])[]): readonly string[] | undefined {
  const sizes = options.map(([only, more]) => {
    if (only?.kind !== "modify" || more !== undefined || only.what.kind !== "self") return undefined;
    const [change] = only.modifications;
    if (only.modifications.length > 1 || change?.kind !== "copy" || change.of.kind !== "self") return undefined;
    const { power, toughness, ...others } = change.exceptions ?? {};
    return power === undefined || toughness === undefined || Object.keys(others).length > 0
      ? undefined
      : `${power}/${toughness}`;
  });
  const known = sizes.filter((size) => size !== undefined);
  return known.length === options.length ? known : undefined;
}

/** “Choose flying or indestructible at random. It gains that ability until end of turn”. */
function oneOfAbilities(scope: Scope, of: Extract<Effect, { kind: "choose-one" }>): string | undefined {
  const names = of.options.map(([only, more]) => {
    const [gain, other] = only?.kind === "modify" ? only.modifications : [];
    if (more !== undefined || gain?.kind !== "gain" || other !== undefined) return undefined;
    const [ability, another] = gain.abilities;
    return ability?.kind === "keyword" && another === undefined ? ability.keyword.name : undefined;
  });
  const known = names.filter((name) => name !== undefined);
  const [first] = of.options[0] ?? [];
  if (first?.kind !== "modify" || known.length < names.length) return undefined;
  const random = of.random === true ? " at random" : "";
  const who = selector(scope, first.what);
  return `${order(scope, of.who, `choose ${list(known, "or")}${random}`)}. ${sentence(clause(who, "gain that ability"))} ${duration(scope, first.duration)}`;
}

/** “Target creature gets +2/-2 or -2/+2 until end of turn”. */
function eitherStat(scope: Scope, options: readonly (readonly Effect[])[]): string | undefined {
  const all = options.map((option) => (option.length === 1 ? option[0] : undefined));
  const changes = all.map((one) => (one?.kind === "modify" && one.modifications.length === 1 ? one : undefined));
  const [first, second] = changes;
  const [change, other] = [first?.modifications[0], second?.modifications[0]];
  if (options.length !== 2 || first === undefined || second === undefined) return undefined;
  if (change?.kind !== "modify-power-toughness" || other?.kind !== "modify-power-toughness") return undefined;
  if (JSON.stringify([first.what, first.duration]) !== JSON.stringify([second.what, second.duration])) return undefined;
  const gets = clause(selector(scope, first.what), "get");
  return `${gets} ${signed(change)} or ${signed(other)} ${duration(scope, first.duration)}`;
}

function signed(of: { readonly power: Amount; readonly toughness: Amount }): string {
  const figure = (value: Amount): string =>
    typeof value === "number" ? `${value < 0 ? "-" : "+"}${Math.abs(value)}` : "+X";
  return `${figure(of.power)}/${figure(of.toughness)}`;
}

/** “For each creature card in your graveyard”. */
function objectsOf(scope: Scope, of: Selector | undefined): string {
  if (of === undefined) return "for each";
  if (of.kind !== "all") {
    const done = doneToThem(scope, of.kind === "where" ? of.of : of);
    const nouns =
      of.kind === "where"
        ? bare(nounIn(scope, of.filter, "exile"))
        : either("card", "permanent", "creature", "token", "land");
    return either(
      `for each ${either("of ", "")}${eachOf(selector(scope, of).object)}`,
      ...done.map((words) => `for each ${nouns} ${words}`),
    );
  }
  const words = eachWay(single(scope, of), (way) =>
    way.replace(/^(an?|another) /, (article) => (article === "another " ? "other " : "")),
  );
  selector(scope, of);
  return `for each ${words}`;
}

/** “If …, …”, or the other way round; what is named first is named in full. */
function conditional(scope: Scope, of: Extract<Effect, { kind: "if" }>): string {
  const whenOffered = offered(scope, of);
  if (whenOffered !== undefined) return whenOffered;
  const { named } = fork(scope);
  const late = fork(scope);
  const lateDoing = clauses(late, of.then);
  const lateWhen = condition(late, of.condition);
  const first = fork(scope);
  const other = of.else === undefined || of.else.length === 0 ? undefined : of.else;
  const firstOther = other === undefined ? "" : clauses(first, other);
  const firstWhen = condition(first, of.condition);
  const firstDoing = clauses(first, of.then);
  const asksTarget = JSON.stringify(of.condition).includes('"kind":"target"') && scope.named.size === 0;
  const when = condition(scope, of.condition);
  const doing = clauses(scope, of.then);
  const early = [`if ${when}, ${doing}`];
  const after = [`${lateDoing} if ${lateWhen}`];
  const main = asksTarget ? either(...after, ...early) : either(...early, ...after);
  const not = of.condition.kind === "not" ? [`${lateDoing} unless ${condition(late, of.condition.of)}`] : [];
  if (other === undefined)
    return either(
      main,
      ...not,
      `${lateDoing} instead if ${lateWhen}`,
      `if ${when}, instead ${doing}`,
      `if ${when}, ${doing} instead`,
    );
  const otherwise = clauses(scope, other);
  const again = otherDamage(scope, of.then, other);
  const swapped = `${firstOther}. ${sentence("if")} ${firstWhen}, instead ${firstDoing}`;
  const names = named.size === 0 && JSON.stringify(other).includes('"kind":"target"');
  return either(
    ...(names ? [swapped] : []),
    `${main}. ${sentence("otherwise,")} ${otherwise}`,
    ...again.flatMap((words) => [
      `${firstOther}. if ${firstWhen}, ${words} instead`,
      `${firstOther}. if ${firstWhen}, instead ${words}`,
      `${firstOther}. ${words} instead if ${firstWhen}`,
    ]),
    `${firstOther}. if ${firstWhen}, ${firstDoing} instead`,
    `${firstOther}. if ${firstWhen}, instead ${firstDoing}`,
    `${firstOther}. ${firstDoing} instead if ${firstWhen}`,
    `${firstOther}. ${firstDoing} if ${firstWhen} instead`,
    `${doing}. if you can't, ${otherwise}`,
    `if ${when}, ${doing}. if not, ${otherwise}`,
  );
}

/** “You may … if …. Otherwise, …”, of what is done as well where the player could and doesn't. Nothing: it is another condition. */
function offered(scope: Scope, of: Extract<Effect, { kind: "if" }>): string | undefined {
  const [only, more] = of.then;
  if (only?.kind !== "may" || more !== undefined || of.else === undefined || of.else.length === 0) return undefined;
  const { otherwise, ...may } = only;
  if (otherwise === undefined || JSON.stringify(otherwise) !== JSON.stringify(of.else)) return undefined;
  const doing = clauses(scope, [may]);
  return `${doing} if ${condition(scope, of.condition)}. ${sentence("otherwise,")} ${clauses(scope, otherwise)}`;
}

/** “It deals 4 damage”, of damage that is otherwise the same. */
function otherDamage(scope: Scope, then: readonly Effect[], other: readonly Effect[]): readonly string[] {
  const [one, two] = [then[0], other[0]];
  if (then.length !== 1 || other.length !== 1 || one?.kind !== "damage" || two?.kind !== "damage") return [];
  const [same, other_] = [one, two].map(({ amount, as: _, further, ...rest }) => [
    ...(further ?? []).map((part) => JSON.stringify(part.amount) === JSON.stringify(amount) && { ...part, amount: 0 }),
    rest,
  ]);
  if (JSON.stringify(same) !== JSON.stringify(other_) || same?.includes(false) === true) return [];
  const by = selector(fork(scope), one.by ?? { kind: "self" });
  return [clause({ ...by, subject: either(by.subject, "it") }, `deal ${figure(scope, one.amount, "damage")}`)];
}

const eachOf = (words: string): string => words.replace(/^(\uE000)?all /, "$1");

/** “Each opponent …”, where each of several players does it who didn't pay. Nothing: it is one player who pays. */
function doneByAll(otherwise: readonly Effect[], who: PlayerRef): readonly Effect[] | undefined {
  if (who.kind !== "opponents" && who.kind !== "each" && who.kind !== "those-who") return undefined;
  return otherwise.map((effect) =>
    "who" in effect && effect.who?.kind === "bound" && effect.who.name === "each" ? { ...effect, who } : effect,
  );
}

function pay(scope: Scope, of: Extract<Effect, { kind: "pay" }>): string {
  takeBare(scope);
  const all = of.otherwise === undefined ? undefined : doneByAll(of.otherwise, of.who);
  if (of.then.length === 0 && all !== undefined) {
    const doing = clauses(scope, all);
    const one = player(scope, { kind: "bound", name: "each" });
    return `${doing} unless ${clause(one, costAction(scope, of.cost))}`;
  }
  if (of.then.length === 0 && of.otherwise !== undefined) {
    const late = fork(scope);
    const act = costAction(late, of.cost);
    const payer = player(late, of.who);
    const after = clauses(late, of.otherwise);
    const doing = clauses(scope, of.otherwise);
    const who = player(scope, of.who);
    const action = costAction(scope, of.cost);
    return either(
      `${doing} unless ${of.who.kind === "you" ? `you ${action}` : either(clause(who, action), ...(of.who.kind === "target" ? [`they ${action}`] : []))}`,
      `${of.who.kind === "you" ? "you may" : clause(payer, "may")} ${act}. If ${of.who.kind === "you" ? "you don't" : clause(payer, "don't")}, ${after}`,
    );
  }
  const action = of.anyAmount === true ? "pay any amount of {E}" : costAction(scope, of.cost);
  const who = player(scope, of.who);
  const times = of.anyNumber === true ? " any number of times" : "";
  const may = `${of.who.kind === "you" ? "you may" : clause(who, "may")} ${action}${times}`;
  const doing =
    of.then.length === 0
      ? ""
      : `. ${sentence(either("if you do,", "if they do,", "when you do,", "if that player does,"))} ${clauses(scope, of.then)}`;
  const otherwise =
    of.otherwise === undefined || of.otherwise.length === 0
      ? ""
      : `. ${sentence(either("if you don't,", "if they don't,", "otherwise,", "if that player doesn't,"))} ${clauses(scope, of.otherwise)}`;
  return `${may}${doing}${otherwise}`;
}

function delayed(scope: Scope, of: Extract<Effect, { kind: "delayed" }>): string {
  const only = of.condition === undefined ? "" : `if ${condition(scope, of.condition)}, `;
  if (of.trigger.kind === "step") {
    const limit = of.duration?.kind === "end-of-turn" ? " this turn" : "";
    const when = `${nextStepClause(scope, of.trigger)}${limit}`;
    const [now, ...then] = of.body.effect;
    const inner = fork(scope);
    const parted =
      now !== undefined && then.length > 0 && of.body.modal === undefined && only === ""
        ? [`${clauses(inner, [now])} ${when}${either(", then ", " and ")}${clauses(inner, then)}`]
        : [];
    const body = bodyText(scope, of.body, "clause");
    const ending = of.body.effect.length === 1 && of.body.modal === undefined && only === "";
    return ending
      ? either(`${body} ${when}`, `${when}, ${body}`)
      : either(`${when}, ${only}${body}`, `${body} ${when}`, ...parted);
  }
  const said = triggerClause(
    scope,
    of.or === undefined ? [of.trigger] : [of.trigger, of.or],
    of.each === true ? "whenever" : "when",
  );
  // A spell that isn't named yet is the next one.
  const words =
    of.trigger.kind === "cast" && of.each === undefined
      ? either(
          eachWay(said, (way) => way.replace(/^when you cast /, "when you next cast ")),
          said,
        )
      : said;
  const turn = of.duration?.kind === "end-of-turn";
  const lasts = of.duration === undefined ? "" : turn ? either(" this turn", "") : ` ${duration(scope, of.duration)}`;
  const body = bodyText(scope, of.body, "clause");
  if (of.duration === undefined) return `${words}, ${only}${body}`;
  const front = `${turn ? "until end of turn" : duration(scope, of.duration)}, ${words}, ${only}${body}`;
  const back = `${words}${lasts}, ${only}${body}`;
  return of.each === true ? either(front, back) : either(back, front);
}

function chooseValue(scope: Scope, of: Extract<Effect, { kind: "choose-value" }>): string {
  return order(scope, of.who, `choose ${valueWords(scope, of)}`);
}

function valueWords(scope: Scope, of: Extract<Effect, { kind: "choose-value" }>): string {
  if (of.from !== undefined) return list(of.from, "or");
  switch (of.what) {
    case "name":
      return "a card name";
    case "nonland-name":
      return "a nonland card name";
    case "color":
      return "a color";
    case "type":
      return either("a card type", "a card type shared among two exiled cards used to craft it");
    case "creature-type":
      return "a creature type";
    case "land-type":
      return either("a basic land type", "a land type");
    case "even-odd":
      return "odd or even";
    case "keyword":
      return "a keyword";
    case "number":
      return of.min !== undefined && of.max !== undefined
        ? `a number between ${amount(scope, of.min)} and ${amount(scope, of.max)}`
        : "a number";
  }
}

import type { DamagePart, Effect, Restriction, StaticRule } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { eachWay, either, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, figure, forEach, isClause } from "./amount.ts";
import { counterWords, faceDownValues } from "./arrival.ts";
import { does, order, takeBare } from "./do.ts";
import { duration } from "./duration.ts";
import { clauses } from "./effect.ts";
import { noun } from "./filter.ts";
import { modifications } from "./modification.ts";
import { each } from "./noun.ts";
import { agree, clause, joinVerbs, type NounPhrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { replacement } from "./replacement.ts";
import { restriction } from "./restriction.ts";
import { selector } from "./selector.ts";
import { activating, staticRule } from "./static-rule.ts";
import { list, numberWord, withArticle } from "./words.ts";

/** Instructions that change what is on the battlefield where it is. */
export function boardEffect(scope: Scope, of: EffectOf<"board">): string {
  switch (of.kind) {
    case "transform":
    case "convert":
    case "flip":
    case "tap":
    case "untap":
    case "regenerate":
      return order(scope, undefined, `${of.kind} ${selector(scope, of.what).object}`);
    case "regenerate-shield":
      return order(scope, undefined, `regenerate ${selector(scope, of.what).object}`);
    case "turn-face-up":
    case "turn-face-down": {
      const what = selector(scope, of.what);
      const values =
        of.kind === "turn-face-down" && of.values !== undefined
          ? `. ${either("It's", "They're")} ${faceDownValues(scope, of.values)}`
          : "";
      return order(scope, undefined, `turn ${what.object} face ${of.kind === "turn-face-up" ? "up" : "down"}${values}`);
    }
    case "damage":
      return damage(scope, of);
    case "fight":
      if (of.with === of.what) return does(scope, selector(scope, of.what), either("fight each other"));
      return does(scope, selector(scope, of.what), `fight ${selector(scope, of.with).object}`);
    case "counters":
      return counters(scope, of);
    case "double-counters":
      return order(
        scope,
        undefined,
        `double the number of ${of.counter === "each-kind" ? "each kind of counter" : `${of.counter} counters`} on ${selector(scope, of.on).object}`,
      );
    case "move-counters": {
      const number =
        of.count === "all"
          ? `all ${of.counter === "any" ? "" : `${of.counter} `}counters`
          : counterWords(scope, of.counter === "any" ? "" : of.counter, of.count);
      return order(
        scope,
        undefined,
        `move ${number} from ${selector(scope, of.from).object} onto ${selector(scope, of.to).object}`,
      );
    }
    case "attach": {
      const what = selector(scope, of.what).object;
      return order(
        scope,
        undefined,
        `attach ${what} to ${of.toPlayer === undefined ? selector(scope, of.to).object : player(scope, of.toPlayer).object}`,
      );
    }
    case "unattach":
      return order(scope, undefined, `unattach ${selector(scope, of.what).object}`);
    case "phase-out":
      return does(scope, selector(scope, of.what), "phase out");
    case "remove-from-combat":
      return order(scope, undefined, `remove ${selector(scope, of.what).object} from combat`);
    case "exchange-control": {
      const lasts = of.duration.kind === "permanent" ? "" : ` ${duration(scope, of.duration)}`;
      const both = JSON.stringify(of.what) === JSON.stringify(of.with);
      const pair = both
        ? selector(scope, of.what).object
        : `${selector(scope, of.what).object} and ${selector(scope, of.with).object}`;
      return order(scope, undefined, `exchange control of ${pair}${lasts}`);
    }
    case "modify":
      return modify(scope, of);
    case "rule": {
      takeBare(scope);
      if (of.duration.kind === "end-of-turn") scope.lasting = "turn";
      if (of.duration.kind === "once") scope.lasting = of.duration.turn === true ? "next-this-turn" : "next";
      const ending =
        of.duration.kind === "end-of-turn" ? either("this turn", "until end of turn") : duration(scope, of.duration);
      const rules = of.rules.map((rule) => staticRule(scope, rule));
      delete scope.lasting;
      const all = either(
        rules.join(" and "),
        rules.map((rule, index) => (index === 0 ? rule : furtherRule(scope, rule, of.rules[index]))).join(" or "),
      );
      return ending === "" ? all : either(`${all} ${ending}`, `${ending}, ${all}`, all);
    }
    case "replace": {
      takeBare(scope);
      if (of.duration.kind === "end-of-turn") scope.lasting = "turn";
      const words = replacement(scope, of.replacement);
      delete scope.lasting;
      if (of.duration.kind === "end-of-turn")
        return either(
          words,
          `until end of turn, ${replacement({ ...scope, named: new Map(scope.named) }, of.replacement)}`,
        );
      const ending = duration(scope, of.duration);
      return ending === "" ? words : either(`${words} ${ending}`, words, `${ending}, ${words}`);
    }
  }
}

/** A second rule of the same players: “or activate abilities”. */
const furtherRule = (scope: Scope, rule: string, of: StaticRule | undefined): string =>
  either(
    rule,
    ...(of?.kind === "cannot-activate" ? [activating(scope, of)] : []),
    eachWay(rule, (way) => way.replace(/^.*? can't /, "")),
  );

/** Damage that the verb before deals too: “and 2 damage to you”, “and each opponent”. */
export function furtherDamage(scope: Scope, of: DamagePart): string {
  const to =
    of.to === undefined
      ? of.toPlayers === undefined
        ? ""
        : of.toPlayers.kind === "opponents" && of.toPlayers.except === undefined
          ? "each opponent"
          : player(scope, of.toPlayers).object
      : selector(scope, of.to).object;
  const theirs =
    of.to?.kind === "all" && of.to.zone === undefined && of.to.filter.kind === "all"
      ? of.to.filter.of.filter((part) => part.kind !== "controller" || part.is.kind !== "opponents")
      : undefined;
  const each_ =
    theirs !== undefined &&
    of.to?.kind === "all" &&
    of.to.filter.kind === "all" &&
    theirs.length < of.to.filter.of.length
      ? [`${each(noun(scope, { kind: "all", of: theirs }))} they control`]
      : [];
  return either(`${figure(scope, of.amount, "damage")} to ${to}`, to, ...each_);
}

/** “Each of up to one target creature, up to one target player, and/or up to one target planeswalker”: in the order of the targets. */
function eachOfTargets(scope: Scope, of: Extract<Effect, { kind: "damage" }>): string | undefined {
  const objects = of.to?.kind === "union" ? of.to.of : [];
  const slots = [...objects, ...(of.toPlayers === undefined ? [] : [of.toPlayers])].map((one) =>
    one.kind === "target" ? one.slot : undefined,
  );
  const inOrder = slots.filter((slot) => slot !== undefined).sort((one, other) => one - other);
  if (objects.length === 0 || inOrder.length < slots.length) return undefined;
  const inner = { ...scope, named: new Map(scope.named) };
  const said = inOrder.map((slot) => selector(inner, { kind: "target", slot }).object);
  return `each of ${list(said, "and/or")}`;
}

/** The objects, then the players, that damage is dealt to. */
const recipients = (scope: Scope, of: DamagePart): readonly string[] => [
  ...(of.to === undefined ? [] : [selector(scope, of.to).object]),
  ...(of.toPlayers === undefined
    ? []
    : [
        of.toPlayers.kind === "opponents" && of.toPlayers.except === undefined
          ? "each opponent"
          : player(scope, of.toPlayers).object,
      ]),
];

function damage(scope: Scope, of: Extract<Effect, { kind: "damage" }>): string {
  const by: NounPhrase = selector(scope, of.by ?? { kind: "self" });
  const targets = eachOfTargets(scope, of);
  const dealt = figure(scope, of.amount, "damage");
  const parts =
    of.toPlayers?.kind === "attacked-by"
      ? [`the player or planeswalker ${selector(scope, of.toPlayers.attacker).subject} is attacking`]
      : recipients(scope, of);
  const several = of.to?.kind === "target" && scope.targets[of.to.slot]?.max !== 1 && of.divided !== true;
  const first = either(
    list(parts, "and"),
    list([...parts].reverse(), "and"),
    ...(several ? [`each of ${list(parts, "and")}`] : []),
  );
  const all = [first, ...(of.further ?? []).map((part) => furtherDamage(scope, part))];
  const to = all.length < 3 ? list(all, "and") : either(list(all, "and"), all.join(" and "));
  const words = `deal ${dealt} ${of.divided === true ? either("divided as you choose among", "divided evenly among") : "to"} ${targets === undefined ? to : either(targets, to)}`;
  const each =
    dealt.includes("for each") || dealt.includes("equal to")
      ? either(words, `deal damage to ${to} equal to ${amount(scope, of.amount)}`)
      : words;
  return `${does(scope, by, each)}${of.notPreventable === true ? ". The damage can't be prevented" : ""}${excess(scope, of)}`;
}

/** “. Excess damage is dealt to that creature's controller instead.” */
function excess(scope: Scope, { excess: over }: Extract<Effect, { kind: "damage" }>): string {
  if (over === undefined) return "";
  const whose = "that creature's controller";
  const also = over.also === undefined ? "" : ` and ${either("", "you ")}${clauses(scope, over.also)}`;
  return `. ${either(
    ...(also === "" ? [`Excess damage is dealt to ${whose} instead`] : []),
    `If excess damage would be dealt to that creature this way, instead that damage is dealt to ${whose}${also}`,
  )}`;
}

function counters(scope: Scope, of: Extract<Effect, { kind: "counters" }>): string {
  if (of.change === "add") {
    const every = of.on.kind === "all" ? each(noun(scope, of.on.filter)) : undefined;
    const named = selector(scope, of.on).object;
    const on = every === undefined || of.on.kind !== "all" || of.on.zone !== undefined ? named : either(every, named);
    if (of.counter === "any" || of.counter === "each-kind")
      return order(
        scope,
        undefined,
        `put ${either("another counter of each kind already there", "a counter")} on ${on}`,
      );
    const words = counterWords(scope, of.counter, of.count === "all" ? 1 : of.count);
    return order(
      scope,
      undefined,
      of.divided === true
        ? `distribute ${words} among ${on}`
        : either(
            `put ${words} on ${either(on, `each of ${on}`)}`,
            ...equalTo(scope, of).map(
              (worth) => `put ${either("a number of ", "")}${of.counter} counters on ${on} equal to ${worth}`,
            ),
            ...forEachOf(scope, of).map((each) => `put ${withArticle(`${of.counter} counter`)} on ${on} ${each}`),
            ...(scope.further === true ? [`${words} on ${on}`] : []),
          ),
    );
  }
  const word = of.counter === "any" || of.counter === "each-kind" ? "" : `${of.counter} `;
  const number =
    of.count === "all"
      ? either(`all ${word}counters`, "all of them", "those counters")
      : of.count === 1
        ? withArticle(`${word}counter`)
        : `${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} ${word}counters`;
  const from = selector(scope, of.on).object;
  return order(
    scope,
    undefined,
    either(`remove ${number} from ${from}`, `remove ${either("all of them", "those counters", "them")}`),
  );
}

/** “For each …”, where the counters are as many. Empty: they are said otherwise. */
function forEachOf(scope: Scope, of: Extract<Effect, { kind: "counters" }>): readonly string[] {
  const each = of.count === "all" ? undefined : forEach(scope, of.count);
  return each === undefined ? [] : [each];
}

/** The number of counters as a clause that comes last. Empty: it is a figure. */
const equalTo = (scope: Scope, of: Extract<Effect, { kind: "counters" }>): readonly string[] =>
  of.count !== "all" && isClause(of.count) ? [amount(scope, of.count)] : [];

/** “Doesn't untap during its controller's next untap step”, “attacks ~ during its controller's next turn if able”. */
function nextTime(scope: Scope, of: Extract<Effect, { kind: "modify" }>, is: Restriction): string | undefined {
  const yours = "of" in of.duration && of.duration.of.kind === "you";
  const what = selector(scope, of.what);
  const many = what.plural && what.mixed === undefined;
  const whose = yours
    ? "your"
    : many
      ? either("their controllers'", "their controller's")
      : either("its controller's", "their controllers'");
  if (is.kind === "does-not-untap")
    return clause(
      what,
      `don't untap during ${whose} next untap ${many && !yours ? either("steps", "step") : either("step", "steps")}`,
    );
  if (is.kind === "must-attack-source")
    return clause(what, `attack ${selfReference(scope).object} during ${whose} next turn if able`);
  return undefined;
}

/** “+X/+0, where X is its power” (701.10a). */
function doublesPower(of: Extract<Effect, { kind: "modify" }>): boolean {
  const [only, more] = of.modifications;
  if (only?.kind !== "modify-power-toughness" || more !== undefined || only.toughness !== 0) return false;
  const { power } = only;
  if (typeof power !== "object" || power.kind !== "number-of" || power.what !== "power") return false;
  const own = power.of.kind === "bound" && power.of.name === "it";
  return own || JSON.stringify(power.of) === JSON.stringify(of.what);
}

/** Must attack in its controller's turn, and block in others': “attacks or blocks this turn if able”. */
function attacksOrBlocks(of: Extract<Effect, { kind: "modify" }>): boolean {
  const musts = of.modifications.map((part) => (part.kind === "restriction" ? part.restriction.kind : ""));
  return (
    musts.length === 2 && musts[0] === "must-attack" && musts[1] === "must-block" && of.duration.kind === "end-of-turn"
  );
}

function modify(scope: Scope, of: Extract<Effect, { kind: "modify" }>): string {
  const lasts = duration(scope, of.duration);
  const [first] = of.modifications;
  if (of.modifications.length === 1 && first?.kind === "control") {
    const bare = scope.bare && first.player.kind !== "you" && takeBare(scope);
    const who = first.player.kind === "you" ? undefined : player(scope, first.player);
    const what = selector(scope, of.what).object;
    const words =
      bare && who !== undefined
        ? `have ${who.object} gain control of ${what}`
        : first.player.kind === "you"
          ? order(scope, undefined, `gain control of ${what}`)
          : `${clause(who ?? player(scope, first.player), "gain control of")} ${what}`;
    return lasts === "" ? words : either(`${words} ${lasts}`, `${lasts}, ${words}`);
  }
  if (
    first?.kind === "restriction" &&
    of.modifications.length === 1 &&
    /^(next-step|end-of-next-turn)$/.test(of.duration.kind)
  ) {
    const whole = nextTime(scope, of, first.restriction);
    if (whole !== undefined) return whole;
  }
  const what = selector(scope, of.what);
  if (of.modifications.length === 1 && first?.kind === "restriction" && first.restriction.kind === "cannot-activate") {
    const rule = `${what.possessive} ${restriction(scope, first.restriction).replace(/^its /, "")}`;
    return either(`${rule} ${lasts}`, `${lasts}, ${rule}`);
  }
  const fights = attacksOrBlocks(of) ? [clause(what, "attack or blocks this turn if able")] : [];
  const doubled = doublesPower(of) ? [`double ${what.possessive} power`] : [];
  const bearer = "creature";
  const bare = takeBare(scope);
  if (of.modifications.length === 1 && first?.kind === "restriction" && first.restriction.kind === "must-block") {
    const { which } = first.restriction;
    const time = of.duration.kind === "end-of-combat" ? "this combat" : "this turn";
    const verb = `block ${which === undefined ? "" : `${selector(scope, which).object} `}${time} if able`;
    return bare ? `have ${what.object} ${verb}` : clause(what, verb);
  }
  const verbs = modifications(scope, of.modifications, "change", bearer);
  // “Double its power” says already what X is.
  if (doubled.length > 0 && scope.where !== "") scope.where = usual(scope.where);
  const agreed = bare ? verbs : verbs.map((verb) => agree(what, verb));
  const both = either(
    joinVerbs(agreed),
    `each ${list(agreed, "and")}`,
    ...(verbs.length > 1
      ? [
          agreed
            .map((verb, index) => (index === 0 ? verb : `${either("it", "he", "she", "they")} ${verb}`))
            .join(" and "),
        ]
      : []),
  );
  const keeps = of.modifications.some((part) => part.kind === "add-types");
  const still = keeps
    ? either(
        "",
        ". it's still a land",
        ". they're still lands",
        ". it's still an artifact",
        ". he's still a planeswalker",
      )
    : "";
  const withAbilities =
    verbs.length === 2 && /^(add|set)-types$/.test(first?.kind ?? "") && of.modifications[1]?.kind === "gain"
      ? [`${agreed[0] ?? ""} with ${(verbs[1] ?? "").replace(/^(gain|have) /, "")}`]
      : [];
  const all = either(both, ...withAbilities);
  const plainly = bare ? `have ${what.object} ${all}` : `${what.subject} ${all}`;
  const said = either(plainly, ...doubled, ...fights);
  // “Gets +2/+0 until end of turn and can't be blocked this turn”: each with its own time.
  const spread =
    verbs.length > 1 && of.duration.kind === "end-of-turn"
      ? [
          `${what.subject} ${list(
            agreed.map((verb, index) => {
              const part = of.modifications[index];
              const isTimed = part?.kind === "restriction" && /^must-(attack|block)$/.test(part.restriction.kind);
              return isTimed
                ? verb
                : `${verb} ${part?.kind === "restriction" ? either("this turn", lasts, "this turn if able") : lasts}`;
            }),
            "and",
          )}`,
        ]
      : [];
  const copies =
    of.modifications.length === 1 && lasts !== "" && said.includes(" except ")
      ? [said.replaceAll(/(\uE000, except )/g, ` ${lasts}$1`)]
      : [];
  const early =
    said.includes(" for each ") && lasts !== "" ? [said.replaceAll(" for each ", ` ${lasts} for each `)] : [];
  const timed = first?.kind === "restriction" && /^must-(attack|block)$/.test(first.restriction.kind);
  return lasts === ""
    ? said + still
    : timed && of.duration.kind === "end-of-turn"
      ? either(said, `${said} ${lasts}`, `${lasts}, ${said}`)
      : either(
          `${said} ${lasts}${still}`,
          `${lasts}, ${said}${still}`,
          ...copies,
          ...early,
          ...spread,
          ...(of.duration.kind === "permanent" ? [said + still] : []),
        );
}

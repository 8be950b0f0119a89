import type { Filter, Replacement, Selector, Zone } from "@obverse/core";
import { eachWay, either, silent } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { arrival, counterWords, faceDownValues } from "./arrival.ts";
import { condition } from "./condition.ts";
import { exceptions } from "./copy.ts";
import { clauses, furtherSteps, steps } from "./effect.ts";
import { noun } from "./filter.ts";
import { modifications } from "./modification.ts";
import { bare, each, many, one, short } from "./noun.ts";
import { clause, type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { list, numberWord } from "./words.ts";

const isSelf = (filter: Filter): boolean => filter.kind === "is" && filter.what.kind === "self";

const thisTurn = (scope: Scope): string =>
  scope.lasting === "turn" ? either(" this turn", "") : either("", " this turn");

function subject(scope: Scope, filter: Filter): NounPhrase {
  if (isSelf(filter)) return { ...selfReference(scope) };
  if (filter.kind === "is") return selector(scope, filter.what);
  const words = noun(scope, filter);
  nameThing(scope, "event:subject", {
    noun: short(words).includes("\uE000") ? "permanent" : short(words),
    plural: false,
  });
  return phrase(one(words), false);
}

/** A replacement effect as sentences. `when`: a duration said with it. */
export function replacement(scope: Scope, of: Replacement): string {
  switch (of.kind) {
    case "enters":
      return enters(scope, of);
    case "as-transforms":
      return `as ${selfReference(scope).subject} transforms${of.into === undefined ? "" : ` into ${of.into.kind === "name" ? either(scope.options.nameOf?.(of.into.name) ?? of.into.name, of.into.name.split(",")[0] ?? "") : one(noun(scope, of.into))}`}, ${steps(scope, of.as)}`;
    case "as-attached":
      return `as ${selfReference(scope).subject} becomes attached to ${one(noun(scope, of.to))}, ${steps(scope, of.as)}`;
    case "as-turned-face-up":
      return `as ${selfReference(scope).subject} is turned face up, ${steps(scope, of.as)}`;
    case "zone-change":
      return zoneChange(scope, of);
    case "dies": {
      const who = subject(scope, of.subject);
      const by = of.damagedBy === undefined ? "" : ` dealt damage by ${selector(scope, of.damagedBy).object} this turn`;
      return `if ${who.subject}${by} would die${thisTurn(scope)}, ${instead(scope, of.instead.to, of.instead.arrival, of.instead.also)}`;
    }
    case "destroyed":
      return of.regenerate === true
        ? `the next time ${subject(scope, of.subject).subject} would be destroyed this turn, regenerate it instead`
        : `if ${subject(scope, of.subject).subject} would be destroyed, ${insteadSteps(scope, of.instead)}`;
    case "damage":
      return damage(scope, of);
    case "tokens-created": {
      const who = player(scope, of.who);
      const words = many(noun(scope, of.what));
      const times =
        of.factor === 2
          ? "twice that many of those tokens are created instead"
          : of.factor === 3
            ? "three times that many of those tokens are created instead"
            : of.also !== undefined
              ? `those tokens plus ${eachWay(steps(scope, of.also), (way) => way.replace(/^[^a]*?create /, ""))} are created instead`
              : `those tokens plus ${of.plus ?? 0} are created instead`;
      const more = of.also === undefined || of.factor === undefined ? "" : `. ${steps(scope, of.also)}`;
      return `${either(`if one or more ${words} would be created under ${who.possessive} control`, `if an effect would create one or more ${words} under ${who.possessive} control`)}, ${either(times, "it creates twice that many of those tokens instead")}${more}`;
    }
    case "counters-added": {
      const word = of.counter === "any" ? "counters" : `${of.counter} counters`;
      if (of.byEffect === true)
        return `if an effect would put one or more ${word} on ${subject(scope, of.subject).object}, it puts twice that many ${either("of those counters", word)} on ${either("that permanent", "that creature", "it")} instead`;
      if (of.who !== undefined) {
        const kinds = of.counter === "any" ? "of each of those kinds of counters" : word;
        const number =
          of.factor === 0.5
            ? "half that many"
            : of.factor === 2
              ? "twice that many"
              : `that many plus ${numberWord(of.plus ?? 0)}`;
        const any = of.subject.kind === "any";
        const on = any ? "a permanent or player" : subject(scope, of.subject).object;
        const verb = of.who.kind === "you" ? "put" : "they put";
        const there = any ? "that permanent or player" : either("that permanent", "that creature", "it");
        const down = of.factor === 0.5 ? ", rounded down" : "";
        return `if ${of.who.kind === "you" ? "you" : "an opponent"} would put one or more ${word} on ${on}, ${verb} ${number} ${kinds} on ${there} instead${down}`;
      }
      const how =
        of.factor === 2
          ? `twice that many ${either(word, "of each of those kinds of counters")}`
          : of.factor === 3
            ? `three times that many ${word}`
            : `that many plus ${of.plus === 1 ? "one" : (of.plus ?? 0)} ${word}`;
      return either(
        `if one or more ${word} would be put on ${subject(scope, of.subject).object}, ${how} are put on it instead`,
        `if an effect would put one or more ${word} on ${subject(scope, of.subject).object}, it puts ${how} on it instead`,
      );
    }
    case "draw":
      return `if ${of.who.kind === "each" ? "a player" : player(scope, of.who).subject} would draw a card${of.exceptFirstInDrawStep === true ? " except the first one you draw in each of your draw steps" : ""}, ${of.optional === true ? "you may instead " : ""}${of.optional === true ? steps(scope, of.instead) : insteadSteps(scope, of.instead)}`;
    case "life": {
      const who = player(scope, of.who);
      if (of.floor !== undefined)
        return `damage that would reduce ${who.possessive} life total to less than ${of.floor} reduces it to ${of.floor} instead`;
      if (of.reducesTo !== undefined)
        return `if ${who.possessive} life total would be reduced to ${of.reducesTo} or less, ${either(`instead ${steps(scope, of.instead ?? [])}`)}`;
      const how =
        of.instead !== undefined
          ? insteadSteps(scope, of.instead)
          : of.factor !== undefined
            ? `${who.subject} ${of.change} ${of.factor === 2 ? "twice" : "three times"} that much life instead`
            : `${who.subject} ${of.change} that much life plus ${of.plus ?? 0} instead`;
      return `if ${who.subject} would ${of.change} life, ${how}`;
    }
    case "discard":
      return either(
        `if ${of.causedBy === undefined ? "an effect" : `a spell or ability ${of.causedBy.kind === "opponents" ? "an opponent controls" : "you control"}`} causes ${player(scope, of.who).object} to discard this card, ${insteadSteps(scope, of.instead)}`,
        `if ${player(scope, of.who).subject} would discard a card, ${insteadSteps(scope, of.instead)}`,
      );
    case "action": {
      const who = subject(scope, of.subject);
      nameThing(scope, "bound:it", { noun: "creature", plural: false });
      return `if ${who.subject} would ${of.action}, instead ${clauses(scope, of.instead)}`;
    }
    case "mana":
      return `if ${one(noun(scope, of.source))} is tapped for mana, it produces ${
        of.factor === 2
          ? "twice as much of that mana"
          : of.factor === 3
            ? "three times as much of that mana"
            : list(
                (of.instead ?? []).map((kind) => `{${kind}}`),
                "or",
              )
      } instead`;
    case "untap-step":
      return either(
        `${many(noun(scope, of.subject))} don't untap during ${either("their controllers' untap steps", "your untap step")}`,
      );
    case "skip":
      return of.who.kind === "you"
        ? `skip your ${stepName(of.step)}`
        : clause(player(scope, of.who), `skip their ${stepName(of.step)}`);
    case "turn-face-up":
      return `as ${subject(scope, of.subject).subject} is turned face up, ${steps(scope, of.also)}`;
    case "game-loss":
      return `if ${player(scope, of.who).subject} would lose the game, ${insteadSteps(scope, of.instead)}`;
    case "enters-face-down":
      return `${many(noun(scope, of.subject))} enter face down. They're ${faceDownValues(scope, of.values)}`;
    case "day-night-as-enters":
      return `if it's neither day nor night, it becomes ${of.to} as ${selfReference(scope).subject} enters`;
    case "enters-modified":
      return either(
        clause(subject(scope, of.subject), "enter").concat(
          ` as ${modifications(scope, of.modifications, "state", "creature")
            .map((words) => words.replace(/^be /, ""))
            .join(" and ")}`,
        ),
        `${many(noun(scope, of.subject))} enter as ${modifications(scope, of.modifications, "state", "creature")
          .map((words) => words.replace(/^be /, ""))
          .join(" and ")}`,
      );
  }
}

/** “Any creature on the battlefield”, “a creature you control”. */
function copied(scope: Scope, of: Selector): string {
  if (of.kind !== "choose") return selector(scope, of).object;
  const words = noun(scope, of.filter);
  const where = of.zone === undefined ? silent(" on the battlefield") : ` ${place(scope, of.zone, of.of, "in", "one")}`;
  return `${either(one(words), `any ${words.other ? "other " : ""}${bare(words)}`)}${where}`;
}

function enters(scope: Scope, of: Extract<Replacement, { kind: "enters" }>): string {
  const self = isSelf(of.subject);
  const who = self ? { ...selfReference(scope) } : subject(scope, of.subject);
  const plural = self ? undefined : many(noun(scope, of.subject));
  const battlefield = either("", " the battlefield");
  const from = of.from === undefined ? "" : ` from ${of.from.join(" or ")}`;
  const only =
    of.condition === undefined
      ? ""
      : of.condition.kind === "not"
        ? either(` unless ${condition(scope, of.condition.of)}`, ` if ${condition(scope, of.condition)}`)
        : either(` if ${condition(scope, of.condition)}`, ` if ${condition(scope, of.condition)}`);
  if (of.unless !== undefined)
    return `as ${who.subject} enters${battlefield}, ${steps(scope, of.unless.steps)}. ${either("If you don't,", "If you do,")} ${clause(selfReference(scope), `enter${battlefield}${arrival(scope, of.unless.otherwise)}`)}`;
  if (of.as !== undefined && of.copy === undefined) {
    const doing = steps(scope, of.as);
    const tail =
      of.arrival === undefined
        ? ""
        : `. ${clause(selfReference(scope), `enter${battlefield}${arrival(scope, of.arrival)}`)}`;
    return `as ${who.subject} enters${battlefield}${from}, ${doing}${tail}`;
  }
  if (of.copy !== undefined) {
    const { copy } = of;
    const extra = (copy.extraCounters ?? []).map(
      ({ counter, count, ifType }) =>
        ` enters with ${count === 1 ? `an additional ${counter} counter` : counterWords(scope, counter, count)} on it${ifType === undefined ? "" : ` if it's ${/^[aeiou]/i.test(ifType) ? "an" : "a"} ${ifType.toLowerCase()}`}`,
    );
    const what = copied(scope, copy.of);
    const noWords = exceptions(scope, copy.exceptions, "creature", extra);
    const later = of.as === undefined ? "" : `. ${steps(scope, of.as)}`;
    return `${copy.optional === true ? `you may have ${who.object} enter${battlefield}` : clause(who, `enter${battlefield}`)}${arrival(scope, of.arrival)} as a copy of ${what}${noWords}${later}${only}`;
  }
  const ways = arrival(scope, of.arrival);
  // Whose control it would enter under is part of the event, and isn't said of what is there.
  if (of.arrival?.under !== undefined && !self)
    return `if ${who.subject} would enter${battlefield}${thisTurn(scope)}, it enters${battlefield}${ways} instead${only}`;
  if (of.may === true) return `you may have ${who.object} enter${battlefield}${ways}${only}`;
  const entered = clause(who, `enter${battlefield}${from}${ways}`);
  const escaped =
    self && of.condition?.kind === "paid" && of.condition.keyword === "escape" && of.condition.of === undefined;
  if (escaped) return either(clause(who, `escape${ways}`), `${entered}${only}`);
  const single = entered;
  if (plural === undefined) return `${single}${only}`;
  const every = of.subject.kind === "is" ? [] : [`${each(noun(scope, of.subject))} enters${battlefield}${from}${ways}`];
  return `${either(`${plural} enter${battlefield}${from}${ways}`, single, ...every)}${only}`;
}

const zones = (of: readonly Zone[], whose: string): string =>
  of
    .map((zone) =>
      zone === "battlefield" || zone === "stack" ? `the ${zone}` : zone === "exile" ? zone : `${whose} ${zone}`,
    )
    .join(" or ");

function zoneChange(scope: Scope, of: Extract<Replacement, { kind: "zone-change" }>): string {
  const anything = of.subject.kind === "all" && of.subject.of.length === 0;
  const found = subject(scope, of.subject);
  const who = anything ? { ...found, subject: either(found.subject, "a card or token") } : found;
  const whose =
    of.whose === undefined
      ? either("a", "your", "its owner's")
      : of.whose.kind === "opponents"
        ? "an opponent's"
        : player(scope, of.whose).possessive;
  const from =
    of.from === undefined
      ? either(" from anywhere", "")
      : of.from.length === 1 && of.from[0] === "battlefield"
        ? either("", " from the battlefield")
        : ` from ${zones(of.from, either("your", "a"))}`;
  const cast = of.wasCast === false ? " and it wasn't cast" : of.wasCast === true ? " and it was cast" : "";
  const to = of.to ?? [];
  const event =
    to.length === 0
      ? of.from?.[0] === "battlefield"
        ? "would leave the battlefield"
        : `would leave ${zones(of.from ?? ["graveyard"], whose)}`
      : to[0] === "battlefield"
        ? either("would enter", "would enter the battlefield")
        : to[0] === "exile"
          ? "would be exiled"
          : `would be put into ${zones(to, whose)}${from}`;
  const may = of.optional === true ? "you may " : "";
  return `if ${who.subject} ${event}${cast}${thisTurn(scope)}, ${may}${instead(scope, of.instead.to, of.instead.arrival, of.instead.also, of.instead.reveal)}`;
}

function instead(
  scope: Scope,
  to: Zone | undefined,
  how: Parameters<typeof arrival>[1],
  also: Parameters<typeof steps>[1] | undefined,
  reveal?: true,
): string {
  const it =
    also === undefined || also.length === 0 ? either("it", "that card", "them") : either("that card", "it", "them");
  const more = also === undefined || also.length === 0 ? "" : furtherSteps(scope, also);
  const shown = reveal === true ? either(`reveal ${it} and `, "that card is revealed and ") : "";
  const rest = either(
    "",
    " of putting it anywhere else",
    " of putting them anywhere else",
    " of putting it into its owner's graveyard",
  );
  const move =
    to === undefined
      ? ""
      : to === "exile"
        ? `exile ${it}${how?.counters === undefined ? "" : arrival(scope, how)}`
        : to === "library"
          ? how?.position === "shuffled"
            ? `shuffle ${it} into ${either("its owner's", "their")} library`
            : either(
                `put ${it} on the ${how?.position === "top" ? "top" : "bottom"} of ${either("its owner's library", "that player's library")}`,
                `put on the ${how?.position === "top" ? "top" : "bottom"} of that player's library`,
              )
          : to === "hand"
            ? either(`return ${it} to its owner's hand`, `put ${it} into its owner's hand`)
            : to === "battlefield"
              ? `put ${it} onto the battlefield${arrival(scope, how)}`
              : `put ${it} into its owner's ${to}`;
  if (move === "") return also === undefined ? "nothing happens instead" : insteadSteps(scope, also);
  if (more !== "")
    return either(
      `instead ${shown}${move}${more}`,
      `${shown}${move}${more} instead${rest}`,
      `${shown}${move} instead${rest}${more}`,
    );
  return either(
    `${shown}${move}${more} instead${rest}`,
    `instead ${shown}${move}${more}`,
    `${shown}${move} instead${rest}${more}`,
  );
}

function insteadSteps(scope: Scope, of: Parameters<typeof steps>[1]): string {
  const words = steps(scope, of);
  return either(`${words} instead`, `instead ${words}`);
}

function damage(scope: Scope, of: Extract<Replacement, { kind: "damage" }>): string {
  const kind = of.combat === true ? "combat " : of.combat === false ? "noncombat " : "";
  const to =
    of.to === undefined
      ? ""
      : isSelf(of.to)
        ? selfReference(scope).object
        : of.to.kind === "is"
          ? selector(scope, of.to.what).object
          : damaged(scope, of.to);
  const plain = of.to === undefined || of.to.kind === "is" || to === "you" ? to : either(many(noun(scope, of.to)), to);
  const turn = thisTurn(scope);
  const by =
    of.source === undefined ? "" : either(` by ${many(noun(scope, of.source))}`, ` by ${one(noun(scope, of.source))}`);
  const then_ = of.then === undefined ? "" : `. ${steps(scope, of.then)}`;
  if (of.shield !== undefined)
    return `prevent the next ${amount(scope, of.shield)} ${kind}damage that would be dealt to ${to}${turn}${then_}`;
  if (of.prevent === "all")
    return either(
      `prevent all ${kind}damage that would be dealt${to === "" ? "" : ` to ${plain}`}${turn}${by}`,
      `prevent all ${kind}damage ${of.source === undefined ? "sources" : either(one(noun(scope, of.source)), many(noun(scope, of.source)))} would deal${to === "" ? "" : ` to ${plain}`}${turn}`,
      `prevent all ${kind}damage that would be dealt${to === "" ? "" : ` to ${plain}`}${by}${turn}`,
      `prevent all ${kind}damage that would be dealt ${to === "" ? "" : `to ${plain} `}this turn by ${of.source === undefined ? "sources" : many(noun(scope, of.source))}`,
    ).concat(then_);
  const source =
    of.source === undefined
      ? "a source"
      : isSelf(of.source)
        ? selfReference(scope).subject
        : one(withSource(scope, of.source));
  const when =
    of.when === undefined
      ? `${kind}damage`
      : either(
          `an amount of ${kind}damage ${of.when.is === "<" ? `less than ${amount(scope, of.when.value)}` : of.when.is === ">=" ? `${amount(scope, of.when.value)} or more` : `${amount(scope, of.when.value)} or less`}`,
        );
  const event = either(
    `if ${source} would deal ${when}${to === "" ? "" : ` to ${to}`}${turn}`,
    ...(of.source === undefined ? [`if ${kind}damage would be dealt to ${to}${turn}`] : []),
    ...(to === "" ? [`if ${source} would deal ${when} to a permanent or player${turn}`] : []),
  );
  if (of.prevent !== undefined) return `${event}, prevent ${amount(scope, of.prevent)} of that damage${then_}`;
  if (of.redirect !== undefined)
    return either(
      `all ${kind}damage that would be dealt to ${plain}${turn}${by} is dealt to ${selector(scope, of.redirect).object} instead`,
      `${event}, that damage is dealt to ${selector(scope, of.redirect).object} instead`,
    );
  const change = of.change ?? {};
  // “To a permanent or player” is anything, and may be said again.
  const again = either("", " to that permanent or player", ...(of.to?.kind === "player" ? [" to that player"] : []));
  const how =
    change.factor === 2
      ? `it deals double that damage${to === "" ? again : either(` to ${to}`, " to that permanent or player", "")} instead`
      : change.factor !== undefined
        ? `it deals ${change.factor === 3 ? "triple" : change.factor} that damage${again} instead`
        : change.plus !== undefined
          ? `it deals that much damage plus ${amount(scope, change.plus)}${again} instead`
          : change.set === undefined
            ? ""
            : either(
                `that source deals damage equal to ${amount(scope, change.set)} instead`,
                `it deals ${amount(scope, change.set)} damage instead`,
              );
  return `${event}, ${how}${then_}`;
}

function withSource(scope: Scope, filter: Filter): ReturnType<typeof noun> {
  const words = noun(scope, filter);
  return words.heart.every((heart) => typeof heart === "string" && heart.includes("\uE000permanent"))
    ? { ...words, heart: ["source"] }
    : words;
}

/** Who or what is dealt damage: “you or a permanent you control”. */
const damaged = (scope: Scope, to: Filter): string =>
  to.kind === "player" && to.who?.kind === "you"
    ? "you"
    : to.kind === "any" && to.of.some((part) => part.kind === "player" && part.who?.kind === "you")
      ? either(
          list(
            to.of.map((part) => damaged(scope, part)),
            "or",
          ),
          list(
            to.of.map((part) => damaged(scope, part)),
            "and",
          ),
        )
      : one(noun(scope, to));

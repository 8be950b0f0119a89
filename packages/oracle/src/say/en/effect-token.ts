import type { Amount, Arrival, PlayerRef } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { either, sentence } from "../phrase.ts";
import { fork, type Scope } from "../scope.ts";
import { amount, forEach, isClause, things } from "./amount.ts";
import { arrival, stateWords } from "./arrival.ts";
import { exceptions } from "./copy.ts";
import { order, statement, takeBare } from "./do.ts";
import { noun } from "./filter.ts";
import { abilityWords } from "./granted.ts";
import { modifications } from "./modification.ts";
import { one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { selector } from "./selector.ts";
import { token } from "./token.ts";
import { list, numberWord } from "./words.ts";

/** Instructions that make tokens, emblems and copies. */
export function tokenEffect(scope: Scope, of: EffectOf<"token">): string {
  switch (of.kind) {
    case "create-token": {
      const { adjectives, after } = arrivalOf(scope, of.arrival, of.count);
      const plain = (ways: readonly string[], tail: string): string =>
        creating(scope, of.who, `${counted(scope, of.count, (count) => token(scope, of.token, count, ways))}${tail}`);
      return either(
        plain(adjectives, after),
        ...entering(scope, of.arrival).map((tail) => plain(adjectives, tail)),
        ...(adjectives.length > 0 ? [plain([], `${after}${either(...thatAre(adjectives))}`)] : []),
      );
    }
    case "create-named": {
      const { adjectives, after } = arrivalOf(scope, of.arrival, of.count);
      const words = [...adjectives, of.token, "token"].join(" ");
      return order(
        scope,
        of.who,
        `create ${things(scope, of.count, words, /^[AEIOU]/i.test(words) ? `an ${words}` : `a ${words}`)}${after}`,
      );
    }
    case "create-copy": {
      const source = selector(scope, of.of).object;
      const { adjectives, after } = arrivalOf(scope, of.arrival, of.count);
      const state = adjectives.length === 0 ? "" : `${adjectives.join(" ")} `;
      const original = selector(fork(scope), of.of).subject;
      const rest =
        exceptions(scope, of.exceptions, "token", [], original) +
        (of.size === undefined ? "" : sizeWords(scope, of.size));
      const how =
        of.count === 1
          ? either(
              `a ${state}token that's a copy of ${source}`,
              ...(of.arrival?.tapped === true && of.arrival.attacking === true
                ? [`a tapped and attacking token that's a copy of ${source}`]
                : []),
            )
          : `${counted(scope, of.count, (count) => `${typeof count === "number" ? numberWord(count) : count} ${state}tokens that are copies of ${source}`)}`;
      const later = of.arrival?.attacking === true ? either("", " that's tapped and attacking") : "";
      return order(
        scope,
        of.who,
        either(
          `create ${how}${rest}${later}${after}`,
          ...(of.arrival?.attacking === true
            ? [`create ${how.replace(/ token/, " tapped and attacking token")}${rest}`]
            : []),
          `create ${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} of those tokens`,
        ),
      );
    }
    case "emblem":
      if (of.who.kind === "bound" && scope.did.get(of.who.name) === "damage")
        return `each player dealt damage this way gets an emblem with ${abilityWords(scope, of.abilities, "emblem")}`;
      return statement(scope, of.who, `get an emblem with ${abilityWords(scope, of.abilities, "emblem")}`);
    case "copy-spell": {
      const what = selector(scope, of.what).object;
      const count =
        of.count === undefined || of.count === 1
          ? ""
          : typeof of.count === "number"
            ? ` ${of.count === 2 ? "twice" : `${numberWord(of.count)} times`}`
            : isClause(of.count)
              ? ` ${forEach(scope, of.count) ?? `a number of times equal to ${amount(scope, of.count)}`}`
              : ` ${amount(scope, of.count)} times`;
      const targets =
        of.newTargets === true ? `. ${sentence("you may choose new targets for the")} ${either("copy", "copies")}` : "";
      return `${order(scope, of.who, `copy ${what}${count}${exceptions(scope, of.exceptions, "copy", [], "the spell")}`)}${targets}`;
    }
    case "change-targets": {
      const what = selector(scope, of.what);
      const to =
        of.to === undefined
          ? of.filter === undefined
            ? ""
            : ` to ${one(noun(scope, of.filter))}`
          : ` to ${selector(scope, of.to).object}`;
      if (of.mode === "may-new" && takeBare(scope)) return `choose new targets for ${what.object}`;
      if (of.mode === "may-new")
        return either(`you may choose new targets for ${what.object}`, `choose new targets for ${what.object}`);
      return order(
        scope,
        undefined,
        either(
          `change the target of ${what.object}${to}`,
          `change ${what.possessive} target${to}`,
          `change the target or targets of ${what.object}${to}`,
        ),
      );
    }
  }
}

/** “The token enters with X +1/+1 counters on it, where X is the number of other creatures you control”: the token isn't there yet as they are counted. */
function entering(scope: Scope, of: Arrival | undefined): readonly string[] {
  const [only, more] = of?.counters ?? [];
  if (of === undefined || only === undefined || more !== undefined || Object.keys(of).length > 1) return [];
  const { count, counter } = only;
  if (typeof count !== "object" || count.kind !== "count" || count.zone !== undefined) return [];
  const others: Amount = {
    ...count,
    filter: { kind: "all", of: [{ kind: "not", of: { kind: "is", what: { kind: "self" } } }, count.filter] },
  };
  const number = either(amount(scope, others), amount(scope, count));
  return [`. ${sentence(either("the token", "it"))} enters with X ${counter} counters on it, where X is ${number}`];
}

/** “Create a token”; straight after another such instruction of the same player the verb need not be said again. */
function creating(scope: Scope, who: PlayerRef | undefined, what: string): string {
  const further = scope.further === true && !scope.bare;
  const words = order(scope, who, `create ${what}`);
  return further ? either(words, what) : words;
}

function counted(scope: Scope, count: Amount, write: (count: number | string) => string): string {
  if (typeof count === "number") return write(count);
  if (!isClause(count)) return write(count.kind === "x" ? "X" : amount(scope, count));
  const each = forEach(scope, count);
  const words = amount(scope, count);
  const x = write("X");
  const single = write(1);
  scope.where = either("", `, where X is ${words}`);
  return either(
    ...(each === undefined ? [] : [`${single} ${each}`]),
    `${write("a number of")}${` equal to ${words}`}`,
    x,
  );
}

const thatAre = (states: readonly string[]): readonly string[] => [
  ` that's ${list(states, "and")}`,
  ` that are ${list(states, "and")}`,
];

function arrivalOf(
  scope: Scope,
  of: Arrival | undefined,
  count: Amount,
): { readonly adjectives: readonly string[]; readonly after: string } {
  if (of === undefined) return { adjectives: [], after: "" };
  const states = stateWords(of);
  const attacking = of.attacking === true;
  const {
    tapped: _tapped,
    attacking: _attacking,
    transformed: _transformed,
    converted: _converted,
    faceDown: _down,
    modifications: mods,
    ...others
  } = of;
  const more = Object.keys(others).length === 0 ? "" : arrival(scope, others);
  const gained =
    mods === undefined || mods.length === 0
      ? ""
      : either(
          ...(["change", "state"] as const).map(
            (manner) =>
              `. ${sentence(either("it", "they", "the token"))} ${modifications(scope, mods, manner, "token")
                .map((verb) =>
                  count === 1 ? clause({ subject: "", object: "", possessive: "", plural: false }, verb).trim() : verb,
                )
                .join(" and ")}`,
          ),
        );
  return attacking
    ? {
        adjectives: [],
        after: `${either(...[count === 1 ? " that's " : " that are ", " that's ", " that are ", " and that's "].map((words) => `${words}${list(states, "and")}`))}${more}${gained}`,
      }
    : { adjectives: states, after: `${more}${gained}` };
}

/** “, except their power is half that creature's power and their toughness is …. Round up each time”. */
function sizeWords(scope: Scope, size: { readonly power: Amount; readonly toughness: Amount }): string {
  const up = [size.power, size.toughness].every(
    (of) => typeof of === "object" && of.kind === "half" && of.round === "up",
  );
  const value = (of: Amount): string =>
    up && typeof of === "object" && of.kind === "half" ? `half ${amount(scope, of.of)}` : amount(scope, of);
  const whose = either("their", "its");
  return `, except ${whose} power is ${value(size.power)} and ${whose} toughness is ${value(size.toughness)}${up ? ". Round up each time" : ""}`;
}

import type { Filter, PlayerRef, Zone } from "@obverse/core";
import { eachWay, either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { noun } from "./filter.ts";
import { many, one, short } from "./noun.ts";
import { type NounPhrase, phrase, YOU } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";

/** A trigger in pieces: the word that begins it, who it is about and what happens. */
export interface Waiting {
  readonly lead: string;
  readonly subject: string;
  readonly predicate: string;
}

/** Whether the filter is for the source itself, or for what it is attached to. */
export const isSelf = (filter: Filter): boolean =>
  filter.kind === "is"
    ? filter.what.kind === "self" || filter.what.kind === "attached"
    : filter.kind === "all" && filter.of.some(isSelf);

/** Who a trigger is about; named for later parts under its role. */
export function subject(scope: Scope, filter: Filter, group?: true, role = "subject"): NounPhrase {
  if (filter.kind === "is" && filter.what.kind === "self") {
    // A name of two (“Aang and La”) takes verbs as several do.
    const self = selfReference(scope);
    return / and /.test(scope.options.name ?? "") ? self : singular(self);
  }
  if (filter.kind === "player" && filter.who?.kind === "you") return YOU;
  if (filter.kind === "is") return selector(scope, filter.what);
  if (filter.kind === "player" && filter.who?.kind === "opponents" && group === undefined) {
    nameThing(scope, `event:${role}`, { noun: "opponent", plural: false });
    return phrase(either("an opponent", "one of your opponents"), false);
  }
  if (filter.kind === "any" && filter.of.length > 1) {
    const words = filter.of.map((part, index) => {
      const said = subject(scope, part, group, role).subject;
      return index === 0
        ? said
        : either(
            said,
            eachWay(said, (way) => way.replace(/^an? /, "")),
          );
    });
    nameThing(scope, `event:${role}`, { noun: "permanent", plural: false });
    return phrase(words.join(" or "), false);
  }
  const parted = orItself(filter);
  if (parted !== undefined) return subject(scope, parted, group, role);
  const words = noun(scope, filter);
  nameThing(scope, `event:${role}`, {
    noun: short(words).includes("\uE000") ? "permanent" : short(words),
    plural: group === true,
  });
  return group === true ? phrase(`one or more ${many(words)}`, true) : phrase(one(words), false);
}

/** “~ or another artifact you control”: what is asked of both is said of the other. Nothing: it isn't such a pair. */
function orItself(filter: Filter): Filter | undefined {
  if (filter.kind !== "all") return undefined;
  const pair = filter.of.find((part) => part.kind === "any" && part.of.length === 2 && part.of.some(isSource));
  if (pair?.kind !== "any") return undefined;
  const others = filter.of.filter((part) => part !== pair);
  return {
    kind: "any",
    of: pair.of.map((part): Filter => (isSource(part) ? part : { kind: "all", of: [part, ...others] })),
  };
}

const isSource = (filter: Filter): boolean => filter.kind === "is" && filter.what.kind === "self";

/** Which player a trigger waits for. */
export function actor(scope: Scope, who: PlayerRef | "anyone" | "each"): NounPhrase {
  if (who === "anyone" || who === "each") return phrase("a player", false);
  if (who.kind === "opponents") return phrase(either("an opponent", "one or more opponents"), false);
  if (who.kind === "each") return phrase("a player", false);
  return player(scope, who);
}

/** “Your graveyard or hand”. */
export function zoneWords(zones: readonly Zone[], whose: string): string {
  return zones
    .map((zone) =>
      zone === "exile" || zone === "stack"
        ? zone === "stack"
          ? "the stack"
          : "exile"
        : zone === "battlefield"
          ? "the battlefield"
          : zone === "command"
            ? "the command zone"
            : `${whose} ${zone}`,
    )
    .join(" or ");
}

/** Another object of the event. */
export function role(scope: Scope, filter: Filter, name: string): string {
  return subject(scope, filter, undefined, name).object;
}

/** The cards of an event. */
export function cards(scope: Scope, what: Filter | undefined, group: true | undefined): string {
  if (what === undefined) {
    nameThing(scope, "event:subject", { noun: "card", plural: group === true });
    return group === true ? "one or more cards" : "a card";
  }
  return subject(scope, what, group).object;
}

const singular = ({ subject: words, object, possessive }: NounPhrase): NounPhrase => ({
  subject: words,
  object,
  possessive,
  plural: false,
});

import type { PlayerRef } from "@obverse/core";
import { eachWay, either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { noun } from "./filter.ts";
import { target } from "./noun.ts";
import { type NounPhrase, phrase, YOU } from "./noun-phrase.ts";
import { selector } from "./selector.ts";
import { targetSlot } from "./target-slot.ts";

const THAT: NounPhrase = {
  subject: either("that player", "the player", "they"),
  object: either("that player", "them", "the player"),
  possessive: either("that player's", "their"),
  plural: false,
  mixed: true,
};
const THEY: NounPhrase = {
  subject: either("that player", "they", "the player"),
  object: either("that player", "them"),
  possessive: either("their", "that player's", "that opponent's"),
  plural: false,
  mixed: true,
};

/** Whom a player reference means. */
export function player(scope: Scope, who: PlayerRef): NounPhrase {
  switch (who.kind) {
    case "you":
      return YOU;
    case "opponents":
      if (who.except !== undefined) return phrase("each other opponent", false);
      if (who.of !== undefined) return phrase(`${player(scope, who.of).possessive} opponents`, true);
      return {
        ...phrase(either("each opponent", "your opponents", "each of your opponents"), false),
        possessive: either("your opponents'", "each opponent's", "their"),
        mixed: true,
      };
    case "each":
      if (who.first !== undefined)
        return {
          ...phrase(`starting with ${player(scope, who.first).object}, each player`, false),
          possessive: either("each player's", "their"),
          mixed: true,
        };
      return who.except === undefined
        ? {
            subject: either("each player", "players", "a player"),
            object: either("each player", "a player"),
            possessive: either("each player's", "their"),
            plural: false,
            mixed: true,
          }
        : {
            ...phrase(either("each other player", `each player other than ${player(scope, who.except).object}`), false),
          };
    case "target":
      return targetPlayer(scope, who.slot);
    case "controller": {
      const of = selector(scope, who.of);
      if (
        who.of.kind === "target" &&
        JSON.stringify(scope.targets[who.of.slot]?.filter ?? "").includes('"kind":"player"')
      )
        return {
          ...phrase(
            either("that player or that planeswalker's controller", "that player", `${of.possessive} controller`),
            false,
          ),
        };
      return {
        subject: either(`${of.possessive} controller`, "that player", "they"),
        object: either(`${of.possessive} controller`, "that player"),
        possessive: either(`${of.possessive} controller's`, "their", "that player's"),
        plural: false,
        mixed: true,
      };
    }
    case "owner": {
      const of = selector(scope, who.of);
      return {
        subject: either(`${of.possessive} owner`, "that player", "they"),
        object: either(`${of.possessive} owner`, "that player"),
        possessive: of.plural
          ? either(`${of.possessive} owners'`, "their")
          : either(`${of.possessive} owner's`, "their", "that player's"),
        plural: false,
        mixed: true,
      };
    }
    case "event-player":
      return THEY;
    case "active":
      return phrase(either("the active player", "that player"), false);
    case "defending":
      return phrase(either("defending player", "the defending player", "that player"), false);
    case "attacked-by":
      return phrase(`the player ${selector(scope, who.attacker).subject} is attacking`, false);
    case "enchanted":
      return {
        ...phrase(either("enchanted player", "that player", "they"), false),
        possessive: either("enchanted player's", "that player's", "their"),
        mixed: true,
      };
    case "those-who": {
      const that = eachWay(condition(scope, who.that), (way) =>
        way.replace(/^(that player|they|that opponent)( |$)/, ""),
      );
      const one = who.of.kind === "opponents" ? "each opponent" : "each player";
      return {
        ...phrase(`${one} who ${that}`, false),
        possessive: either(`${one} who ${that}'s`, "their", "that player's"),
        mixed: true,
      };
    }
    case "chosen":
      return phrase("the chosen player", false);
    case "bound":
      if (who.name === "each" && scope.player !== undefined)
        return {
          subject: either(scope.player, "they"),
          object: either(scope.player, "them"),
          possessive: either("their", `${scope.player}'s`),
          plural: false,
          mixed: true,
        };
      return who.name === "each"
        ? {
            subject: either("that player", "they", "that opponent"),
            object: either("that player", "them", "that opponent"),
            possessive: either("their", "that player's", "that opponent's"),
            plural: false,
            mixed: true,
          }
        : THAT;
    case "choose":
      return phrase(
        who.from.kind === "opponents"
          ? either("an opponent", "an opponent of your choice")
          : either("a player", "a player of your choice"),
        false,
      );
    case "attacked":
      return phrase("each opponent you attacked this combat", false);
    case "monarch":
      return phrase("the monarch", false);
  }
}

function targetPlayer(scope: Scope, slot: number): NounPhrase {
  const key = `target:${slot}`;
  if (scope.named.has(key)) return THAT;
  const filter = scope.targets[slot]?.filter;
  const slotted = scope.targets[slot];
  const several = slotted !== undefined && slotted.max !== 1;
  const words =
    slotted === undefined || filter === undefined
      ? "target player"
      : several || slotted.min === 0
        ? targetSlot(scope, slotted).subject
        : target(noun(scope, filter), "one");
  if (several) {
    nameThing(scope, key, { noun: "player", plural: true });
    return { ...phrase(either(words, `${words} each`), true), mixed: true };
  }
  nameThing(scope, key, { noun: "player", plural: false });
  return phrase(words, false);
}

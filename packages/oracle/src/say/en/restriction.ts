import type { Filter, Restriction } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { noun } from "./filter.ts";
import { many, type Noun, one } from "./noun.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { numberWord } from "./words.ts";

/** What an object can't or must do, as a verb that follows its subject. */
export function restriction(scope: Scope, of: Restriction): string {
  switch (of.kind) {
    case "cannot-attack":
      return `can't attack${of.whom === undefined ? "" : ` ${of.whom.kind === "you" ? either("you", "you or planeswalkers you control") : player(scope, of.whom).object}`}${of.unless === undefined ? "" : ` unless ${condition(scope, of.unless)}`}`;
    case "cannot-block":
      return `can't block${of.what === undefined ? "" : ` ${blocked(scope, of.what)}`}${of.unless === undefined ? "" : ` unless ${condition(scope, of.unless)}`}`;
    case "must-attack":
      return `attack${of.whom === undefined ? either(" each combat", " each turn", " this turn", " during its controller's next turn", "") : ` ${player(scope, of.whom).object}${either(" each combat", " this turn", " this combat", "")}`} if able`;
    case "must-attack-source":
      return `attack ${selfReference(scope).object}${either("", " each combat", " during its controller's next turn")} if able`;
    case "must-block":
      return `block ${of.which === undefined ? "" : `${selector(scope, of.which).object} `}${either("each combat", "this turn")} if able`;
    case "cannot-be-blocked":
      return cannotBeBlocked(scope, of);
    case "must-be-blocked":
      return of.byAll === true
        ? either("must be blocked by all creatures able to block it", "must be blocked if able")
        : "must be blocked if able";
    case "can-block-additional":
      return of.count === "any"
        ? "can block any number of creatures"
        : `can block ${of.count === 1 ? "an additional creature" : `${either("an additional", "up to")} ${numberWord(of.count)} additional creatures`} each combat`;
    case "can-attack-as-though-no-defender":
      return either("can attack as though it didn't have defender", "can attack as though they didn't have defender");
    case "can-block-as-though":
      return either(
        `can block creatures with ${of.lacks} as though they didn't have ${of.lacks}`,
        `can block as though it had ${of.lacks}`,
      );
    case "can-block-only":
      return `can block only ${many(creatures(scope, of.filter))}`;
    case "cannot-transform":
      return "can't transform";
    case "cannot-be-turned-face-up":
      return "can't be turned face up";
    case "does-not-untap":
      return either(
        `don't untap during ${of.whose === undefined ? either("your untap step", "its controller's untap step", "their controllers' untap steps") : `${player(scope, of.whose).possessive} untap step`}`,
        "don't untap during its controller's next untap step",
        "don't untap during their controllers' next untap steps",
      );
    case "untaps-too":
      return `untap during ${player(scope, of.whose).possessive} untap step`;
    case "cannot-be-countered":
      return "can't be countered";
    case "cannot-be-copied":
      return "can't be copied";
    case "cannot-be-regenerated":
      return "can't be regenerated";
    case "cannot-be-sacrificed":
      return "can't be sacrificed";
    case "cannot-be-targeted":
      return `can't be the ${either("target", "targets")} of ${either(many(noun(scope, of.by)), one(noun(scope, of.by)))}`;
    case "cannot-be-enchanted":
      return "can't be enchanted";
    case "cannot-have-counters":
      return either("can't have counters put on it", "can't have counters put on them");
    case "cannot-activate":
      return of.except === undefined
        ? "its activated abilities can't be activated"
        : `its activated abilities can't be activated unless they're ${of.except} abilities`;
    case "assigns-damage-as-though-unblocked":
      return either(
        "assign its combat damage as though it weren't blocked",
        "assign their combat damage as though they weren't blocked",
      );
    case "assigns-damage-by-toughness":
      return either(
        "assign combat damage equal to its toughness rather than its power",
        "assign combat damage equal to their toughness rather than their power",
      );
    case "assigns-no-combat-damage":
      return either("assign no combat damage", "assign no combat damage this turn");
    case "attacks-without-tapping":
      return either("attack without tapping");
    case "blockable-by-shadow":
      return either("can be blocked as though it had shadow", "can be blocked as though they had shadow");
    case "goaded":
      return "be goaded";
    case "no-legend-rule":
      return either('aren\'t affected by the "legend rule"');
  }
}

/** A description as that of creatures, where it names nothing else. */
function creatures(scope: Scope, filter: Filter): Noun {
  const words = noun(scope, filter);
  return words.heart.every((word) => typeof word === "string" && word.includes("\uE000permanent"))
    ? { ...words, heart: ["creature"] }
    : words;
}

/** Has greater power than what it would block. */
const isStronger = (of: Filter): boolean =>
  of.kind === "number" && typeof of.value === "object" && of.value.kind === "number-of" && of.value.of.kind === "bound";

function cannotBeBlocked(scope: Scope, of: Extract<Restriction, { kind: "cannot-be-blocked" }>): string {
  if (of.by?.kind === "all" && of.by.of.some(isStronger)) return "can't be blocked by creatures with greater power";
  if (of.by !== undefined) return `can't be blocked by ${many(noun(scope, of.by))}`;
  if (of.exceptBy !== undefined) return `can't be blocked except by ${many(noun(scope, of.exceptBy))}`;
  if (of.most !== undefined)
    return `can't be blocked by more than ${of.most === 1 ? "one creature" : `${numberWord(of.most)} creatures`}`;
  if (of.least !== undefined) return `can't be blocked except by ${numberWord(of.least)} or more creatures`;
  return "can't be blocked";
}

const blocked = (scope: Scope, what: Filter): string =>
  what.kind === "is" ? selector(scope, what.what).object : either(many(noun(scope, what)), one(noun(scope, what)));

import type { Filter } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { COLOR_NAMES } from "./colors.ts";
import { noun, piece } from "./filter.ts";
import { join, numberIs, numberName, same, thisTurn } from "./filter-parts.ts";
import { bare, type Form, form, many, type Noun, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { after, before, NOTHING } from "./noun-pieces.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { list, withArticle } from "./words.ts";

/** The description of what doesn't match: “nonland”, “without flying”, “other”. */
export function negated(scope: Scope, filter: Filter): Noun {
  switch (filter.kind) {
    case "type":
    case "supertype":
      return before(`non${(filter.kind === "type" ? filter.type : filter.supertype).toLowerCase()}`);
    case "subtype":
      return before(`non-${filter.subtype}`);
    case "color":
      return before(`non${COLOR_NAMES[filter.color] ?? filter.color}`);
    case "token":
      return before("nontoken");
    case "commander":
      return before("noncommander");
    case "is":
      return filter.what.kind === "self" ||
        filter.what.kind === "attached" ||
        filter.what.kind === "attached-by" ||
        filter.what.kind === "all" ||
        filter.what.kind === "event" ||
        filter.what.kind === "bound" ||
        filter.what.kind === "target"
        ? { ...NOTHING, other: true }
        : after(form(`other than ${selector(scope, filter.what).object}`));
    case "colorless":
      return after({
        one: either("that's one or more colors", "with one or more colors"),
        many: "that are one or more colors",
      });
    case "controller":
      return after(
        form(filter.is.kind === "you" ? "you don't control" : clause(player(scope, filter.is), "don't control")),
      );
    case "owner":
      return after(form(filter.is.kind === "you" ? "you don't own" : clause(player(scope, filter.is), "don't own")));
    case "keyword":
      return after({
        one: either(`without ${filter.keyword}`, `that doesn't have ${filter.keyword}`),
        many: either(`without ${filter.keyword}`, `that don't have ${filter.keyword}`),
      });
    case "cast-from": {
      const place =
        filter.by === undefined ? `their ${filter.zone}s` : `${player(scope, filter.by).possessive} ${filter.zone}`;
      return after(form(`from anywhere other than ${filter.zone === "exile" ? filter.zone : place}`));
    }
    case "any":
      return filter.of.every((part) => part.kind === "keyword")
        ? after(
            form(
              either(
                `that doesn't have ${list(
                  filter.of.map((part) => (part.kind === "keyword" ? part.keyword : "")),
                  "or",
                )}`,
                `without ${list(
                  filter.of.map((part) => (part.kind === "keyword" ? part.keyword : "")),
                  "or",
                )}`,
              ),
            ),
          )
        : filter.of.reduce<Noun>((left, part) => join(left, negated(scope, part)), NOTHING);
    case "status":
      return filter.status === "tapped" || filter.status === "face-down"
        ? before(filter.status === "tapped" ? "untapped" : "face-up")
        : after({ one: `that isn't ${filter.status}`, many: `that aren't ${filter.status}` });
    case "zone":
      return after({
        one: `that isn't on the ${filter.zone}`,
        many: either(
          `that aren't ${filter.zone === "battlefield" ? "on" : "in"} the ${filter.zone}`,
          `not on the ${filter.zone}`,
        ),
      });
    case "same":
      return after(notSame(same(scope, filter.what, filter.as)));
    case "stack-ability":
      return after(form(either("that isn't a mana ability", "that isn't an ability")));
    case "ability":
      if (filter.form === "none") return after(form("with abilities"));
      return after(form(filter.form === "mana" ? "that isn't a mana ability" : `without ${filter.form} abilities`));
    case "this-turn":
      return after(form(thisTurn(scope, filter.did, filter.to).one.replace("that ", "that didn't ")));
    case "was-cast":
      return after({ one: "that wasn't cast", many: "that weren't cast" });
    case "number":
      return filter.of === "colors" && filter.is === "="
        ? after({
            one: `that isn't exactly ${numberIs(scope, filter.of, filter.is, filter.value)}`,
            many: `that aren't exactly ${numberIs(scope, filter.of, filter.is, filter.value)}`,
          })
        : after(form(`without ${numberIs(scope, filter.of, filter.is, filter.value)}`));
    case "parity":
      return after(form(`with ${withArticle(`${filter.is === "odd" ? "even" : "odd"} ${numberName(filter.of)}`)}`));
    case "all": {
      const words = noun(scope, filter);
      return after({
        one: either(`that isn't ${one(words)}`, `other than ${many(words)}`),
        many: either(`that aren't ${many(words)}`, `other than ${many(words)}`),
      });
    }
    case "not":
      return piece(scope, filter.of);
    case "multicolored":
    case "monocolored":
    case "name":
    case "chosen":
    case "combat":
    case "card":
    case "spell":
    case "permanent":
    case "attached-to":
    case "has-attached":
    case "counters":
    case "exiled-with":
    case "targets":
    case "cast-face-down":
    case "mana-from":
    case "payable-with-spent-mana":
    case "came-from":
    case "entered-from":
    case "paid":
    case "player": {
      const words = noun(scope, filter);
      return after({ one: `that isn't ${bare(words)}`, many: `that aren't ${bare(words)}` });
    }
  }
}

/** “That doesn't share a creature type with it”, “without the same name as it”. */
function notSame({ one, many }: Form): Form {
  return one.includes("that shares")
    ? { one: one.replace("that shares", "that doesn't share"), many: many.replace("that share", "that don't share") }
    : { one: one.replace("with", "without"), many };
}

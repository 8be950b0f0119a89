import type { ManaCost, ManaProduction, ManaUse } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach, isClause } from "./amount.ts";
import { noun } from "./filter.ts";
import { many, one } from "./noun.ts";
import { selector } from "./selector.ts";
import { list, numberWord } from "./words.ts";

/** Mana symbols: `{2}{G}`. */
export const symbols = (mana: ManaCost): string =>
  mana.length === 0 ? "{0}" : mana.map((symbol) => `{${symbol}}`).join("");

/** What an instruction adds: “{G}”, “one mana of any color”. */
export function production(scope: Scope, mana: ManaProduction): string {
  switch (mana.kind) {
    case "fixed":
      return either(symbols(mana.mana), ...runs(mana.mana));
    case "choice": {
      const count =
        typeof mana.count === "number"
          ? numberWord(mana.count)
          : isClause(mana.count)
            ? "X"
            : amount(scope, mana.count);
      if (isClause(mana.count)) scope.where = `, where X is ${amount(scope, mana.count)}`;
      if (mana.of.length >= 5)
        return mana.count === 1 || mana.same === true
          ? either(
              `${count} mana of any one color`.replace("one mana of any one color", "one mana of any color"),
              `${count} mana of any one color`,
            )
          : `${count} mana in any combination of colors`;
      const kinds = list(
        mana.of.map((kind) => `{${kind}}`),
        "or",
      );
      if (mana.same === true)
        return list(
          mana.of.map((kind) => `${count} {${kind}}`),
          "or",
        );
      return mana.count === 1
        ? kinds
        : `${count} mana in any combination of ${list(
            mana.of.map((kind) => `{${kind}}`),
            "and/or",
          )}`;
    }
    case "one-of":
      return list(mana.options.map(symbols), "or");
    case "times": {
      const each = forEach(scope, mana.count);
      const words = amount(scope, mana.count);
      if (!isClause(mana.count))
        return either(`${words} ${symbols(mana.mana)}`, `${symbols(mana.mana)} for each ${words}`);
      scope.where = either("", `, where X is ${words}`);
      return either(
        ...(each === undefined ? [] : [`${symbols(mana.mana)} ${each}`]),
        `an amount of ${symbols(mana.mana)} equal to ${words}`,
        `X ${symbols(mana.mana)}`,
      );
    }
    case "chosen-color":
      return mana.count === 1
        ? either("one mana of the chosen color", "one mana of that color", "an additional one mana of the chosen color")
        : typeof mana.count === "number"
          ? `${numberWord(mana.count)} mana of the chosen color`
          : either(
              `${amount(scope, mana.count)} mana of the chosen color`,
              `an amount of mana of that color equal to ${amount(scope, mana.count)}`,
            );
    case "of": {
      const kind = mana.type === true ? "type" : "color";
      const count = typeof mana.count === "number" ? numberWord(mana.count) : amount(scope, mana.count);
      switch (mana.what) {
        case "land-produced":
          return either(
            `${count} mana of any ${kind} that land produced`,
            `an additional ${count} mana of any ${kind} that land produced`,
          );
        case "lands-could-produce":
          return `${count} mana of any ${kind} that ${mana.among === undefined ? "a land you control" : selector(scope, mana.among).object} could produce`;
        case "commander-identity":
          return either(`${count} mana of any color in your commander's color identity`);
        case "colors-among": {
          const among = mana.among === undefined ? "permanents you control" : selector(scope, mana.among).object;
          return mana.each === true
            ? either(
                `one mana of each color among ${among}`,
                `for each color among ${among}, add one mana of that color`,
              )
            : `${count} mana of any color among ${among}`;
        }
      }
    }
  }
}

/** “{W}{W}, {U}{U}, and {B}{B}”: each kind by itself. */
function runs(mana: ManaCost): readonly string[] {
  const kinds = [...new Set(mana)];
  return kinds.length < 3 || kinds.length === mana.length
    ? []
    : [
        list(
          kinds.map((kind) => symbols(mana.filter((symbol) => symbol === kind))),
          "and",
        ),
      ];
}

/** “Spend this mana only to …”. */
export function spending(scope: Scope, uses: readonly ManaUse[]): string {
  const [use] = uses;
  return use?.kind === "all-but-cast"
    ? `This mana can't be spent to cast ${many(noun(scope, use.filter))}`
    : only(scope, uses);
}

function only(scope: Scope, uses: readonly ManaUse[]): string {
  const each = uses.map((use) => manaUse(scope, use));
  const flat = uses.flatMap((use, index) => turnedUp(use) ?? [each[index] ?? ""]);
  const spells = uses.map((use) => (use.kind === "cast" ? one(noun(scope, use.filter)) : ""));
  const cast = uses.length > 1 && spells.every((words) => words !== "") ? [`cast ${list(spells, "or")}`] : [];
  return `Spend this mana only ${either("to ", "")}${either(list(each, "or"), list(flat, "or"), ...cast)}`;
}

function manaUse(scope: Scope, use: ManaUse): string {
  switch (use.kind) {
    case "cast":
      return either(`cast ${one(noun(scope, use.filter))}`, `cast ${many(noun(scope, use.filter))}`);
    case "all-but-cast":
      return `do anything but cast ${many(noun(scope, use.filter))}`;
    case "activate":
      return use.filter === undefined
        ? either("activate abilities", "activate an ability")
        : either(
            `activate abilities of ${many(noun(scope, use.filter))}`,
            `activate an ability of ${one(noun(scope, use.filter))}`,
          );
    case "unlock":
      return either("unlock a door", "unlock doors");
    case "special":
      return `${use.action} a card from your hand`;
    case "turn-face-up":
      return use.via === undefined
        ? either(
            ...["", "to "].flatMap((to) =>
              ["turn a permanent face up", "turn permanents face up", "turn creatures face up"].map((way) => to + way),
            ),
          )
        : list(turnedUp(use) ?? [], "or");
  }
}

/** The ways of turning face up that the mana may pay for. */
const turnedUp = (use: ManaUse): readonly string[] | undefined =>
  use.kind === "turn-face-up" && use.via !== undefined
    ? use.via.map((via) =>
        via === "manifested" ? "pay a mana cost to turn a manifested creature face up" : `pay a ${via} cost`,
      )
    : undefined;

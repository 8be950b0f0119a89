import type { PlayerRef, Selector, TargetSlot, Zone } from "@obverse/core";
import { nameThing, type Scope } from "../scope.ts";
import { selfNoun } from "../self-noun.ts";
import { amount } from "./amount.ts";
import { headOf, isAnyTarget, noun, zoneName } from "./filter.ts";
import { subtypeName, typeName } from "./names.ts";
import { all, counted, describe, head, type Noun } from "./noun.ts";
import { player } from "./player.ts";
import { digits } from "./words.ts";

/** The objects a static ability is about: a plain description where it is about all that match. */
export function everything(scope: Scope, of: Selector): string {
  return of.kind === "all" ? describe(withPlace(scope, noun(scope, of.filter), of.zone, of.of)) : selector(scope, of);
}

/** The objects a selector means. */
export function selector(scope: Scope, of: Selector): string {
  switch (of.kind) {
    case "self":
      return self(scope);
    case "target":
      return target(scope, of.slot);
    case "event":
      return of.role === "spell"
        ? "その呪文"
        : of.role === "ability"
          ? "その能力"
          : of.role === "source"
            ? "その発生源"
            : named(scope, `event:${of.role}`);
    case "bound":
      return named(scope, `bound:${of.name}`);
    case "all":
      if (of.filter.kind === "chosen" && of.filter.what === "object") return "選ばれたパーマネント";
      return `${all(withPlace(scope, noun(scope, of.filter, of.zone === undefined ? "パーマネント" : "カード"), of.zone, of.of))}`;
    case "choose": {
      const words = withPlace(
        scope,
        noun(scope, of.filter, of.zone === undefined ? "パーマネント" : "カード"),
        of.zone,
        of.of,
      );
      nameThing(scope, "chosen", { noun: head(words), plural: of.max !== 1 });
      return `${of.random === true ? "無作為に選んだ" : ""}${howMany(scope, words, of.min, of.max)}`;
    }
    case "choose-from": {
      const words = noun(scope, of.filter ?? { kind: "all", of: [] }, "カード");
      return `${selector(scope, of.from)}のうち${of.random === true ? "無作為に選んだ" : ""}${howMany(scope, words, of.min, of.max)}`;
    }
    case "granter":
    case "granted-by":
      return granter(scope);
    case "attached":
      return attached(scope);
    case "attached-by":
      return `${selector(scope, of.of)}がつけられているパーマネント`;
    case "attachments":
      return `${selector(scope, of.of)}につけられているすべての${of.filter === undefined ? "パーマネント" : describe(noun(scope, of.filter))}`;
    case "linked": {
      if (of.link === "paired") return `${self(scope)}と組になっているクリーチャー`;
      const words = of.filter === undefined ? "カード" : describe(noun(scope, of.filter, "カード"));
      const how =
        of.link === "exiled-with"
          ? `${self(scope)}によって追放されている`
          : of.link === "crafted-with"
            ? `${self(scope)}を作製するために追放された`
            : `${self(scope)}によって生成された`;
      return `${of.last === true ? "最後に" : ""}${how}${words}`;
    }
    case "library":
      return `${player(scope, of.of)}のライブラリーの一番${of.from === "top" ? "上" : "下"}のカード${of.count === 1 ? "" : `${typeof of.count === "number" ? digits(of.count) : amount(scope, of.count)}枚`}`;
    case "where":
      return `${selector(scope, of.of)}のうちの${describe(noun(scope, of.filter, "カード"))}`;
    case "union": {
      const [first] = of.of;
      const from = first?.kind === "choose-from" ? JSON.stringify(first.from) : "";
      if (of.of.length > 1 && of.of.every((part) => part.kind === "choose-from" && JSON.stringify(part.from) === from))
        return of.of
          .map((part, index) =>
            index === 0 || part.kind !== "choose-from"
              ? selector(scope, part)
              : howMany(scope, noun(scope, part.filter ?? { kind: "all", of: [] }, "カード"), part.min, part.max),
          )
          .join("と");
      return of.of.map((part) => selector(scope, part)).join("と");
    }
    case "except":
      return "残り";
    case "targets-of":
      return `${selector(scope, of.of)}の対象である${describe(noun(scope, of.filter))}`;
    case "source-of":
      return `${selector(scope, of.of)}の発生源`;
    case "attacked":
      return `${selector(scope, of.attacker)}が攻撃しているパーマネント`;
    case "commanders":
      return `${player(scope, of.of)}の統率者`;
  }
}

function self(scope: Scope): string {
  const { name, self: how, nameOf } = scope.options;
  if (how === "name" && name !== undefined && scope.bearer === undefined) return `《${nameOf?.(name) ?? name}》`;
  const noun = selfNoun(scope);
  const words =
    noun === "permanent"
      ? "パーマネント"
      : noun === "spell"
        ? "呪文"
        : noun === "token"
          ? "トークン"
          : noun === "emblem"
            ? "紋章"
            : /^[A-Z]/.test(noun)
              ? subtypeName(noun)
              : typeName(noun);
  return `この${words}`;
}

function named(scope: Scope, key: string): string {
  const thing = scope.named.get(key);
  return thing === undefined ? "それ" : thing.plural ? `それらの${thing.noun}` : `その${thing.noun}`;
}

function target(scope: Scope, slot: number): string {
  const of = scope.targets[slot];
  if (of === undefined) return "それ";
  const noun = headOf(scope, of.filter);
  const same = scope.targets.filter((other) => headOf(scope, other.filter) === noun).length > 1;
  const many = of.max !== 1 ? "それらの" : "その";
  return same
    ? `${slot === 0 ? "前者の" : slot === 1 ? "後者の" : "最後の"}${noun}`
    : noun.includes("や")
      ? of.max === 1
        ? "それ"
        : "それら"
      : `${many}${noun}`;
}

function attached(scope: Scope): string {
  const { subtypes = [] } = scope.options;
  return subtypes.includes("Equipment") ? "装備しているクリーチャー" : "エンチャントされているパーマネント";
}

/** A description with where the things are: あなたの墓地にあるクリーチャー・カード. */
export function withPlace(
  scope: Scope,
  words: Noun,
  zone: Zone | readonly Zone[] | undefined,
  of: PlayerRef | undefined,
): Noun {
  if (zone === undefined)
    return of === undefined
      ? words
      : {
          ...words,
          modifiers: [
            {
              last: `${player(scope, of)}がコントロールしている`,
              before: `${player(scope, of)}がコントロールしていて`,
            },
            ...words.modifiers,
          ],
        };
  const zones = (typeof zone === "string" ? [zone] : zone).filter((name) => name !== "battlefield" && name !== "stack");
  if (zones.length === 0) return words;
  const place = `${of === undefined ? "" : `${player(scope, of)}の`}${zones.map(zoneName).join("や")}に`;
  return { ...words, modifiers: [{ last: `${place}ある`, before: `${place}あり` }, ...words.modifiers] };
}

/** クリーチャー１体, カード最大２枚, クリーチャー望む数. */
export function howMany(scope: Scope, words: Noun, min: TargetSlot["min"], max: TargetSlot["max"]): string {
  if (max === "any") return min === 0 ? `${describe(words)}望む数` : `${counted(words, 1)}以上`;
  const most = typeof max === "number" ? digits(max) : amount(scope, max);
  if (min === 0) return counted(words, `最大${most}`);
  if (min === max || typeof min !== "number") return counted(words, most);
  return counted(words, `${digits(min)}～${most}`);
}

/** What a slot asks for: 対戦相手がコントロールしているクリーチャー１体. */
export function targetSlot(scope: Scope, slot: TargetSlot): string {
  const fallback = slot.zone === undefined ? "パーマネント" : slot.zone === "stack" ? "呪文" : "カード";
  const other = slot.distinctFrom !== undefined && slot.distinctFrom.length > 0;
  const parts = slot.filter.kind === "all" ? slot.filter.of : [slot.filter];
  const anything = parts.find((part) => part.kind === "any");
  if (anything?.kind === "any" && isAnyTarget(anything.of) && slot.zone === undefined && parts.length <= 2) {
    const another = parts.length === 2 || other ? "他の" : "";
    return `${another}${howMany(scope, { modifiers: [], words: [], close: [], fallback: "" }, slot.min, slot.max)}`;
  }
  const words = noun(scope, slot.filter, fallback);
  const placed = withPlace(
    scope,
    other ? { ...words, close: ["他の", ...words.close.filter((word) => word !== "他の")] } : words,
    slot.zone,
    slot.of,
  );
  const each = slot.forEach === undefined ? "" : `${player(scope, slot.forEach)}１人につき`;
  return each + howMany(scope, placed, slot.min, slot.max);
}

/** What gives an ability that is quoted, by its name (201.5a). */
function granter({ options: { name, nameOf } }: Scope): string {
  return name === undefined ? "これを与えるパーマネント" : `《${nameOf?.(name) ?? name}》`;
}

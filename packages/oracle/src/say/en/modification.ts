import type { Amount, Modification } from "@obverse/core";
import { isEveryBasicLandType } from "../../vocabulary/subtypes.ts";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach, isClause, multiplied } from "./amount.ts";
import { exceptions } from "./copy.ts";
import { abilityWords } from "./granted.ts";
import { player } from "./player.ts";
import { restriction } from "./restriction.ts";
import { selector } from "./selector.ts";
import { colorWords } from "./token.ts";
import { list, withArticle } from "./words.ts";

/** Whether a change is said as what is so (“has”, “is”) or as what becomes so (“gains”, “becomes”). */
export type Manner = "state" | "change";

/** Changes as verbs that follow their subject: “get +1/+1”, “gain flying”, “become a copy of it”. Plural forms: the caller makes them agree. */
export function modifications(
  scope: Scope,
  of: readonly Modification[],
  manner: Manner,
  bearer: string,
): readonly string[] {
  const combined = composite(scope, of, manner, bearer);
  if (combined !== undefined) return combined;
  return of.map((part) => modification(scope, part, manner, bearer));
}

const other = either(
  "its other types",
  "their other types",
  "its other colors and types",
  "its other land types",
  "its other creature types",
  "their other creature types",
);

function modification(scope: Scope, of: Modification, manner: Manner, bearer: string): string {
  const become = manner === "state" ? "be" : either("become");
  const gain = manner === "state" ? "have" : "gain";
  switch (of.kind) {
    case "copy":
      return `${manner === "state" ? "be" : "become"} ${either("a copy of", "copies of")} ${selector(scope, of.of).object}${exceptions(scope, of.exceptions, bearer)}`;
    case "control":
      return `be controlled by ${player(scope, of.player).object}`;
    case "add-types": {
      if (isEveryBasicLandType(of.subtypes)) return `${become} every basic land type in addition to ${other}`;
      const words = typeWords(of.supertypes, of.subtypes, of.types);
      return `${become} ${either(withArticle(words), words, `${words}s`)} in addition to ${other}`;
    }
    case "set-types": {
      const words = typeWords(of.supertypes, of.subtypes, of.types);
      return `${become} ${either(withArticle(words), words, `${words}s`)}`;
    }
    case "remove-types": {
      const words = typeWords(of.supertypes, of.subtypes === "creature" ? undefined : of.subtypes, of.types);
      return of.subtypes === "creature"
        ? "lose all creature types"
        : `aren't ${either(withArticle(words), words, `${words}s`)}`;
    }
    case "add-creature-types":
      if (of.which === "all") return either(`${become} every creature type`, "gain all creature types");
      return of.only === true
        ? either(`${become} the chosen creature type`, `${become} the creature type of your choice`)
        : either(
            `${become} the chosen type in addition to ${other}`,
            `${become} the creature type of your choice in addition to ${other}`,
          );
    case "creature-types-of":
      return `have the creature types of ${selector(scope, of.of).object}`;
    case "add-chosen-type":
      return `${become} the chosen type in addition to ${other}`;
    case "set-colors":
      return `${become} ${of.colors === "chosen" ? either("the color of your choice", "the chosen color") : colorWords(of.colors)}`;
    case "add-colors":
      return `${become} ${of.colors === "chosen" ? "the chosen color" : colorWords(of.colors)} in addition to ${either("its other colors", "their other colors")}`;
    case "gain":
      return `${gain} ${abilityWords(scope, of.abilities, bearer)}`;
    case "gain-protection-chosen":
      return `${gain} protection from the ${of.what === "color" ? either("chosen color", "color of your choice") : of.what === "type" ? "chosen type" : "chosen player"}`.replace(
        "the \uE000chosen color\uE001color of your choice",
        either("the chosen color", "the color of your choice").slice(0, -1),
      );
    case "gain-abilities-of": {
      const from = selector(scope, of.of);
      if (of.form === "below-backup") return `${gain} the following abilities`;
      if (of.form === "keywords")
        return either(
          `${gain} ${list(of.keywords ?? [], "and")} ${either(`if ${from.subject} has it`, `of ${from.object}`)}`,
          ...sameForOthers(scope, of, gain),
        );
      const limit =
        of.limit === undefined ? "" : `. You may activate each of those abilities only once each ${of.limit.per}`;
      return either(
        `${gain} each ${of.form === "all" ? "" : `${of.form} `}ability of ${from.object}${limit}`,
        `${gain} all ${of.form === "all" ? "" : `${of.form} `}abilities of ${from.object}${limit}`,
      );
    }
    case "lose":
      return `lose ${list(
        of.keywords.map((word) => either(word, `"${word}"`)),
        "and",
      )}`;
    case "lose-all-abilities":
      return either("lose all abilities", "lose all other abilities");
    case "set-power-toughness":
      return setSize(scope, of.power, of.toughness, manner);
    case "modify-power-toughness":
      return size(scope, of.power, of.toughness);
    case "switch-power-toughness":
      return either("switch its power and toughness", "switch power and toughness");
    case "restriction":
      return restriction(scope, of.restriction);
    case "set-name":
      return `${manner === "state" ? "be" : "become"} named ${of.name}`;
  }
}

/** “Has flying as long as an exiled card used to craft it has flying. The same is true for first strike and trample”. */
function sameForOthers(
  scope: Scope,
  of: Extract<Modification, { kind: "gain-abilities-of" }>,
  gain: string,
): readonly string[] {
  const [first, ...more] = of.keywords ?? [];
  if (first === undefined || more.length === 0 || of.of.kind !== "linked" || of.of.link !== "crafted-with") return [];
  const one = selector(scope, { kind: "choose-from", chooser: { kind: "you" }, from: of.of, min: 1, max: 1 }).subject;
  return [`${gain} ${first} as long as ${one} has ${first}. The same is true for ${list(more, "and")}`];
}

const typeWords = (
  supertypes: readonly string[] | undefined,
  subtypes: readonly string[] | undefined,
  types: readonly string[] | undefined,
): string =>
  [
    ...(supertypes ?? []).map((word) => word.toLowerCase()),
    ...(subtypes ?? []),
    ...(types ?? []).map((word) => word.toLowerCase()),
  ].join(" ");

const signed = (words: string): string => (words.startsWith("-") || words.startsWith("\u2212") ? words : `+${words}`);

function size(scope: Scope, power: Amount, toughness: Amount): string {
  const fixed = typeof power === "number" && typeof toughness === "number";
  const plain = (of: Amount, beside: Amount): string =>
    typeof of === "number"
      ? of < 0 || (of === 0 && negative(beside))
        ? `-${Math.abs(of)}`
        : `+${of}`
      : signed(
          of.kind === "negative"
            ? `-${isClause(of.of) ? "X" : amount(scope, of.of)}`
            : isClause(of)
              ? "X"
              : amount(scope, of),
        );
  const words = `get ${plain(power, toughness)}/${plain(toughness, power)}`;
  if (fixed) return words;
  const scaling = [power, toughness].find((part) => typeof part !== "number" && isClause(part));
  if (scaling === undefined || typeof scaling === "number") return words;
  const inner = scaling.kind === "negative" ? scaling.of : scaling;
  scope.where = either("", `, where X is ${amount(scope, inner)}`);
  const each = forEach(scope, inner) ?? multiplied(scope, inner)?.each;
  if (each === undefined) {
    scope.where = `, where X is ${amount(scope, inner)}`;
    return words;
  }
  const unit = (of: Amount): string => {
    const minus = typeof of === "object" && of.kind === "negative";
    const real = minus ? of.of : of;
    return typeof real === "number"
      ? `${negative(scaling) ? "-" : "+"}${real}`
      : `${minus ? "-" : "+"}${multiplied(scope, real)?.factor ?? 1}`;
  };
  return either(`get ${unit(power)}/${unit(toughness)} ${each}`, words);
}

const negative = (of: Amount): boolean => (typeof of === "number" ? of < 0 : of.kind === "negative");

function setSize(scope: Scope, power: Amount | undefined, toughness: Amount | undefined, manner: Manner): string {
  const have = manner === "state" ? "have" : either("have", "become");
  if (typeof power === "number" && typeof toughness === "number")
    return `${have} base power and toughness ${power}/${toughness}`;
  const words = (of: Amount): string => amount(scope, of);
  if (power !== undefined && toughness !== undefined) {
    const first = words(power);
    if (JSON.stringify(power) === JSON.stringify(toughness))
      return either(
        `have base power and base toughness each equal to ${first}`,
        `have power and toughness each equal to ${first}`,
        `have base power and toughness X/X, where X is ${first}`,
      );
    return `have base power ${first} and base toughness ${words(toughness)}`;
  }
  if (power !== undefined) return `have base power ${typeof power === "number" ? power : `equal to ${words(power)}`}`;
  return toughness === undefined
    ? ""
    : `have base toughness ${typeof toughness === "number" ? toughness : `equal to ${words(toughness)}`}`;
}

/** “Become a 4/4 Human Soldier creature with haste that's still a land”: types, size, colours and abilities in one description. */
function composite(
  scope: Scope,
  of: readonly Modification[],
  manner: Manner,
  bearer: string,
): readonly string[] | undefined {
  const types = of.find((part) => part.kind === "set-types" || part.kind === "add-types");
  const sized = of.find((part) => part.kind === "set-power-toughness");
  const colors = of.find((part) => part.kind === "set-colors" || part.kind === "add-colors");
  if (
    types === undefined ||
    (sized === undefined && colors === undefined) ||
    of.filter((part) => part.kind === types.kind).length > 1
  )
    return undefined;
  const gained = of.find((part) => part.kind === "gain");
  const lost = of.some((part) => part.kind === "lose-all-abilities");
  const rest = of.filter(
    (part) =>
      part !== types && part !== sized && part !== colors && part !== gained && part.kind !== "lose-all-abilities",
  );
  const words = typeWords(types.supertypes, types.subtypes, types.types);
  const numbers = sized?.kind === "set-power-toughness" ? [sized.power, sized.toughness] : [];
  const figures =
    numbers.length > 0 &&
    numbers.every((part) => typeof part === "number" || (typeof part === "object" && part.kind === "x"))
      ? numbers.map((part) => (part === undefined ? "" : amount(scope, part))).join("/")
      : undefined;
  const color = colors === undefined ? "" : colors.colors === "chosen" ? "the chosen color" : colorWords(colors.colors);
  const many = words.endsWith("s") ? words : `${words}s`;
  const abilities = gained?.kind === "gain" ? `${abilityWords(scope, gained.abilities, bearer)}` : undefined;
  const withBase = figures === undefined ? "" : ` with base power and toughness ${figures}`;
  const equal =
    sized?.kind === "set-power-toughness" && figures === undefined && sized.power !== undefined
      ? ` with power and toughness each equal to ${amount(scope, sized.power)}`
      : "";
  const equalVerb =
    sized?.kind === "set-power-toughness" && figures === undefined && sized.power !== undefined
      ? ` and ${either("has", "have")} base power and base toughness each equal to ${amount(scope, sized.power)}`
      : "";
  const trail = abilities === undefined ? "" : ` with ${abilities}`;
  const and = abilities === undefined ? "" : ` and ${abilities}`;
  const still =
    types.kind === "add-types"
      ? either(
          " in addition to its other types",
          " in addition to their other types",
          " that's still a land",
          " that's still a planeswalker",
          " that's still an artifact",
          " that are still lands",
          "",
        )
      : "";
  const describe = (thing: (text: string) => string): readonly string[] => [
    `${thing([figures ?? "", color, words].filter((part) => part !== "").join(" "))}${trail}${equal}`,
    `${thing([color, words].filter((part) => part !== "").join(" "))}${withBase}${and}${equal}`,
  ];
  const verb = manner === "state" ? "be" : "become";
  const description = either(
    ...describe(withArticle),
    ...describe((text) => text),
    ...describe((text) => text.replace(words, many)),
  );
  const lostFirst = lost ? ["lose all abilities"] : [];
  const main = either(
    `${verb} ${description}${still}`,
    ...(still === "" ? [] : [`${verb} ${description.replace(equal, "")}${still}${equalVerb}`]),
  );
  return [...lostFirst, main, ...rest.map((part) => modification(scope, part, manner, bearer))];
}

import type { Modification } from "@obverse/core";
import { isEveryBasicLandType } from "../../vocabulary/subtypes.ts";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { exceptions } from "./copy.ts";
import { abilityWords } from "./granted.ts";
import { keywordName } from "./keyword-names.ts";
import { player } from "./player.ts";
import { restriction } from "./restriction.ts";
import { selector } from "./selector.ts";
import { colorWords, typeWords } from "./token.ts";
import { te } from "./words.ts";

/** Whether a change is said as what is so or as what becomes so. */
export type Manner = "state" | "change";

/** Changes after ～は, joined: +2/+2の修整を受けて飛行を得る. */
export function modifications(scope: Scope, of: readonly Modification[], manner: Manner, bearer: string): string {
  const verbs = of.map((part) => modification(scope, part, manner, bearer));
  return verbs.map((verb, index) => (index === verbs.length - 1 ? verb : `${te(verb)}`)).join("、");
}

function modification(scope: Scope, of: Modification, manner: Manner, bearer: string): string {
  const be = (words: string): string => (manner === "state" ? `${words}である` : `${words}になる`);
  const gain = manner === "state" ? "を持つ" : "を得る";
  switch (of.kind) {
    case "copy":
      return be(`${selector(scope, of.of)}のコピー${exceptions(scope, of.exceptions, bearer)}`);
    case "control":
      return `${player(scope, of.player)}のコントロール下に置かれた状態になる`;
    case "add-types":
      if (isEveryBasicLandType(of.subtypes)) return be("他のタイプに加えてすべての基本土地タイプ");
      return be(`他のタイプに加えて${typeWords(of.supertypes, of.subtypes, of.types)}`);
    case "set-types":
      return be(typeWords(of.supertypes, of.subtypes, of.types));
    case "remove-types":
      return of.subtypes === "creature"
        ? "すべてのクリーチャー・タイプを失う"
        : `${typeWords(of.supertypes, of.subtypes, of.types).replace(/の$/, "")}でない状態になる`;
    case "add-creature-types":
      if (of.which === "all") return be("すべてのクリーチャー・タイプ");
      return of.only === true ? be("選ばれたクリーチャー・タイプ") : be("他のタイプに加えて選ばれたタイプ");
    case "creature-types-of":
      return `${selector(scope, of.of)}のクリーチャー・タイプを持つ`;
    case "add-chosen-type":
      return be("他のタイプに加えて選ばれたタイプ");
    case "set-colors":
      return be(of.colors === "chosen" ? "選ばれた色" : colorWords(of.colors));
    case "add-colors":
      return be(`他の色に加えて${of.colors === "chosen" ? "選ばれた色" : colorWords(of.colors)}`);
    case "gain":
      return `${abilityWords(scope, of.abilities, bearer)}${gain}`;
    case "gain-protection-chosen":
      return `プロテクション（${{ color: "選ばれた色", type: "選ばれたタイプ", player: "選ばれたプレイヤー" }[of.what]}）${gain}`;
    case "gain-abilities-of":
      if (of.form === "below-backup") return `以下の能力${gain}`;
      return of.form === "keywords"
        ? `${selector(scope, of.of)}が持つ${(of.keywords ?? []).map(keywordName).join("と")}${gain}`
        : `${selector(scope, of.of)}の${{ activated: "すべての起動型能力", triggered: "すべての誘発型能力", all: "すべての能力" }[of.form]}${gain}`;
    case "lose":
      return `${of.keywords.map((word) => keywordName(word)).join("と")}を失う`;
    case "lose-all-abilities":
      return "能力をすべて失う";
    case "set-power-toughness":
      if (of.power !== undefined && of.toughness !== undefined)
        return typeof of.power === "number" && typeof of.toughness === "number"
          ? be(`基本のパワーとタフネスが${of.power}/${of.toughness}`)
          : JSON.stringify(of.power) === JSON.stringify(of.toughness)
            ? be(`パワーとタフネスがそれぞれ${amount(scope, of.power)}に等しい値`)
            : be(`パワーは${amount(scope, of.power)}に等しくタフネスは${amount(scope, of.toughness)}に等しい値`);
      return of.power === undefined
        ? be(`タフネスは${amount(scope, of.toughness ?? 0)}に等しい値`)
        : be(`パワーは${amount(scope, of.power)}に等しい値`);
    case "modify-power-toughness":
      return size(scope, of);
    case "switch-power-toughness":
      return "パワーとタフネスを入れ替える";
    case "restriction":
      return restriction(scope, of.restriction);
    case "set-name":
      return be(`《${scope.options.nameOf?.(of.name) ?? of.name}》という名前`);
  }
}

function size(scope: Scope, of: Extract<Modification, { kind: "modify-power-toughness" }>): string {
  const figures = [of.power, of.toughness];
  const negative = figures.some((part) => (typeof part === "number" ? part < 0 : part.kind === "negative"));
  const clause = figures.find(
    (part) =>
      typeof part === "object" &&
      part.kind !== "x" &&
      !(part.kind === "negative" && typeof part.of === "object" && part.of.kind === "x"),
  );
  const sign = (part: typeof of.power): string =>
    typeof part === "number"
      ? `${part < 0 || (part === 0 && negative) ? "-" : "+"}${Math.abs(part)}`
      : part.kind === "negative"
        ? "-X"
        : "+X";
  const words = `${sign(of.power)}/${sign(of.toughness)}の修整を受ける`;
  if (clause === undefined || typeof clause === "number") return words;
  return `（Xは${amount(scope, clause.kind === "negative" ? clause.of : clause)}に等しいとして）${words}`;
}

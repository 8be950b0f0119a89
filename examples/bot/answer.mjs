// A bot that answers in text what a card is in each zone. Run: node examples/bot/answer.mjs "Delver of Secrets" [ja]
import { findCard, nameIn } from "@obverse/cards";
import { whatCardIs } from "@obverse/core/faces";

const TEXTS = {
  en: {
    none: (query, near) => `I know no card “${query}”.${near === "" ? "" : ` Did you mean ${near}?`}`,
    line: (where, name, value) => `${where}: ${name}, mana value ${value}`,
    places: {
      hand: "in hand",
      graveyard: "in a graveyard",
      front: "on the battlefield, front face up",
      back: "on the battlefield, back face up",
    },
  },
  ja: {
    none: (query, near) => `「${query}」というカードは見つかりません。${near === "" ? "" : `候補：${near}`}`,
    line: (where, name, value) => `${where}：${name}、マナ総量${value}`,
    places: { hand: "手札", graveyard: "墓地", front: "戦場、第1面が上", back: "戦場、第2面が上" },
  },
};

/** The answer to a question about a card, in lines of text. */
export function answer(query, lang = "en") {
  const text = TEXTS[lang];
  const { card, suggestions } = findCard(query);
  if (card === undefined) return [text.none(query, suggestions.slice(0, 3).join(", "))];
  const wheres = [
    ["hand", { zone: "hand" }],
    ["graveyard", { zone: "graveyard" }],
    ["front", { zone: "battlefield", face: "front" }],
    ...(card.faces.length > 1 ? [["back", { zone: "battlefield", face: "back" }]] : []),
  ];
  return wheres.map(([place, where]) => {
    const { face, manaValue, rules } = whatCardIs(card, where);
    return `${text.line(text.places[place], nameIn(face?.name ?? "—", lang), manaValue)} [${rules.join(", ")}]`;
  });
}

if (process.argv[1]?.endsWith("answer.mjs"))
  console.log(answer(process.argv[2] ?? "Delver of Secrets", process.argv[3] === "ja" ? "ja" : "en").join("\n"));

import type { PrintedCard, PrintedFace } from "./printed-card.ts";

const TYPE_AND_COST = /^((?:Instant|Sorcery|Artifact|Enchantment)(?: — [\w ]+)?) ((?:\{[^{}]+\})+)$/;

/** The result of looking for a second half in the text of a record that lists only one. */
export type Recovery =
  /** Both halves were found whole. */
  | { readonly kind: "recovered"; readonly faces: readonly [PrintedFace, PrintedFace] }
  /** The second half lacks its type or cost: only the first is known. */
  | { readonly kind: "partial"; readonly first: PrintedFace };

/** Takes a record that lists one face apart where its text holds the name, type and cost of the second half as lines of their own. */
export function recoverHalves(card: PrintedCard): Recovery {
  const [face] = card.faces as readonly [PrintedFace]; // the callers' records have exactly one
  const [firstName = card.name, secondName] = card.name.split(" // ");
  const lines = face.text.split("\n");
  const marker = lines.findIndex((line) => TYPE_AND_COST.test(line));
  const match = TYPE_AND_COST.exec(lines[marker] ?? "");
  const name = secondName ?? lines[marker - 1];
  const start = secondName === undefined ? -1 : lines.indexOf(secondName);
  const head = marker > 0 ? lines.slice(0, marker - 1) : start > 0 ? lines.slice(0, start) : lines;
  const first: PrintedFace = { ...face, name: firstName, text: head.join("\n") };
  if (match === null || name === undefined) return { kind: "partial", first };
  const second: PrintedFace = {
    name,
    manaCost: match[2] ?? "",
    typeLine: match[1] ?? "",
    text: lines.slice(marker + 1).join("\n"),
  };
  return { kind: "recovered", faces: [first, second] };
}

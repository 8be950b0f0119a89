import { findCard, loadCards } from "@obverse/cards";
import { nearestWord } from "@obverse/scenario";

/** The name that was probably meant, of one face where the card has two: one with a slip in a word, else the one that is alike as a whole. */
export function nearestCard(query: string): string | undefined {
  const [first] = findCard(query).suggestions;
  if (first !== undefined) return faceMeant(query, first.split(" // ")) ?? first;
  return nearestWord(
    query,
    loadCards().flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)]),
  );
}

function faceMeant(query: string, faces: readonly string[]): string | undefined {
  const whole = nearestWord(query, faces);
  if (whole !== undefined) return whole;
  const word = nearestWord(
    query,
    faces.flatMap((face) => face.split(/[ ,]+/)),
  );
  return faces.find((face) => word !== undefined && face.includes(word)) ?? faces[0];
}

import { compileFace } from "@obverse/oracle";
import type { FaceRecord, Record } from "./records.ts";

/** Totals of a group. */
export interface Count {
  cards: number;
  full: number;
  partial: number;
  none: number;
  abilities: number;
  compiled: number;
  turning: number;
  turned: number;
}

/** Nothing counted yet. */
export const emptyCount = (): Count => ({
  cards: 0,
  full: 0,
  partial: 0,
  none: 0,
  abilities: 0,
  compiled: 0,
  turning: 0,
  turned: 0,
});

/** What one face gave. */
export interface FaceCount {
  readonly abilities: number;
  readonly compiled: number;
  readonly turning: number;
  readonly turned: number;
  readonly unread: readonly { readonly shape: string; readonly text: string }[];
}

const TURNING =
  /\b(transform(s|ed)?|convert(s|ed)?|melds?|manifest(s|ed)?|cloak(s|ed)?|face[- ]?(down|up)|morph|megamorph|disguise|daybound|nightbound|disturb|craft|more than meets the eye)\b/i;

/** Compiles a face and counts what was understood. */
export function countFace(face: FaceRecord, record: Record): FaceCount {
  const [left = "", right = ""] = (face.type_line ?? "").split(" — ");
  const words = left.toLowerCase().split(" ");
  const supertypes = words.filter((word) => /^(basic|legendary|snow|world|ongoing)$/.test(word));
  const types = words.filter((word) => !supertypes.includes(word) && word !== "token");
  const compiled = compileFace(
    { name: face.name, supertypes, types, subtypes: right === "" ? [] : right.split(" ") },
    face.oracle_text ?? "",
    { card: record.name, names: [face.name], layout: record.layout },
  );
  const sentences = (face.oracle_text ?? "")
    .replace(/\([^)]*\)/g, "")
    .split(/[.\n]/)
    .filter((sentence) => TURNING.test(sentence)).length;
  const missed = compiled.unsupported.flatMap(({ text }) =>
    text.split(/[.\n]/).filter((sentence) => TURNING.test(sentence)),
  ).length;
  return {
    abilities: compiled.abilities.length,
    compiled: compiled.abilities.filter((ability) => ability.kind !== "unsupported").length,
    turning: sentences,
    turned: Math.max(0, sentences - missed),
    unread: compiled.unsupported.map(({ text, reason }) => ({
      shape: shapeOf(text, face.name),
      text: marked(text, reason),
    })),
  };
}

/** The text with names and numbers taken out. */
function shapeOf(text: string, name: string): string {
  return text
    .replaceAll(name, "~")
    .replace(/\{[^}]*\}/g, "{}")
    .replace(/\b\d+\b/g, "N")
    .replace(/"[^"]*"/g, '"…"');
}

/** The text with a mark where reading stopped. */
function marked(text: string, reason: string): string {
  const at = Number(reason.split(":")[1]) + (text.length - text.replace(/^[^—]{0,40} — (?!•)/, "").length);
  return `${text.slice(0, at)}⟦${text.slice(at)}`;
}

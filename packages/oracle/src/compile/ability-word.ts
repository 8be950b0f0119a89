import { romanOf } from "../vocabulary/numbers.ts";

/** A paragraph's label: an ability or flavour word (207.2c–d), or chapters (714.2b). */
export interface Labelled {
  readonly text: string;
  readonly word?: string;
  readonly chapters?: readonly number[];
}

/** Takes the label off a paragraph. Keywords with a dash and the heads of modes have none. */
export function labelled(text: string): Labelled {
  const dash = / ?— ?/.exec(text);
  if (dash === null) return { text };
  const label = text.slice(0, dash.index);
  const rest = text.slice(dash.index + dash[0].length);
  const chapters = label.split(/, /).map(romanOf);
  if (chapters.every((chapter) => chapter !== undefined)) {
    const inner = labelled(rest);
    return { text: inner.text, chapters, ...(inner.word === undefined ? {} : { word: inner.word }) };
  }
  if (
    !dash[0].startsWith(" ") ||
    label.length > 60 ||
    /[.:{"]/.test(label) ||
    /\b(choose|chooses|choice)\b/i.test(label)
  )
    return { text };
  if (!/^[\p{Lu}\d"{~+-]/u.test(rest) && !/^[ivx]/.test(rest)) return { text };
  return { text: rest, word: label };
}

import { PARAGRAPH_MARK, runsOn } from "../text/normalise.ts";

/** One paragraph of rules text with where it stands. */
export interface Paragraph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Cuts text into paragraphs; the lines of modes stay with their head, and what was broken in mid-sentence stays together. */
export function paragraphsOf(original: string, normalised: string): readonly Paragraph[] {
  const lines = normalised.split("\n");
  const raw = original.replaceAll("\r", "").split("\n");
  const found: Paragraph[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    const end = start + (raw[index]?.length ?? 0);
    const last = found.at(-1);
    const mode = /^(•|\+ ?\{)/.test(line) && last !== undefined;
    const goesOn = /^[a-z]/.test(line) && last !== undefined && /[a-z,]$/.test(last.text);
    if (goesOn) found[found.length - 1] = { text: `${last.text} ${line}`, start: last.start, end };
    else if (mode) found[found.length - 1] = { text: `${last.text} ${modeLine(line)}`, start: last.start, end };
    else for (const part of partsOf(line)) if (part !== "") found.push({ text: part, start, end });
    start = end + 1;
  });
  return found;
}

function partsOf(line: string): readonly string[] {
  const parts = line.includes(PARAGRAPH_MARK) ? line.split(PARAGRAPH_MARK) : [line];
  return parts.flatMap((part) => (runsOn(part) ? part.split(RUN_ON) : [part])).map((part) => part.trim());
}

/** Data that lost a line break: a full stop, and at once another ability. */
const RUN_ON = /(?<=\p{L}\.)(?=(?:When|Whenever|At) )/u;

/** Spree writes its modes with a plus (702.172). */
function modeLine(line: string): string {
  return line.startsWith("+") ? `• ${line}` : line;
}

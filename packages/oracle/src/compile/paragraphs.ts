/** One paragraph of rules text with where it stands. */
export interface Paragraph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Cuts text into paragraphs; the lines of modes stay with their head. */
export function paragraphsOf(original: string, normalised: string): readonly Paragraph[] {
  const lines = normalised.split("\n");
  const raw = original.replaceAll("\r", "").split("\n");
  const found: Paragraph[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    const end = start + (raw[index]?.length ?? 0);
    const last = found.at(-1);
    const mode = /^(•|\+ ?\{)/.test(line) && last !== undefined;
    if (mode) found[found.length - 1] = { text: `${last.text} ${modeLine(line)}`, start: last.start, end };
    else if (line !== "") found.push({ text: line, start, end });
    start = end + 1;
  });
  return found;
}

/** Spree writes its modes with a plus (702.172). */
function modeLine(line: string): string {
  return line.startsWith("+") ? `• ${line}` : line;
}

/** Text in one spelling: plain quotes and dashes, current wordings, reminder text away (207.2a). Keeps line breaks. */
export function normaliseText(text: string): string {
  return text
    .replaceAll("\r", "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–‑]/g, "-")
    .replaceAll(" -- ", " — ")
    .replace(/\[([+-]?(?:\d+|X))\]/g, "$1")
    .split("\n")
    .map((line) => currentWording(withoutReminder(line)).trim())
    .join("\n");
}

/** Takes away what stands in parentheses. Where nothing parts it from the next paragraph, a mark does. */
function withoutReminder(line: string): string {
  let depth = 0;
  let kept = "";
  for (const [at, char] of [...line].entries()) {
    if (char === "(") depth += 1;
    else if (char === ")" && depth > 0) {
      depth -= 1;
      if (depth === 0 && /[A-Z]/.test([...line][at + 1] ?? "")) kept += PARAGRAPH_MARK;
    } else if (depth === 0) kept += char;
  }
  return kept;
}

/** Stands between two paragraphs of one line. */
export const PARAGRAPH_MARK = "\u2029";

/** Older wordings as the current rules write them. */
function currentWording(line: string): string {
  return line
    .replace(/\b(enter|enters|entered|entering) the battlefield\b/g, "$1")
    .replace(/\bconverted mana cost\b/g, "mana value")
    .replace(/\bmana cost of (\d+)/g, "mana cost of $1")
    .replace(/\bput it into play\b/g, "put it onto the battlefield")
    .replace(/ {2,}/g, " ")
    .replace(/ ([.,])/g, "$1");
}

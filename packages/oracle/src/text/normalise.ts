/** Text in one spelling: plain quotes and dashes, current wordings, reminder text away (207.2a). Keeps line breaks. */
export function normaliseText(text: string): string {
  const spelt = /[\r‘’“”−–‑[]| -- /.test(text) ? oneSpelling(text) : text;
  return spelt
    .split("\n")
    .map((line) => currentWording(withoutReminder(parted(line))).trim())
    .join("\n");
}

function oneSpelling(text: string): string {
  return text
    .replaceAll("\r", "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–‑]/g, "-")
    .replaceAll(" -- ", " — ")
    .replace(/\[([+-]?(?:\d+|X))\]/g, "$1");
}

/** Data that lost a line break in front of a triggered ability. */
const parted = (line: string): string =>
  runsOn(line) ? line.replace(/(?<=[a-z]\.)(?=(?:Whenever|When|At) )/g, PARAGRAPH_MARK) : line;

/** Whether a full stop may have another ability right behind it: a quick look, as hardly any has. */
export function runsOn(line: string): boolean {
  return line.includes(".W") || line.includes(".A");
}

/** Takes away what stands in parentheses. Where nothing parts it from the next paragraph, a mark does. */
function withoutReminder(line: string): string {
  let depth = 0;
  let kept = "";
  let from = 0;
  for (let at = line.indexOf("("); at >= 0 && at < line.length; at += 1) {
    const char = line.charCodeAt(at);
    if (char === OPEN) {
      if (depth === 0) kept += line.slice(from, at);
      depth += 1;
    } else if (char === CLOSE && depth > 0) {
      depth -= 1;
      from = at + 1;
      if (depth === 0 && /[A-Z]/.test(line.charAt(at + 1))) kept += PARAGRAPH_MARK;
    }
  }
  return depth > 0 ? kept : kept + line.slice(from);
}

const OPEN = 40;
const CLOSE = 41;

/** Stands between two paragraphs of one line. */
export const PARAGRAPH_MARK = "\u2029";

/** Older wordings as the current rules write them. */
function currentWording(line: string): string {
  return / the battlefield|mana cost|into play| {2}| [.,]/.test(line) ? reworded(line) : line;
}

function reworded(line: string): string {
  return line
    .replace(/\b(enter|enters|entered|entering) the battlefield\b/g, "$1")
    .replace(/\bconverted mana cost\b/g, "mana value")
    .replace(/\bmana cost of (\d+)/g, "mana cost of $1")
    .replace(/\bput it into play\b/g, "put it onto the battlefield")
    .replace(/ {2,}/g, " ")
    .replace(/ ([.,])/g, "$1");
}

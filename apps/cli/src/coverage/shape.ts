/** A text with names, numbers, symbols and quotations taken out: what cards have in common that say the same of other things. */
export function shapeOf(text: string, name: string): string {
  const [short = name] = name.split(",");
  return text
    .replace(/\([^()]*\)/g, "")
    .replaceAll(name, "~")
    .replaceAll(short, "~")
    .replace(/\{[^}]*\}/g, "{}")
    .replace(/\b\d+\b/g, "N")
    .replace(/"[^"]*"/g, '"…"')
    .trim();
}

/** A step of a scenario on one line, as it is written. */
export function stepLine(step: object): string {
  return Object.entries(step)
    .map(([key, value]) => `${key}: ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? valueText(value[0]) : `[${value.map(valueText).join(", ")}]`;
  if (typeof value === "object" && value !== null) return `{ ${stepLine(value)} }`;
  return String(value);
}

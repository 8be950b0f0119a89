import type { Step } from "@obverse/scenario";
import { nameIn } from "../state/naming.ts";
import { fill, texts } from "../words/language.ts";

/** A written step on one line: its verb and value, with what it answers. */
export function stepWords(step: Step): string {
  if ("expect" in step) return fill(texts.value.checked, Object.keys(step.expect).join(", "));
  const { answers, illegal, ...rest } = step;
  const words = pairs(rest);
  const answered = answers !== undefined && answers.length > 0 ? ` — ${answers.map(pairs).join("; ")}` : "";
  return `${words}${answered}${illegal === undefined ? "" : ` (${texts.value.refusedStep})`}`;
}

function pairs(value: object): string {
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${valueWords(one)}`)
    .join(", ");
}

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  if (typeof value === "object" && value !== null) return pairs(value);
  return typeof value === "string" ? nameIn.value(value) : String(value);
}

import type { Step } from "@obverse/scenario";
import { symbolWords } from "../card/mana.tsx";
import { nameIn } from "../state/naming.ts";
import { fill, language, texts } from "../words/language.ts";

/** A written step on one line: what is done, to what, and what it answers. */
export function stepWords(step: Step): string {
  const text = texts.value;
  if ("expect" in step)
    return fill(
      text.checked,
      Object.keys(step.expect)
        .map((part) => text.checks[part] ?? part)
        .join(language.value === "ja" ? "、" : ", "),
    );
  const { answers, illegal, ...rest } = step;
  const words = "effect" in rest ? pairs({ ...rest.effect, ...withoutEffect(rest) }) : pairs(rest);
  const answered = answers !== undefined && answers.length > 0 ? ` — ${answers.map(pairs).join("; ")}` : "";
  return `${words}${answered}${illegal === undefined ? "" : ` (${text.refusedStep})`}`;
}

function withoutEffect(step: object): object {
  const { effect: _, ...rest } = step as { readonly effect?: unknown };
  return rest;
}

function pairs(value: object): string {
  const words = texts.value.stepWords;
  const colon = language.value === "ja" ? "：" : ": ";
  return Object.entries(value)
    .map(([key, one]) =>
      one === true ? (words[key] ?? key) : `${words[key] ?? nameIn.value(key)}${colon}${valueWords(key, one)}`,
    )
    .join(language.value === "ja" ? "、" : ", ");
}

function valueWords(key: string, value: unknown): string {
  const text = texts.value;
  if (Array.isArray(value)) return value.map((one) => valueWords(key, one)).join(language.value === "ja" ? "、" : ", ");
  if (typeof value === "object" && value !== null) return pairs(value);
  if (key === "color" && typeof value === "string") return symbolWords(value);
  const word = String(value);
  const step: Readonly<Record<string, string>> = text.steps;
  const cause: Readonly<Record<string, string>> = text.causes;
  return (
    text.stepValues[word] ??
    (key === "advance" ? step[word] : key === "faceDown" || key === "via" ? cause[word] : undefined) ??
    nameIn.value(word)
  );
}

import type { Body, Modal } from "@obverse/core";
import { either, sentence } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { cost } from "./cost.ts";
import { type Joining, steps } from "./effect.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { numberWord } from "./words.ts";

/** What happens, with its targets and modes, as text without the last full stop; the first word in lower case. */
export function bodyText(scope: Scope, of: Body, joining: Joining = "sentence"): string {
  const before = {
    targets: scope.targets,
    named: new Map([...scope.named].filter(([key]) => key.startsWith("target:"))),
  };
  if (of.targets !== undefined && of.targets !== scope.targets) {
    for (const key of [...scope.named.keys()]) if (key.startsWith("target:")) scope.named.delete(key);
    scope.targets = of.targets;
  }
  const each = of.targets?.find((slot) => slot.forEach !== undefined)?.forEach;
  const doing = steps(scope, of.effect, joining);
  const modes = of.modal === undefined ? "" : modalText(scope, of.modal);
  const led =
    each === undefined
      ? doing
      : either(`for each ${each.kind === "opponents" ? "opponent" : "player"}, ${doing}`, doing);
  const still =
    of.targets?.some((slot) => slot.stillResolves === true) === true
      ? ". This ability still resolves if its target becomes illegal"
      : "";
  scope.targets = before.targets;
  for (const [key, thing] of before.named) scope.named.set(key, thing);
  if (modes === "") return `${led}${still}`;
  return doing === "" ? modes : either(`${modes}\n${sentence(doing)}`, `${doing}. ${sentence(modes)}`);
}

/** “Choose one —” and its modes, a line each. */
export function modalText(scope: Scope, of: Modal): string {
  const chosen = of.chooser === undefined ? either("choose") : clause(player(scope, of.chooser), "choose");
  const modes = of.modes
    .map(
      (mode) =>
        `\n${mode.cost === undefined ? "• " : `+ ${cost(scope, mode.cost)} — `}${sentence(bodyText(scope, mode))}`,
    )
    .join(".");
  const fresh =
    of.unchosen === undefined
      ? ""
      : of.unchosen === "turn"
        ? " that hasn't been chosen this turn"
        : " that hasn't been chosen";
  const repeat = of.repeat === true ? either(". You may choose the same mode more than once.", "") : "";
  const instead = of.instead === undefined ? "" : otherwise(scope, of.instead, of.modes.length);
  const head = instead === "" ? (repeat === "" ? " —" : either(repeat, " —")) : instead;
  return `${chosen} ${howMany(of)}${fresh}${head}${modes}`;
}

/** “. If you control a commander as you cast this spell, you may choose both instead.” */
function otherwise(scope: Scope, of: NonNullable<Modal["instead"]>, all: number): string {
  const how =
    of.max === "any"
      ? `choose ${of.min === 0 ? "any number" : "one or more"}`
      : `${of.min < of.max ? "you may " : ""}choose ${all === 2 ? "both" : numberWord(of.max)}`;
  return `. If ${condition(scope, of.if)}${either(" as you cast this spell", "")}, ${how}${either(" instead", "")}.`;
}

function howMany(of: Modal): string {
  const all = of.modes.length;
  if (of.max === "any") return of.min === 0 ? "any number" : "one or more";
  if (of.min === of.max) return numberWord(of.min);
  if (of.min === 0) return `up to ${numberWord(of.max)}`;
  if (of.min === 1 && of.max === 2) return all === 2 ? either("one or both", "one or two") : "one or two";
  return of.max === all
    ? either(`${numberWord(of.min)} or more`, "one or both")
    : `${numberWord(of.min)} to ${numberWord(of.max)}`;
}

import type { Filter, Trigger } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { noun } from "./filter.ts";
import { isSelf, type Waiting } from "./trigger-parts.ts";
import { waiting } from "./waiting.ts";
import { list } from "./words.ts";

/** All triggers of an ability as the clause before its comma: “Whenever this creature enters or attacks”. */
export function triggerClause(scope: Scope, triggers: readonly Trigger[], word?: "when" | "whenever"): string {
  const about = triggers.map(subjectKey);
  const shared = about.length > 1 && about[0] !== undefined && about.every((key) => key === about[0]);
  const { focus } = scope;
  const parts = triggers.map((trigger) => {
    if (shared) scope.focus = focus;
    return waiting(scope, trigger);
  });
  const [first] = parts;
  if (first === undefined) return "";
  const [one, two] = triggers;
  if (shared && triggers.length === 2 && one !== undefined && two !== undefined && playsExiled(one, two)) {
    const exiled = one.kind === "cast" ? exiledWith(scope, one.spell) : "";
    const by = JSON.stringify("who" in one ? one.who : "").includes('"you"') ? "play" : "plays";
    const usual = parts.map((part) => part.predicate).join(" or ");
    return `${word ?? lead(parts, triggers)} ${first.subject} ${either(usual, `${by} a card ${exiled}`, `${by} a land or cast a spell this way`)}`;
  }
  if (
    shared &&
    triggers.length === 2 &&
    one?.kind === "blocks" &&
    two?.kind === "becomes-blocked" &&
    one.what !== undefined
  )
    return `${word ?? lead(parts, triggers)} ${first.subject} ${either("blocks or ", "block or ")}${parts[1]?.predicate ?? ""}`;
  if (shared)
    return `${word ?? lead(parts, triggers)} ${first.subject} ${either(
      parts.map((part) => part.predicate).join(" or "),
      list(
        parts.map((part) => part.predicate),
        "or",
      ),
    )}`;
  return parts
    .map((part, index) =>
      index === 0
        ? `${word ?? lead(parts, triggers)} ${part.subject} ${part.predicate}`
        : part.lead === "at"
          ? `${either(" and at", " or at")} ${part.predicate}`
          : `${either(" or", " or whenever", " and whenever", " and when")} ${part.subject} ${part.predicate}`,
    )
    .join("");
}

/** Whether both together are that a card is played that was exiled with something. */
function playsExiled(one: Trigger, two: Trigger): boolean {
  if (one.kind !== "cast" || two.kind !== "plays-land" || two.what === undefined) return false;
  const by = (filter: Filter): string =>
    JSON.stringify((filter.kind === "all" ? filter.of : [filter]).find(({ kind }) => kind === "exiled-with") ?? null);
  return by(one.spell) !== "null" && by(one.spell) === by(two.what);
}

const exiledWith = (scope: Scope, filter: Filter): string => {
  const found = (filter.kind === "all" ? filter.of : [filter]).find(({ kind }) => kind === "exiled-with");
  return found === undefined
    ? ""
    : noun(scope, found)
        .after.map((part) => part.one)
        .join(" ");
};

function lead(parts: readonly Waiting[], triggers: readonly Trigger[]): string {
  const [first] = parts;
  if (first?.lead === "at") return "at";
  const usually =
    triggers.length > 1
      ? triggers.every(isOnce) && triggers.length < 2
        ? "when"
        : "whenever"
      : triggers.every(isOnce)
        ? "when"
        : "whenever";
  return usually === "when" ? either("when", "whenever") : either("whenever", "when");
}

/** What a trigger is about, to be said once for several. Nothing: not an object. */
function subjectKey(trigger: Trigger): string | undefined {
  const about =
    "subject" in trigger
      ? trigger.subject
      : trigger.kind === "deals-damage"
        ? trigger.source
        : "who" in trigger
          ? trigger.who
          : undefined;
  return about === undefined ? undefined : JSON.stringify(about);
}

function isOnce(trigger: Trigger): boolean {
  switch (trigger.kind) {
    case "enters":
    case "leaves":
    case "dies":
    case "turned-face-up":
    case "transforms":
    case "zone-change":
      return isSelf(trigger.subject);
    case "state":
    case "loses-control":
      return true;
    case "cast":
      return isSelf(trigger.spell);
    default:
      return false;
  }
}

/** “An opponent controls”, in its ways. */
const OPPONENTS = / \uE000an opponent controls\uE001your opponents control\uE002/;

/** A trigger as something that happened: “a permanent left the battlefield”, “it attacked”. */
export function happening(scope: Scope, of: Trigger): string {
  const { subject: who, predicate } = waiting(scope, of);
  const past = predicate
    .replace(/\benters the battlefield\b/g, "entered the battlefield")
    .replace(/\benters?\b/g, "entered")
    .replace(/\bleaves?\b/g, "left")
    .replace(/\bdies?\b/g, "died")
    .replace(/\battacks?\b/g, "attacked")
    .replace(/\bblocks?\b/g, "blocked")
    .replace(/\bcasts?\b/g, "cast")
    .replace(/\bdeals?\b/g, "dealt")
    .replace(/\bgains?\b/g, "gained")
    .replace(/\bloses?\b/g, "lost")
    .replace(/\bdraws?\b/g, "drew")
    .replace(/\bdiscards?\b/g, "discarded")
    .replace(/\bsacrifices?\b/g, "sacrificed")
    .replace(/\b(is|are)\b/g, "was")
    .replace(/\bbecomes?\b/g, "became")
    .replace(/\btransforms?\b/g, "transformed")
    .replace(/\bplays?\b/g, "played");
  if (of.kind === "turned-face-up" && of.who !== undefined) return `${who} ${past.replace(/\bturns?\b/g, "turned")}`;
  const under =
    who.replace(/ you control/, "") === who ? [] : [`${who.replace(" you control", "")} ${past} under your control`];
  const theirs = OPPONENTS.test(who) ? [`${who.replace(OPPONENTS, "")} ${past} under an opponent's control`] : [];
  return either(`${who} ${past}`, ...under, ...theirs);
}

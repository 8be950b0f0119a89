import type { Ability } from "../ability/ability.ts";
import type { Effect } from "../ability/effect.ts";
import type { Modification } from "../ability/modification.ts";
import { isCopyOfChosen } from "../characteristics/copy-layer.ts";
import { KEYWORD_SUPPORT } from "../keywords/support.ts";
import { UNSUPPORTED_ACTIONS } from "../process/effects/actions/actions.ts";
import { UNSUPPORTED_EFFECTS } from "../process/effects/effects.ts";

/** What in an ability the engine can't carry out yet, in short words: what needs it is refused when it comes to it. Empty: all of it is supported. */
export function unsupportedIn(ability: Ability): readonly string[] {
  const found = new Set<string>();
  walk(ability, found);
  return [...found];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

function walk(value: unknown, found: Set<string>, within: "trigger" | "anything" = "anything"): void {
  if (Array.isArray(value)) for (const part of value) walk(part, found, within);
  else if (isNode(value)) {
    // A trigger that waits for an action asks for no executor of it.
    const reason = within === "trigger" && value.kind === "action" ? neverDone(value) : reasonAgainst(value);
    if (reason !== undefined) found.add(reason);
    for (const [key, part] of Object.entries(value))
      walk(part, found, key === "triggers" || key === "trigger" ? "trigger" : within);
  }
}

/** Nodes of the language that have no executor, besides whole kinds of instructions, keyword actions and keywords. */
const GAPS: readonly { readonly what: string; readonly is: (node: Node) => boolean }[] = [
  {
    what: "searching for cards that share something",
    is: (node) => node.kind === "search" && node.shares !== undefined,
  },
  { what: "casting a copy of a card", is: (node) => node.kind === "cast" && node.copy === true && "what" in node },
  { what: "what happened earlier in the game", is: (node) => node.kind === "happened" && node.when === "this-game" },
  {
    what: "exile for a while",
    is: (node) => node.kind === "exile" && isNode(node.until) && node.until.kind !== "until-leaves",
  },
  {
    what: "a static ability that copies something that wasn't chosen",
    is: (node) =>
      node.kind === "static" &&
      Array.isArray(node.modifications) &&
      (node.modifications as readonly Modification[]).some((one) => one.kind === "copy" && !isCopyOfChosen(one)), // the language's own shape
  },
  {
    what: "a copy that has this ability, but not by a resolving ability's becoming one",
    is: (node) => node.kind !== "copy" && isNode(node.exceptions) && node.exceptions.thisAbility === true,
  },
  { what: "opening hands", is: (node) => node.kind === "your-opening-hand" || node.kind === "opening-hand" },
];

/** Actions that triggers can wait for and that nothing here does. */
const NEVER_DONE: ReadonlySet<unknown> = new Set([
  "search",
  "shuffle",
  "exert",
  "collect-evidence",
  "expend-4",
  "expend-8",
]);

const neverDone = ({ action }: Node): string | undefined =>
  NEVER_DONE.has(action) ? `waiting for ${String(action)}` : undefined;

function reasonAgainst(node: Node): string | undefined {
  const { kind } = node;
  if (kind === "unsupported" && typeof node.reason === "string") return `words: ${node.reason}`;
  if (
    kind === "action" &&
    typeof node.action === "string" &&
    (UNSUPPORTED_ACTIONS as readonly string[]).includes(node.action) &&
    !("subject" in node)
  )
    return `action ${node.action}`;
  if (typeof kind === "string" && UNSUPPORTED_EFFECTS.has(kind as Effect["kind"])) return `instruction ${kind}`; // asked of a set
  if (
    typeof node.name === "string" &&
    Object.hasOwn(KEYWORD_SUPPORT, node.name) &&
    KEYWORD_SUPPORT[node.name as keyof typeof KEYWORD_SUPPORT] === "unsupported" &&
    !("kind" in node)
  )
    return `keyword ${node.name}`; // looked up above
  return GAPS.find(({ is }) => is(node))?.what;
}

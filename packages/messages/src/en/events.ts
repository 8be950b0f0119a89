import type { ObjectId, PlayerId, Zone } from "@obverse/core";
import { isActionCode } from "../action-codes.ts";
import type { MessageTable, Names } from "../message-table.ts";
import { actions } from "./actions.ts";
import { steps } from "./steps.ts";

const stepName = (step: string): string => (Object.hasOwn(steps, step) ? steps[step as keyof typeof steps] : step); // the key is there

const ZONE: Readonly<Record<Zone, string>> = {
  library: "the library",
  hand: "the hand",
  battlefield: "the battlefield",
  graveyard: "the graveyard",
  stack: "the stack",
  exile: "exile",
  command: "the command zone",
};

const either = (to: { readonly object: ObjectId } | { readonly player: PlayerId }, names: Names): string =>
  "object" in to ? names.object(to.object) : names.player(to.player);
const host = (to: ObjectId | PlayerId, names: Names): string =>
  typeof to === "number" ? names.object(to) : names.player(to);
/** What it is afterwards, where the names tell. */
const into = (object: ObjectId, names: Names): string => suffix(" into ", names.after?.(object));
const as = (object: ObjectId, names: Names): string => suffix(": ", names.after?.(object));
const suffix = (word: string, name: string | undefined): string => (name === undefined ? "" : `${word}${name}`);
const all = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "nothing") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const counters = (change: number, counter: string): string =>
  `${Math.abs(change) === 1 ? "a" : Math.abs(change)} ${counter} counter${Math.abs(change) === 1 ? "" : "s"}`;

/** Steps that begin a phase, said by it: “the beginning of combat begins” says it twice. */
const BEGINS: Readonly<Record<string, string | undefined>> = { "begin-combat": "combat phase" };

/** What ceases to exist as a state-based action. */
const CEASING = [
  { rule: "704.5d", what: "a token that left the battlefield" },
  { rule: "704.5e", what: "a copy outside the zone where it can be" },
] as const;

/** What happened. */
export const events: MessageTable["events"] = {
  transformed: ({ object }, names) => `${names.object(object)} transforms${into(object, names)}.`,
  converted: ({ object }, names) => `${names.object(object)} converts${into(object, names)}.`,
  melded: ({ object, from }, names) => `${all(from.map((id) => names.object(id)))} meld into ${names.object(object)}.`,
  merged: ({ object, spell }, names) => `${names.object(spell)} merges with ${names.object(object)}.`,
  "turned-face-up": ({ object }, names) => `${names.object(object)} is turned face up${as(object, names)}.`,
  "turned-face-down": ({ object }, names) => `${names.object(object)} is turned face down.`,
  "zone-change": ({ former, from, arrived }, names) => {
    if (arrived.length === 0) return `${names.object(former)} leaves ${ZONE[from]} and is gone.`;
    if (arrived.length === 1 && arrived[0] !== undefined)
      return `${names.object(former)} moves from ${ZONE[from]} to ${ZONE[arrived[0].zone]}.`;
    return `${names.object(former)} leaves ${ZONE[from]}: ${all(arrived.map(({ object, zone }) => `${names.object(object)} goes to ${ZONE[zone]}`))}.`;
  },
  created: ({ object, player }, names) => `${names.player(player)} creates ${names.object(object)}.`,
  destroyed: ({ object }, names) => `${names.object(object)} is destroyed.`,
  sacrificed: ({ object, player }, names) => `${names.player(player)} sacrifices ${names.object(object)}.`,
  discarded: ({ object, player }, names) => `${names.player(player)} discards ${names.object(object)}.`,
  drawn: ({ object, player }, names) => `${names.player(player)} draws ${names.object(object)}.`,
  milled: ({ object, player }, names) => `${names.player(player)} mills ${names.object(object)}.`,
  cast: ({ object, player, from }, names) =>
    `${names.player(player)} casts ${names.object(object)} from ${ZONE[from]}.`,
  "land-played": ({ object, player }, names) => `${names.player(player)} plays the land ${names.object(object)}.`,
  activated: ({ source, player, keyword }, names) =>
    `${names.player(player)} activates ${keyword === undefined ? "an ability" : keyword} of ${names.object(source)}.`,
  triggered: ({ source }, names) => `An ability of ${names.object(source)} triggers.`,
  resolved: ({ object, fizzled }, names) =>
    fizzled === true
      ? `${names.object(object)} doesn't resolve: all its targets are illegal.`
      : `${names.object(object)} resolves.`,
  countered: ({ object }, names) => `${names.object(object)} is countered.`,
  copied: ({ object, of, player }, names) =>
    `${names.player(player)} copies ${names.object(of)}: ${names.object(object)}.`,
  revealed: ({ object, player }, names) => `${names.player(player)} reveals ${names.object(object)}.`,
  "looked-at": ({ object, player }, names) => `${names.player(player)} looks at ${names.object(object)}.`,
  shuffled: ({ player }, names) => `${names.player(player)} shuffles the library.`,
  "player-controlled": ({ player, by }, names) =>
    `${names.player(by)} controls ${names.player(player)} during this turn.`,
  "became-day": () => "It becomes day.",
  "became-night": () => "It becomes night.",
  damage: ({ source, to, amount }, names) =>
    source === undefined
      ? `${either(to, names)} is dealt ${amount} damage.`
      : `${names.object(source)} deals ${amount} damage to ${either(to, names)}.`,
  "damage-prevented": ({ source, to, amount }, names) =>
    `${amount} damage${source === undefined ? "" : ` from ${names.object(source)}`} to ${either(to, names)} is prevented.`,
  life: ({ player, change }, names) =>
    `${names.player(player)} ${change < 0 ? "loses" : "gains"} ${Math.abs(change)} life.`,
  counters: ({ object, counter, change }, names) =>
    `${names.object(object)} ${change < 0 ? "loses" : "gets"} ${counters(change, counter)}.`,
  "player-counters": ({ player, counter, change }, names) =>
    `${names.player(player)} ${change < 0 ? "loses" : "gets"} ${counters(change, counter)}.`,
  attached: ({ object, to }, names) => `${names.object(object)} becomes attached to ${host(to, names)}.`,
  unattached: ({ object, from }, names) => `${names.object(object)} becomes unattached from ${host(from, names)}.`,
  tapped: ({ object }, names) => `${names.object(object)} is tapped.`,
  untapped: ({ object }, names) => `${names.object(object)} untaps.`,
  "mana-added": ({ player, mana }, names) =>
    `${names.player(player)} adds ${mana.map((symbol) => `{${symbol}}`).join("")}.`,
  "control-changed": ({ object, to }, names) => `${names.player(to)} gains control of ${names.object(object)}.`,
  "became-copy": ({ object }, names) => `${names.object(object)} becomes a copy.`,
  "attack-declared": ({ player, attackers }, names) =>
    attackers.length === 0
      ? `${names.player(player)} declares no attackers.`
      : `${names.player(player)} attacks: ${all(attackers.map(({ object, defender }) => `${names.object(object)} attacks ${host(defender, names)}`))}.`,
  "block-declared": ({ player, blocks }, names) =>
    blocks.length === 0
      ? `${names.player(player)} declares no blockers.`
      : `${names.player(player)} blocks: ${all(blocks.map(({ blocker, attackers }) => `${names.object(blocker)} blocks ${all(attackers.map((id) => names.object(id)))}`))}.`,
  "became-blocked": ({ object, by }, names) =>
    `${names.object(object)} becomes blocked${by.length === 0 ? "" : ` by ${all(by.map((id) => names.object(id)))}`}.`,
  unblocked: ({ object }, names) => `${names.object(object)} isn't blocked.`,
  "became-target": ({ object, target, by }, names) =>
    `${object !== undefined ? names.object(object) : target === undefined ? "Something" : names.player(target)} becomes the target of ${names.object(by)}.`,
  "step-began": ({ step, player }, names) => `${names.player(player)}'s ${BEGINS[step] ?? stepName(step)} begins.`,
  "turn-began": ({ player, number }, names) => `Turn ${number} begins: ${names.player(player)}.`,
  flipped: ({ object }, names) => `${names.object(object)} flips.`,
  phased: ({ object, out }, names) => `${names.object(object)} phases ${out ? "out" : "in"}.`,
  action: ({ action, player, object, objects, room }, names) => {
    const ids = objects ?? (object === undefined ? [] : [object]);
    const who = names.player(player);
    const what = ids.length === 0 ? undefined : all(ids.map((id) => names.object(id)));
    return isActionCode(action)
      ? actions[action]({ who, what, ...(room === undefined ? {} : { room: room + 1 }) })
      : `${who}: ${action.replaceAll("-", " ")}${what === undefined ? "" : ` (${what})`}.`;
  },
  coin: ({ player, result }, names) => `${names.player(player)} flips a coin: ${result}.`,
  die: ({ player, result }, names) => `${names.player(player)} rolls a die: ${result}.`,
  "player-lost": ({ player }, names) => `${names.player(player)} loses the game.`,
  "player-won": ({ player }, names) => `${names.player(player)} wins the game.`,
  "player-left": ({ player }, names) => `${names.player(player)} leaves the game.`,
  "state-based": ({ object, player, rules }, names) => {
    const ceasing = CEASING.find(({ rule }) => rules.includes(rule));
    if (object !== undefined && ceasing !== undefined)
      return `${names.object(object)}, ${ceasing.what}, ceases to exist.`;
    return `A state-based action is performed${object !== undefined ? ` on ${names.object(object)}` : player !== undefined ? ` on ${names.player(player)}` : ""}.`;
  },
  nothing: () => "Nothing happens.",
  replaced: ({ source, object }, names) =>
    `${source === undefined ? "A replacement effect" : names.object(source)} changes what happens${object === undefined ? "" : ` to ${names.object(object)}`}.`,
};

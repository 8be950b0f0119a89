import type { Effect } from "@obverse/core";
import { amount } from "../amount.ts";
import { readName } from "../proper-name.ts";
import { scopeWith } from "../references.ts";
import { selector } from "../selector/selector.ts";
import { arrival, arrivalField, faceDownListing } from "./arrival.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";
import { choosePile } from "./piles.ts";

const NOUNS = ["creature", "permanent", "card"];

/** “Manifest the top card of your library”, “manifest those cards”, “manifest dread X times”. */
const manifesting =
  (kind: "manifest" | "cloak"): VerbReader =>
  (r, who) => {
    if (kind === "manifest" && r.eat("dread")) {
      const effect = instruct(r, { kind: "manifest-dread", who }, { made: { nouns: NOUNS, number: "one" } });
      const times = r.attempt((inner) => {
        const count = inner.eat("twice") ? 2 : amount(inner);
        return count !== undefined && (inner.word(-1) === "twice" || inner.eat("times")) ? count : undefined;
      });
      if (times === undefined) return [effect];
      return [instruct(r, { kind: "repeat", times, steps: [effect] }, { made: { nouns: NOUNS, number: "many" } })];
    }
    const what = selector(r);
    if (what === undefined) return undefined;
    const how = arrival(r);
    const made = instruct(
      r,
      { kind, who, what: what.act, ...arrivalField(how) },
      { made: { nouns: NOUNS, number: what.number }, counts: true },
    );
    const { pool } = r.scope;
    // Of the cards looked at, these are none of “the rest”.
    if (pool !== undefined && what.act.kind === "choose-from" && made.as !== undefined)
      r.scope = scopeWith(r.scope, { pool: { ...pool, taken: [...pool.taken, { kind: "bound", name: made.as }] } });
    return [made];
  };

export const manifest: VerbReader = manifesting("manifest");
export const cloak: VerbReader = manifesting("cloak");

/** “Flip ~” (710). */
export const flipOver: VerbReader = (r) => {
  const what = selector(r);
  return what === undefined ? undefined : [instruct(r, { kind: "flip", what: what.act }, { objects: what })];
};

/** “Turn target creature face down”, “turn it face up”. */
export const turn: VerbReader = (r, who) => {
  const pile = r.scope.piles === undefined ? undefined : r.attempt((inner) => choosePile(inner, who));
  if (pile !== undefined) {
    const [chosen] = r.scope.things;
    if (chosen === undefined || !r.eat("face up")) return undefined;
    return [pile, instruct(r, { kind: "turn-face-up", what: chosen.act })];
  }
  if (r.eat("face up")) {
    const these = selector(r);
    if (these === undefined) return undefined;
    const made = instruct(r, { kind: "turn-face-up", what: these.act }, { objects: these, counts: true });
    if (made.as !== undefined)
      r.scope = scopeWith(r.scope, { pool: { of: { kind: "bound", name: made.as }, taken: [] } });
    return [made];
  }
  const what = selector(r);
  if (what === undefined) return undefined;
  if (r.eat("face up")) return [instruct(r, { kind: "turn-face-up", what: what.act }, { objects: what, counts: true })];
  if (!r.eat("face down")) return undefined;
  const values = r.attempt((inner) => (inner.eat(".") ? faceDownListing(inner) : undefined));
  const effect: Effect = { kind: "turn-face-down", what: what.act, ...(values === undefined ? {} : { values }) };
  return [instruct(r, effect, { objects: what, counts: true })];
};

/** “Meld them into …”: after the two were exiled (701.42). */
export const meld: VerbReader = (r) => {
  const what = selector(r);
  if (what === undefined || !r.eat("into")) return undefined;
  const into = readName(r);
  return into === undefined
    ? undefined
    : [
        instruct(
          r,
          { kind: "meld", what: [what.act], into },
          { made: { nouns: ["creature", "permanent"], number: "one" } },
        ),
      ];
};

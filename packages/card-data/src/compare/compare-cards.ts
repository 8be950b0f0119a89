import type { Card, Face } from "@obverse/core";
import { cardManaValueOf, faceManaValues } from "../knowledge/face-mana-values.ts";

/** One difference between two versions of a card. */
export interface CardChange {
  /** The face's or part's name as it is now. Absent: of the card as a whole. */
  readonly face?: string;
  /** `name`, `manaCost`, `types`, `power`, `abilities`, `kind`, `colorIdentity`, … */
  readonly field: string;
  /** As text. `null`: there was none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What of a card is compared. */
export interface CompareWishes {
  /** Leaves abilities out, where they come from different compilers or none. */
  readonly abilities?: "leave-out";
  readonly printings?: "leave-out";
}

type Facts = readonly (readonly [field: string, value: string | null])[];

/** How a card differs from what it was, face by face and field by field. */
export function compareCards(before: Card, after: Card, wishes: CompareWishes = {}): readonly CardChange[] {
  const changes = changed(cardFacts(before, wishes), cardFacts(after, wishes));
  const [was, is] = [partsOf(before), partsOf(after)];
  const [valuesBefore, valuesAfter] = [faceManaValues(before), faceManaValues(after)];
  for (let index = 0; index < Math.max(was.length, is.length); index++) {
    const [old, now] = [was[index], is[index]];
    const facts = (face: Face | undefined, values: readonly number[]): Facts =>
      face === undefined ? [] : faceFacts(face, values[index] ?? 0, wishes);
    const face = now?.name ?? old?.name ?? "";
    changes.push(...changed(facts(old, valuesBefore), facts(now, valuesAfter)).map((change) => ({ face, ...change })));
  }
  return changes;
}

function partsOf(card: Card): readonly Face[] {
  return card.halves?.parts ?? card.faces;
}

function cardFacts(card: Card, { printings }: CompareWishes): Facts {
  const facts: Facts = [
    ["name", card.name],
    ["kind", card.kind],
    ["halves", card.halves?.kind ?? null],
    ["meld", card.meld === undefined ? null : `${card.meld.partner} → ${card.meld.result}`],
    ["meldedFrom", card.meldedFrom?.join(" + ") ?? null],
    ["token", card.token === true ? "yes" : null],
    ["colorIdentity", card.colorIdentity.join("")],
    ["manaValue", String(cardManaValueOf(card))],
  ];
  if (printings === "leave-out") return facts;
  return [
    ...facts,
    ["printings", (card.printings ?? []).map(({ set, number }) => `${set} ${number}`.trim()).join(", ")],
  ];
}

function faceFacts(face: Face, manaValue: number, { abilities }: CompareWishes): Facts {
  const facts: Facts = [
    ["name", face.name],
    ["manaCost", face.manaCost?.map((symbol) => `{${symbol}}`).join("") ?? null],
    ["manaValue", String(manaValue)],
    ["colorIndicator", face.colorIndicator?.join("") ?? null],
    ["supertypes", face.supertypes.join(" ")],
    ["types", face.types.join(" ")],
    ["subtypes", face.subtypes.join(" ")],
    ["power", face.power?.text ?? null],
    ["toughness", face.toughness?.text ?? null],
    ["loyalty", face.loyalty?.text ?? null],
    ["defense", face.defense?.text ?? null],
  ];
  return abilities === "leave-out" ? facts : [...facts, ["abilities", JSON.stringify(face.abilities)]];
}

function changed(before: Facts, after: Facts): CardChange[] {
  const was = new Map(before);
  const is = new Map(after);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field) ?? null, is.get(field) ?? null];
    return from === to ? [] : [{ field, from, to }];
  });
}

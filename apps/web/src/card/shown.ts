import type { Card, Characteristics, Color, Face, FaceSide, GameState, ObjectView } from "@obverse/core";

/** What a card frame shows of an object: only what its viewer may know. */
export interface Shown {
  readonly form: "face" | "face-down" | "melded" | "hidden" | "ability" | "emblem";
  /** `null`: it has no name. */
  readonly name: string | null;
  readonly now?: Characteristics;
  readonly colors: readonly Color[];
  /** Which face is up. Absent: not one of two. */
  readonly side?: FaceSide;
  /** The other face, where the card has one and the viewer may know it. */
  readonly other?: Face;
  /** The fronts of a melded permanent's cards, top first. */
  readonly halves?: readonly [Face, Face];
  /** Of a meld card: with what it melds into what. */
  readonly meld?: Card["meld"];
  /** Whether its characteristics are a copy of something else: its own name, then. */
  readonly copyOf?: string;
  readonly token?: true;
  /** Face down: its name face up, for who may look. Absent: face up, or not known. */
  readonly underneath?: string | null;
  /** Which face or status is up, as one word: what changes when the object turns. */
  readonly turnKey: string;
}

/** What a card frame shows of an object as a viewer knows it. */
export function shownOf(view: ObjectView, definitions: GameState["definitions"]): Shown {
  const now = view.characteristics;
  const parts = view.cards?.flatMap(({ definition, face, token }) => {
    const card = definitions[definition];
    return card === undefined ? [] : [{ card, face, token }];
  });
  const [top, below] = parts ?? [];
  const base = { ...(now === undefined ? {} : { now }), colors: now?.colors ?? [] };
  if (view.kind === "ability") return { ...base, form: "ability", name: null, turnKey: "ability" };
  if (view.kind === "emblem") return { ...base, form: "emblem", name: null, turnKey: "emblem" };
  if (view.faceDown !== undefined)
    return {
      ...base,
      form: "face-down",
      name: now?.name ?? null,
      turnKey: "down",
      ...(view.underneath === undefined ? {} : { underneath: view.underneath.name }),
    };
  if (now === undefined) return { ...base, form: "hidden", name: null, turnKey: "hidden" };
  if (
    top !== undefined &&
    below !== undefined &&
    top.face === "back" &&
    below.face === "back" &&
    top.card.meld !== undefined
  )
    return {
      ...base,
      form: "melded",
      name: now?.name ?? null,
      halves: [top.card.faces[0], below.card.faces[0]],
      turnKey: "melded",
    };
  const other = top === undefined ? undefined : otherFace(top.card, top.face);
  const own = top === undefined ? undefined : faceUp(top.card, top.face)?.name;
  return {
    ...base,
    form: "face",
    name: now.name,
    turnKey: top?.face ?? "front",
    ...(other === undefined ? {} : { other }),
    ...(top !== undefined && (top.card.faces.length === 2 || top.card.kind === "meld") ? { side: top.face } : {}),
    ...(top?.card.meld === undefined ? {} : { meld: top.card.meld }),
    ...(top?.token === true ? { token: true } : {}),
    ...(own !== undefined && now.name !== null && own !== now.name ? { copyOf: own } : {}),
  };
}

function faceUp(card: Card, side: FaceSide): Face | undefined {
  return side === "front" ? card.faces[0] : card.faces[1];
}

function otherFace(card: Card, side: FaceSide): Face | undefined {
  return card.faces.length === 2 ? faceUp(card, side === "front" ? "back" : "front") : undefined;
}

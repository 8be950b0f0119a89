import { sourceWithExceptions } from "../characteristics/copy-source.ts";
import { definitionNamed } from "../faces/definitions.ts";
import { faceDownValues } from "../faces/face-down-values.ts";
import { ownCopyExceptions } from "../faces/own-copying.ts";
import { startingCounters } from "../faces/starting-counters.ts";
import type { Card, CardSource } from "../model/card.ts";
import {
  type DefinitionId,
  definitionId,
  effectId,
  type ObjectId,
  objectId,
  type PlayerId,
  physicalId,
  playerId,
} from "../model/ids.ts";
import type { CardObject, Component, CopySource } from "../model/object.ts";
import type { GameSetup, ObjectSetup, PlayerSetup } from "../model/set-up.ts";
import type { GameState, PhysicalCard, PlayerState } from "../model/state.ts";
import type { Zone } from "../model/zone.ts";
import { NEWEST_EDITION } from "../rules/editions.ts";
import { EMPTY_HISTORY } from "../storage/history.ts";
import { EMPTY_STORE, withStored } from "../storage/objects.ts";
import { dayOfSetUp } from "./at-once/day-of-set-up.ts";
import { shapeProblems } from "./check-set-up.ts";
import { placeProblems, type SetupProblem } from "./set-up-problem.ts";

/** A new game, with the ids of its objects by label; or what is wrong with the set-up. */
export type CreateGameResult =
  | {
      readonly ok: true;
      readonly state: GameState;
      readonly labels: Readonly<Record<string, readonly ObjectId[]>> /** In order of writing. */;
      readonly objects: readonly { readonly at: string; readonly object: ObjectId }[];
    }
  | { readonly ok: false; readonly problems: readonly SetupProblem[] };

const ZONES_IN_ORDER = ["battlefield", "hand", "library", "graveyard", "exile", "command"] as const;

/**
 * Makes a game from a set-up, legal or not. Silent: nothing enters, nothing triggers; call `resume` to go on to the first decision.
 * What isn't of the shape of a set-up is a problem like any other. Cards are found by `source`; the state holds the definitions it needs.
 */
export function createGame(setup: GameSetup, source: CardSource): CreateGameResult {
  const problems = shapeProblems(setup);
  return problems.length > 0 ? { ok: false, problems } : new SetUp(setup, source).make();
}

interface Placed {
  readonly id: ObjectId;
  readonly spec: ObjectSetup;
  readonly at: string;
}

class SetUp {
  private readonly setup: GameSetup;
  private readonly source: CardSource;
  private readonly problems: SetupProblem[] = [];
  private definitions: Readonly<Record<string, Card>> = {};
  private readonly cards: PhysicalCard[] = [];
  private readonly placed: Placed[] = [];
  private readonly labels: Record<string, ObjectId[]> = Object.create(null);
  private store = EMPTY_STORE;
  private nextId = 1;
  private nextTimestamp = 1;

  constructor(setup: GameSetup, source: CardSource) {
    this.setup = setup;
    this.source = source;
  }

  /** The total that each player began with, whatever it is by now: 20 (103.4), 40 where there is a commander (903.7). */
  private get startingLife(): number {
    const isCommander = ({ commander }: ObjectSetup): boolean => commander === true;
    const hasOne = (player: PlayerSetup): boolean => ZONES_IN_ORDER.some((zone) => player[zone]?.some(isCommander));
    return this.setup.players.some(hasOne) ? 40 : 20;
  }

  make(): CreateGameResult {
    const { setup } = this;
    if (setup.players.length === 0) this.problem("no-players", "players", "");
    const ids = setup.players.map((player) => player.id);
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) !== at) this.problem("duplicate-player", `players.${at}`, id);
    const players = setup.players.map((player, at) => this.player(player, `players.${at}`));
    const turn = setup.turn ?? {};
    if (turn.active !== undefined) this.playerNamed(turn.active, "turn.active");
    if (typeof turn.previous === "object") this.playerNamed(turn.previous.player, "turn.previous.player");
    this.relate();
    if (this.problems.length > 0) return { ok: false, problems: this.problems };
    const active = playerId(turn.active ?? ids[0] ?? "");
    const before = ids[(ids.indexOf(active) + ids.length - 1) % ids.length] ?? active;
    const step = turn.step ?? "main1";
    const begins = step === "untap" || step === "upkeep" || step === "draw";
    const previous =
      turn.previous === "none"
        ? undefined
        : turn.previous === undefined
          ? { player: playerId(before), spells: {} }
          : { player: playerId(turn.previous.player), spells: turn.previous.spells };
    const state: GameState = {
      version: 1,
      edition: setup.edition ?? NEWEST_EDITION,
      players,
      definitions: this.definitions,
      cards: this.cards,
      objects: this.store,
      battlefield: this.idsIn("battlefield"),
      stack: [],
      exile: this.idsIn("exile"),
      command: this.idsIn("command"),
      effects: [],
      waiting: [],
      turn: {
        number: turn.number ?? 2,
        active,
        step,
        ...(previous === undefined ? {} : { previous }),
        extraTurns: [],
        extraSteps: [],
        spellsCast: {},
        uses: {},
        began: this.turnsBegan(turn.number ?? 2, ids.indexOf(active)),
      },
      day: turn.day ?? "neither",
      nextId: this.nextId,
      nextTimestamp: this.nextTimestamp,
      nextEffect: effectId(1),
      nextBatch: 1,
      mana: setup.mana ?? "exact",
      history: EMPTY_HISTORY,
      next: begins ? { kind: "begin-step" } : { kind: "check", then: active },
      passed: [],
    };
    const day = turn.day ?? dayOfSetUp(state);
    return {
      ok: true,
      state: { ...state, day },
      labels: this.labels,
      objects: this.placed.map(({ at, id }) => ({ at, object: id })),
    };
  }

  /** Each player's most recent turn, as though they had taken turns in order. */
  private turnsBegan(number: number, active: number): Readonly<Record<string, number>> {
    const { players } = this.setup;
    return Object.fromEntries(
      players.map((player, at) => [player.id, number - ((active - at + players.length) % players.length)]),
    );
  }

  private problem(code: SetupProblem["code"], at: string, detail: string, ...rules: SetupProblem["rules"]): void {
    this.problems.push({ code, at, detail, rules });
  }

  private idsIn(zone: Zone): readonly ObjectId[] {
    return this.placed.flatMap(({ id }) => (this.objectOf(id).zone === zone ? [id] : []));
  }

  private objectOf(id: ObjectId): CardObject {
    const object = this.store.chunks[id >> 5]?.[id & 31];
    if (object?.kind !== "card") throw new Error(`set-up lost object ${id}`);
    return object;
  }

  private player(spec: PlayerSetup, at: string): PlayerState {
    const id = playerId(spec.id);
    const zones: Record<string, ObjectId[]> = {};
    for (const zone of ZONES_IN_ORDER)
      zones[zone] = (spec[zone] ?? []).flatMap(
        (object, index) => this.place(object, zone, id, `${at}.${zone}.${index}`) ?? [],
      );
    const life = spec.life ?? 20;
    return {
      id,
      life,
      startingLife: this.startingLife,
      counters: spec.poison === undefined ? {} : { poison: spec.poison },
      pool: (spec.pool ?? []).map((kind) => ({ kind })),
      library: zones.library ?? [],
      hand: zones.hand ?? [],
      graveyard: zones.graveyard ?? [],
      landsPlayed: 0,
      commanderDamage: {},
      commanderCasts: {},
    };
  }

  private place(spec: ObjectSetup, zone: Zone, player: PlayerId, at: string): ObjectId | undefined {
    const owner = spec.owner === undefined ? player : this.playerNamed(spec.owner, at);
    const components = spec.meld === undefined ? this.component(spec, owner, at) : this.melded(spec, owner, at);
    const card = components?.[0] === undefined ? undefined : this.definitions[components[0].what.definition];
    if (components === undefined || card === undefined || owner === undefined) return undefined;
    this.problems.push(...placeProblems(spec, zone, card, at));
    const id = objectId(this.nextId++);
    const onBattlefield = zone === "battlefield";
    const object: CardObject = {
      kind: "card",
      id,
      zone,
      owner,
      controller: onBattlefield ? player : owner,
      components,
      turned: 0,
      timestamp: this.nextTimestamp++,
      counters: spec.counters ?? {},
      ...(spec.faceDown !== undefined && zone === "battlefield"
        ? { faceDown: { cause: spec.faceDown, values: faceDownValues(spec.faceDown) } }
        : {}),
      ...(spec.faceDown !== undefined && zone === "exile" ? { hidden: { lookers: [] } } : {}),
      // A conspiracy with hidden agenda (702.106a).
      ...(spec.faceDown !== undefined && zone === "command" ? { hidden: { lookers: [owner] } } : {}),
      ...(spec.chosen === undefined ? {} : { chosen: spec.chosen }),
      ...(onBattlefield
        ? {
            permanent: {
              tapped: spec.tapped === true,
              damage: spec.damage ?? 0,
              controlledSince: spec.sick === true ? (this.setup.turn?.number ?? 2) : 0,
            },
          }
        : {}),
    };
    this.store = withStored(this.store, object);
    this.placed.push({ id, spec, at });
    const label = spec.label ?? (typeof spec.card === "string" ? spec.card : spec.card?.name);
    if (label !== undefined) this.labels[label] = [...(this.labels[label] ?? []), id];
    return id;
  }

  private component(spec: ObjectSetup, owner: PlayerId | undefined, at: string): readonly Component[] | undefined {
    const definition = this.definition(spec.card, at);
    if (definition === undefined || owner === undefined) return undefined;
    const { name = "", kind } = this.definitions[definition] ?? {};
    if (kind === "melded" && spec.token !== true) this.problem("meld-result", at, name, "712.4");
    const face = spec.face ?? "front";
    if (face === "back" && (this.definitions[definition]?.faces.length ?? 1) < 2)
      this.problem("no-such-face", at, this.definitions[definition]?.name ?? "", "712.14a");
    if (spec.token === true) return [{ what: { kind: "token", definition }, face }];
    return [{ what: { kind: "card", card: this.physical(definition, owner, spec), definition }, face }];
  }

  private melded(spec: ObjectSetup, owner: PlayerId | undefined, at: string): readonly Component[] | undefined {
    if (spec.card !== undefined) this.problem("card-and-meld", at, "");
    const pair = (spec.meld ?? []).map((card) => this.definition(card, at));
    const [one, other] = pair;
    if (one === undefined || other === undefined || owner === undefined) return undefined;
    const result = this.definitions[one]?.meld?.result;
    if (result === undefined || result !== this.definitions[other]?.meld?.result || one === other) {
      this.problem("not-a-meld-pair", at, [one, other].map((id) => this.definitions[id]?.name).join(", "), "701.42b");
      return undefined;
    }
    return [one, other].map((definition) => ({
      what: { kind: "card", card: this.physical(definition, owner, spec), definition },
      face: "back" as const,
    }));
  }

  private physical(definition: DefinitionId, owner: PlayerId, spec: ObjectSetup): PhysicalCard["id"] {
    const id = physicalId(this.cards.length);
    this.cards.push({ id, definition, owner, ...(spec.commander === true ? { commander: true as const } : {}) });
    return id;
  }

  private definition(card: string | Card | undefined, at: string): DefinitionId | undefined {
    const found = typeof card === "string" ? this.source.byName(card) : card;
    if (found === undefined) {
      this.problem("no-such-card", at, String(card ?? ""));
      return undefined;
    }
    this.define(found);
    return found.id;
  }

  /** Takes in a card and, for a meld card, its partner and what they become (712.5). */
  private define(card: Card): void {
    if (this.definitions[card.id] !== undefined) return;
    this.definitions = { ...this.definitions, [definitionId(card.id)]: card };
    for (const name of card.meld === undefined ? [] : [card.meld.partner, card.meld.result]) {
      const other = this.source.byName(name);
      if (other !== undefined) this.define(other);
    }
  }

  private playerNamed(name: string, at: string): PlayerId | undefined {
    if (this.setup.players.some((player) => player.id === name)) return playerId(name);
    this.problem("no-such-player", at, name);
    return undefined;
  }

  private labelled(label: string, at: string): ObjectId | undefined {
    const found = this.labels[label]?.[0];
    if (found === undefined) this.problem("no-such-label", at, label);
    return found;
  }

  /** What refers to other objects, once all are there: attachments, copies, linked exile, and counters that a printed number gives. */
  private relate(): void {
    for (const { id, spec, at } of this.placed) {
      let object = this.objectOf(id);
      const source = spec.copyOf === undefined ? undefined : this.copySource(spec.copyOf, at);
      if (source !== undefined && object.permanent !== undefined) {
        const enteredAs = sourceWithExceptions(source, ownCopyExceptions(object, this.definitions));
        object = { ...object, permanent: { ...object.permanent, enteredAs } };
      }
      if (object.permanent !== undefined)
        object = { ...object, counters: { ...startingCounters(object, this.definitions, spec), ...object.counters } };
      const protector = this.protectorOf(object, spec);
      if (object.permanent !== undefined && protector !== undefined)
        object = { ...object, permanent: { ...object.permanent, protector } };
      if (spec.attachedTo !== undefined && object.permanent !== undefined) {
        const isPlayer = this.setup.players.some((player) => player.id === spec.attachedTo);
        const to = isPlayer ? playerId(spec.attachedTo) : this.labelled(spec.attachedTo, at);
        if (to !== undefined) object = { ...object, permanent: { ...object.permanent, attachedTo: to } };
      }
      if (spec.exiledWith !== undefined) {
        const by = this.labelled(spec.exiledWith, at);
        if (by !== undefined) object = { ...object, exiledWith: by };
      }
      this.store = withStored(this.store, object);
    }
  }

  /** The player chosen as a battle's protector (310.9a). */
  private protectorOf(object: CardObject, spec: ObjectSetup): PlayerId | undefined {
    const [top] = object.components;
    const card = top === undefined ? undefined : this.definitions[top.what.definition];
    const face = top?.face === "back" ? card?.faces[1] : card?.faces[0];
    const player = spec.chosen?.player;
    if (face?.types.includes("Battle") !== true || typeof player !== "string") return undefined;
    return this.setup.players.some(({ id }) => id === player) ? playerId(player) : undefined;
  }

  private copySource(of: NonNullable<ObjectSetup["copyOf"]>, at: string): CopySource | undefined {
    if ("label" in of) {
      const original = this.labelled(of.label, at);
      if (original === undefined) return undefined;
      const { components, permanent, faceDown } = this.objectOf(original);
      if (faceDown !== undefined) return { kind: "face-down", values: faceDown.values };
      if (permanent?.enteredAs !== undefined) return permanent.enteredAs;
      const [top, below] = components;
      if (top === undefined) return undefined;
      const result = this.definitions[top.what.definition]?.meld?.result;
      const melded =
        below !== undefined && result !== undefined ? definitionNamed(this.definitions, result) : undefined;
      return melded === undefined
        ? { kind: "definition", definition: top.what.definition, face: top.face }
        : { kind: "melded", definition: melded.id };
    }
    const definition = this.definition(of.card, at);
    if (definition === undefined) return undefined;
    const named = this.definitions[definition];
    const back = named?.faces[1]?.name === of.card;
    return named?.kind === "melded"
      ? { kind: "melded", definition }
      : { kind: "definition", definition, face: of.face ?? (back ? "back" : "front") };
  }
}

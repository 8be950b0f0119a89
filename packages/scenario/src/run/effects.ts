import type {
  Action,
  Arrival,
  Binding,
  Duration,
  Effect,
  Modification,
  ObjectId,
  PlayerRef,
  Selector,
  Zone,
} from "@obverse/core";
import { type EffectSpec, type EffectVerb, effectVerbOf } from "../format/effect-spec.ts";
import { keywordAbility } from "./keyword-words.ts";
import type { Position } from "./position.ts";
import { referToObject, referToPlayer, referToTarget } from "./references.ts";
import { Stop } from "./stop.ts";
import { tokenValuesOf } from "./token-values.ts";
import { typesFrom } from "./type-words.ts";

type Bound = Record<string, Binding>;

const bound = (name: string): Selector => ({ kind: "bound", name });
const who = (name: string): PlayerRef => ({ kind: "bound", name });
const YOU: PlayerRef = { kind: "you" };
const IT = bound("it");

/** An effect of the format as instructions for the engine, with what they name. */
export function effectAction(
  position: Position,
  spec: EffectSpec,
  by: string | undefined,
  source: string | undefined,
): Extract<Action, { kind: "effect" }> {
  const verb = effectVerbOf(spec);
  if (verb === undefined) throw new Stop("bad-set-up", "an instruction", spec);
  const names = new Named(position, spec);
  const effect = INSTRUCTIONS[verb](spec, names);
  const from = spec.source ?? source;
  return {
    kind: "effect",
    effect,
    controller: by === undefined ? position.state.turn.active : referToPlayer(position.state, by),
    bound: names.bound,
    ...(from === undefined ? {} : { source: names.object(from) }),
  };
}

/** Finds what an effect names, and keeps it for the instructions. */
class Named {
  readonly bound: Bound = {};
  /** Reads the rules text of tokens. */
  readonly compile: Position["compile"];
  private readonly position: Position;
  private readonly spec: EffectSpec;

  constructor(position: Position, spec: EffectSpec) {
    this.compile = position.compile;
    this.position = position;
    this.spec = spec;
  }

  object(reference: string): ObjectId {
    return referToObject(this.position.state, this.position.things, reference).id;
  }

  /** Binds the objects and players named, as `it`. */
  it(references: readonly string[]): void {
    const targets = references.map((reference) => referToTarget(this.position.state, this.position.things, reference));
    const objects = targets.flatMap((target) => ("object" in target ? [target.object] : []));
    const players = targets.flatMap((target) => ("player" in target ? [target.player] : []));
    this.bound.it = { ...(objects.length > 0 ? { objects } : {}), ...(players.length > 0 ? { players } : {}) };
  }

  each(references: readonly string[]): readonly Selector[] {
    return references.map((reference, at) => {
      this.bound[`part${at}`] = { objects: [this.object(reference)] };
      return bound(`part${at}`);
    });
  }

  named(name: string, reference: string): Selector {
    this.bound[name] = { objects: [this.object(reference)] };
    return bound(name);
  }

  player(name: string, reference: string): PlayerRef {
    this.bound[name] = { players: [referToPlayer(this.position.state, reference)] };
    return who(name);
  }

  get hasPlayers(): boolean {
    return this.bound.it?.players !== undefined;
  }

  get hasObjects(): boolean {
    return this.bound.it?.objects !== undefined;
  }

  meldResult(references: readonly string[]): string {
    const results = references.flatMap((reference) => {
      const object = referToObject(this.position.state, this.position.things, reference);
      const definition =
        object.kind === "card"
          ? this.position.state.definitions[object.components[0]?.what.definition ?? ""]
          : undefined;
      return definition?.meld?.result ?? [];
    });
    return results[0] ?? "";
  }

  arrival(): Arrival {
    const { spec } = this;
    return {
      ...(spec.transformed === true ? { transformed: true } : {}),
      ...(spec.faceDown === true ? { faceDown: true } : {}),
      ...(spec.tapped === true ? { tapped: true } : {}),
      ...(spec.under === undefined ? {} : { under: this.player("under", spec.under) }),
      ...(spec.attachedTo === undefined ? {} : this.attachment(spec.attachedTo)),
      ...(spec.position === undefined
        ? {}
        : { position: typeof spec.position === "number" ? { fromTop: spec.position - 1 } : spec.position }),
    };
  }

  private attachment(reference: string): Partial<Arrival> {
    const target = referToTarget(this.position.state, this.position.things, reference);
    return "player" in target
      ? { attachedToPlayer: this.player("host", reference) }
      : { attachedTo: this.named("host", reference) };
  }
}

type Instruction = (spec: EffectSpec, names: Named) => readonly Effect[];

const toIt =
  (
    verb:
      | "transform"
      | "convert"
      | "destroy"
      | "sacrifice"
      | "turn-face-down"
      | "turn-face-up"
      | "tap"
      | "untap"
      | "counter"
      | "reveal",
    key: EffectVerb,
  ): Instruction =>
  (spec, names) => {
    names.it((spec[key] as readonly string[] | undefined) ?? []); // these keys hold references
    return [{ kind: verb, what: IT } as Effect]; // each of these takes a selector alone
  };

const toPlayers =
  (key: EffectVerb, make: (players: PlayerRef, spec: EffectSpec) => Effect): Instruction =>
  (spec, names) => {
    names.it((spec[key] as readonly string[] | undefined) ?? []); // these keys hold references
    return [make(who("it"), spec)];
  };

const durationOf = (spec: EffectSpec): Duration =>
  spec.until === undefined ? { kind: "permanent" } : { kind: spec.until };

const counters =
  (change: "add" | "remove", key: "addCounters" | "removeCounters"): Instruction =>
  (spec, names) => {
    names.it(spec[key] ?? []);
    return Object.entries(spec.counters ?? {}).flatMap(([counter, count]): readonly Effect[] => [
      ...(names.hasObjects ? [{ kind: "counters", change, counter, count, on: IT } as const] : []),
      ...(names.hasPlayers
        ? [{ kind: "player-counters", who: who("it"), counter, count: change === "add" ? count : -count } as const]
        : []),
    ]);
  };

const fromLibrary = (kind: "manifest" | "cloak"): Instruction =>
  toPlayers(kind, (players, spec) => ({
    kind,
    who: players,
    what: { kind: "library", of: players, from: "top", count: spec.count ?? 1 },
  }));

/** How each instruction of the format is said to the engine. */
const INSTRUCTIONS: Readonly<Record<EffectVerb, Instruction>> = {
  transform: toIt("transform", "transform"),
  convert: toIt("convert", "convert"),
  meld: (spec, names) => [{ kind: "meld", what: names.each(spec.meld ?? []), into: names.meldResult(spec.meld ?? []) }],
  destroy: toIt("destroy", "destroy"),
  sacrifice: toIt("sacrifice", "sacrifice"),
  exile: (spec, names) => {
    names.it(spec.exile ?? []);
    return [{ kind: "exile", what: IT, ...(spec.faceDown === true ? { faceDown: true } : {}) }];
  },
  bounce: (spec, names) => {
    names.it(spec.bounce ?? []);
    return [{ kind: "move", what: IT, to: "hand" }];
  },
  put: (spec, names) => {
    names.it(spec.put ?? []);
    const to = (spec.to ?? "battlefield") as Zone; // one of the six words
    if (to === "exile") return [{ kind: "exile", what: IT, ...(spec.faceDown === true ? { faceDown: true } : {}) }];
    return [{ kind: "move", what: IT, to, arrival: names.arrival() }];
  },
  flicker: (spec, names) => {
    names.it(spec.flicker ?? []);
    return [
      { kind: "exile", what: IT, as: "gone" },
      {
        kind: "move",
        what: bound("gone"),
        to: "battlefield",
        arrival: { under: { kind: "owner", of: bound("gone") }, ...names.arrival() },
      },
    ];
  },
  turnFaceDown: toIt("turn-face-down", "turnFaceDown"),
  turnFaceUp: toIt("turn-face-up", "turnFaceUp"),
  manifest: fromLibrary("manifest"),
  cloak: fromLibrary("cloak"),
  manifestDread: toPlayers("manifestDread", (players, spec) => ({
    kind: "repeat",
    times: spec.count ?? 1,
    steps: [{ kind: "manifest-dread", who: players }],
  })),
  becomeCopy: (spec, names) => {
    names.it(spec.becomeCopy ?? []);
    return [
      {
        kind: "modify",
        what: IT,
        modifications: [{ kind: "copy", of: names.named("original", spec.of ?? "") }],
        duration: durationOf(spec),
      },
    ];
  },
  createToken: (spec, names) => {
    const creator = spec.under === undefined ? YOU : names.player("under", spec.under);
    const common = {
      who: creator,
      count: spec.count ?? 1,
      ...(spec.tapped === true ? { arrival: { tapped: true } as const } : {}),
    };
    const original = spec.createToken?.copyOf;
    if (typeof original === "string")
      return [{ kind: "create-copy", of: names.named("original", original), ...common }];
    return [{ kind: "create-token", token: tokenValuesOf(spec.createToken ?? {}, names.compile), ...common }];
  },
  copySpell: (spec, names) => {
    names.it(spec.copySpell ?? []);
    return [{ kind: "copy-spell", what: IT }];
  },
  counter: toIt("counter", "counter"),
  damage: (spec, names) => {
    names.it(spec.damage ?? []);
    return [
      {
        kind: "damage",
        amount: spec.amount ?? 0,
        ...(names.hasObjects ? { to: IT } : {}),
        ...(names.hasPlayers ? { toPlayers: who("it") } : {}),
      },
    ];
  },
  addCounters: counters("add", "addCounters"),
  removeCounters: counters("remove", "removeCounters"),
  modify: (spec, names) => {
    names.it(spec.modify ?? []);
    return [{ kind: "modify", what: IT, modifications: modificationsOf(spec), duration: durationOf(spec) }];
  },
  gainControl: (spec, names) => {
    names.it(spec.gainControl ?? []);
    return [
      { kind: "modify", what: IT, modifications: [{ kind: "control", player: YOU }], duration: durationOf(spec) },
    ];
  },
  tap: toIt("tap", "tap"),
  untap: toIt("untap", "untap"),
  attach: (spec, names) => {
    names.it(spec.attach ?? []);
    return [{ kind: "attach", what: IT, to: names.named("host", spec.to ?? "") }];
  },
  setDay: (spec) => [{ kind: "set-day-night", to: spec.setDay ?? "day" }],
  gainLife: toPlayers("gainLife", (players, spec) => ({
    kind: "life",
    who: players,
    change: "gain",
    amount: spec.amount ?? 1,
  })),
  loseLife: toPlayers("loseLife", (players, spec) => ({
    kind: "life",
    who: players,
    change: "lose",
    amount: spec.amount ?? 1,
  })),
  draw: toPlayers("draw", (players, spec) => ({ kind: "draw", who: players, count: spec.count ?? 1 })),
  mill: toPlayers("mill", (players, spec) => ({ kind: "mill", who: players, count: spec.count ?? 1 })),
  discard: toPlayers("discard", (players, spec) => ({ kind: "discard", who: players, count: spec.count ?? 1 })),
  shuffle: toPlayers("shuffle", (players) => ({ kind: "shuffle", who: players })),
  reveal: toIt("reveal", "reveal"),
  lookAt: (spec, names) => {
    names.it(spec.lookAt ?? []);
    return [{ kind: "look-at", who: YOU, what: IT }];
  },
  chooseName: () => [{ kind: "choose-value", who: YOU, what: "name" }],
};

function modificationsOf(spec: EffectSpec): readonly Modification[] {
  const { power, toughness, setPower, setToughness, gain, lose, addTypes, setTypes } = spec;
  const lost = lose?.filter((word) => word !== "all") ?? [];
  return [
    ...(addTypes === undefined ? [] : [{ kind: "add-types", ...typesFrom(addTypes) } as const]),
    ...(setTypes === undefined ? [] : [{ kind: "set-types", ...typesFrom(setTypes) } as const]),
    ...(lose?.includes("all") === true ? [{ kind: "lose-all-abilities" } as const] : []),
    ...(lost.length > 0 ? [{ kind: "lose", keywords: lost } as const] : []),
    ...(gain === undefined ? [] : [{ kind: "gain", abilities: gain.map(keywordAbility) } as const]),
    ...(setPower === undefined && setToughness === undefined
      ? []
      : [
          {
            kind: "set-power-toughness",
            ...(setPower === undefined ? {} : { power: setPower }),
            ...(setToughness === undefined ? {} : { toughness: setToughness }),
          } as const,
        ]),
    ...(power === undefined && toughness === undefined
      ? []
      : [{ kind: "modify-power-toughness", power: power ?? 0, toughness: toughness ?? 0 } as const]),
  ];
}

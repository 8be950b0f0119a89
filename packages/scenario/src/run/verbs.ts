import {
  type Action,
  activatedAbilitiesOf,
  controlledPlayers,
  deciderOf,
  type FaceSide,
  type GameObject,
  type OwnedActivated,
  type PlayerId,
  type Refusal,
  targetObstacles,
} from "@obverse/core";
import { engine } from "../engine.ts";
import type { ActivateSpec, CastSpec, PlaySpec, PlaySteps, SpecialSpec, TurnUpSpec } from "../format/step.ts";
import { withTargetsFound } from "./candidates.ts";
import { attack, block } from "./combat-steps.ts";
import { advance, leave, passOnce, resolve } from "./flow.ts";
import { act, type Outcome } from "./go-on.ts";
import type { Position } from "./position.ts";
import { withPriority } from "./priority.ts";
import { referToObject, referToPlayer } from "./references.ts";
import { Stop } from "./stop.ts";

/** Does what a player does, under all the rules, for a player who is given or found. */
export function play(position: Position, step: PlaySteps, by: string | undefined): Outcome {
  if ("resolve" in step) return done(resolve(position, step.resolve));
  if ("advance" in step) return done(advance(position, step.advance, step.turn));
  if ("pass" in step) return done(passOnce(position, typeof step.pass === "string" ? step.pass : by));
  if ("leave" in step) return leave(position, step, by);
  if ("attack" in step) return attack(position, step);
  if ("block" in step) return block(position, step, by);
  const given = by === undefined ? undefined : referToPlayer(position.state, by);
  return byOneOf(position, playersFor(position, step, given), step, given);
}

type Acts = CastSpec | PlaySpec | ActivateSpec | TurnUpSpec | SpecialSpec;

const done = (position: Position): Outcome => ({ ok: true, position });

/** The first of the players who may do it does it, or who controls them (723.5); else the refusals that the likeliest one met. */
function byOneOf(position: Position, players: readonly PlayerId[], step: Acts, giver: PlayerId | undefined): Outcome {
  let first: Outcome | Stop | undefined;
  for (const player of players) {
    try {
      const ready = withTargetsFound(withPriority(position, player));
      const outcome = act(ready, actionOf(ready, step, player), giver ?? deciderOf(ready.state, player));
      if (outcome.ok) return outcome;
      const given = givenFree(ready, step, player, outcome.refusals);
      if (given?.ok === true) return given;
      first ??= withObstacles(ready, outcome, step, player);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      if (players.length === 1 || error.code === "undecided") throw error;
      first ??= error;
    }
  }
  if (first instanceof Stop) throw first;
  return first ?? { ok: false, refusals: [] };
}

/** The refusals with what keeps the targets written from being targets, where that is why. */
function withObstacles(position: Position, outcome: Outcome, step: Acts, player: PlayerId): Outcome {
  if (outcome.ok) return outcome;
  const source = referToObject(position.state, position.things, subjectOf(step)).id;
  const targets = (position.supply.targets ?? []).flatMap(({ ref }) =>
    ref !== undefined && "object" in ref ? [ref.object] : [],
  );
  const rules = targets.flatMap((target) =>
    targetObstacles(position.state, { object: source, controller: player }, target),
  );
  const refusals = outcome.refusals.map((refusal) =>
    ABOUT_TARGETS.has(refusal.code) ? { ...refusal, rules: [...rules, ...refusal.rules] } : refusal,
  );
  return { ok: false, refusals };
}

const ABOUT_TARGETS: ReadonlySet<string> = new Set(["wrong-target", "no-legal-target", "answer-not-legal"]);

/** A step that casts something free where nothing lets it be cast so: it is given leave first. Where it is only asked what is legal, it isn't. */
function givenFree(
  position: Position,
  step: Acts,
  player: PlayerId,
  refusals: readonly Refusal[],
): Outcome | undefined {
  if (!("cast" in step) || step.via !== "free" || position.supply.search === "any") return undefined;
  if (refusals[0]?.code !== "no-such-permission") return undefined;
  const object = referToObject(position.state, position.things, step.cast).id;
  const it = { kind: "bound", name: "it" } as const;
  const { supply } = position;
  const outcome = act(
    { ...position, supply: { ...supply, answers: [] } },
    {
      kind: "effect",
      controller: player,
      bound: { it: { objects: [object] } },
      effect: [
        {
          kind: "permit",
          who: { kind: "you" },
          what: it,
          duration: { kind: "end-of-turn" },
          free: true,
          one: true,
        },
      ],
    },
    player,
  );
  if (!outcome.ok) return outcome;
  const allowed = withPriority({ ...outcome.position, supply }, player);
  return act(allowed, actionOf(allowed, step, player), player);
}

/** Who is asked to do it: the player named and those they control; else who has the object, then the others in turn order. */
function playersFor(position: Position, step: Acts, given: PlayerId | undefined): readonly PlayerId[] {
  if (given !== undefined) return [given, ...controlledPlayers(position.state, given)];
  const object = referToObject(position.state, position.things, subjectOf(step));
  const owner = engine.controllerOf(position.state, object.id);
  const { active } = position.state.turn;
  const others = position.state.players.filter((player) => player.left === undefined).map(({ id }) => id);
  return [...new Set([owner, active, ...others])];
}

const subjectOf = (step: Acts): string =>
  "cast" in step
    ? step.cast
    : "play" in step
      ? step.play
      : "activate" in step
        ? step.activate
        : "turnUp" in step
          ? step.turnUp
          : step.special;

function actionOf(position: Position, step: Acts, player: PlayerId): Action {
  const object = referToObject(position.state, position.things, subjectOf(step));
  const id = object.id;
  if ("cast" in step) {
    return {
      kind: "cast",
      object: id,
      ...faceOf(position, object, step.face),
      ...(step.faceDown === undefined ? {} : { faceDown: step.faceDown as "morph" }),
      ...(step.via === undefined ? {} : { via: step.via }),
    }; // one of the three words
  }
  if ("play" in step)
    return { kind: "play-land", object: id, ...(faceOf(position, object, step.face) as { readonly face?: FaceSide }) }; // a land's halves are not played
  if ("activate" in step)
    return { kind: "activate", object: id, ability: abilityKey(position, object, step.ability, player) };
  // A face-down conspiracy is turned up too (116.2j).
  if ("turnUp" in step && object.zone === "command") return { kind: "special", object: id, action: "hidden-agenda" };
  if ("turnUp" in step)
    return { kind: "turn-face-up", object: id, via: (step.via ?? turnUpBy(position, object)) as "morph" }; // one of the four words
  return { kind: "special", object: id, action: (step.action ?? "unlock") as "unlock" }; // checked by the engine
}

/** By what put it face down; where an effect turned it face down, by what its card has. */
function turnUpBy(position: Position, object: GameObject): string {
  if (object.kind !== "card") return "mana-cost";
  const cause = object.faceDown?.cause;
  if (cause === "morph" || cause === "megamorph" || cause === "disguise") return cause;
  if (cause !== "plain") return "mana-cost";
  const abilities = position.state.definitions[object.components[0]?.what.definition ?? ""]?.faces[0].abilities ?? [];
  for (const ability of abilities) {
    const name = ability.kind === "keyword" ? ability.keyword.name : undefined;
    if (name === "morph" || name === "megamorph" || name === "disguise") return name;
  }
  return "mana-cost";
}

function faceOf(
  position: Position,
  object: GameObject,
  face: string | undefined,
): { readonly face?: FaceSide | { readonly half: 0 | 1 | "fused" } } {
  if (face === undefined) return {};
  if (face === "front" || face === "back") return { face };
  if (face === "fused") return { face: { half: "fused" } };
  const definition =
    object.kind === "card" ? position.state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
  const side = definition?.faces.findIndex(({ name }) => name === face) ?? -1;
  const half = definition?.halves?.parts.findIndex(({ name }) => name === face) ?? -1;
  if (half === 0 || half === 1) return { face: { half } };
  if (side === 0 || side === 1) return { face: side === 0 ? "front" : "back" };
  throw new Stop(
    "refused",
    face,
    definition?.faces.map(({ name }) => name),
    { code: "no-such-face", rules: ["712.11"], object: object.id, detail: face },
  );
}

interface Numbered {
  readonly key: string;
  /** Absent: not supported. */
  readonly ability: OwnedActivated["ability"] | undefined;
}

/** The key of an activated ability: by its number among all activated ones, by its keyword, else the only one that is no mana ability. */
function abilityKey(
  position: Position,
  object: GameObject,
  wanted: number | string | undefined,
  player: PlayerId,
): string {
  const { state } = position;
  const supported = activatedAbilitiesOf(state, object.id);
  // One that is not supported keeps its number, so that those after it keep theirs.
  const activated = engine
    .characteristics(state, object.id)
    .abilities.flatMap(({ key, ability }): readonly Numbered[] =>
      ability.kind === "unsupported" && ability.role === "activated"
        ? [{ key, ability: undefined }]
        : supported.filter((each) => each.key === key || each.key.startsWith(`${key}/`)),
    );
  const found =
    typeof wanted === "number"
      ? activated[wanted - 1]
      : wanted !== undefined
        ? activated.find(({ ability }) => ability?.keyword === wanted)
        : onlyOne(
            activated.filter(({ ability }) => ability === undefined || !isManaAbility(ability)),
            activated,
          );
  if (found === undefined)
    throw new Stop(
      "refused",
      wanted ?? "an activated ability",
      activated.map(({ key }) => key),
      { code: "no-such-ability", rules: ["602.2"], object: object.id, player, detail: String(wanted ?? "") },
    );
  return found.key;
}

function onlyOne<T>(those: readonly T[], all: readonly T[]): T | undefined {
  if (those.length > 1)
    throw new Stop(
      "undecided",
      "ability",
      those.map((each) => all.indexOf(each) + 1),
    );
  return those[0] ?? (all.length === 1 ? all[0] : undefined);
}

const isManaAbility = ({ targets, effect, cost }: OwnedActivated["ability"]): boolean =>
  targets === undefined &&
  effect.some(({ kind }) => kind === "add-mana") &&
  !cost.some(({ kind }) => kind === "loyalty");

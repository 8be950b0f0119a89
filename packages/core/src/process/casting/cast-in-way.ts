import type { Body } from "../../ability/ability.ts";
import type { Cost } from "../../ability/cost.ts";
import type { Arrival } from "../../ability/effect.ts";
import type { TargetSlot } from "../../ability/target.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Mana } from "../../model/mana.ts";
import type { CardObject, StackState } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";
import { cardObjectAt, withStored } from "../../storage/objects.ts";
import { startEffect } from "../atoms/effects.ts";
import { moveObjects } from "../atoms/move.ts";
import { MUTATE } from "../effects/stack-bodies.ts";
import { type Procedure, type Process, patchObject } from "../process.ts";
import { refuse } from "../refuse.ts";
import { announceTargets, targetsFitX } from "./announce.ts";
import { asSpell, proposedStack, spellPart } from "./as-spell.ts";
import { becomeTargets } from "./become-targets.ts";
import { chooseX, hasX } from "./choose-x.ts";
import { commanderTax } from "./commander-tax.ts";
import { commitCrime } from "./commit-crime.ts";
import { helped, payWithHelp } from "./mana/help.ts";
import type { ManaPurpose } from "./mana/purpose.ts";
import { triggerOfMana } from "./mana/spent-trigger.ts";
import { chooseModes, costOfModes } from "./modes.ts";
import { chooseOptionalCosts } from "./optional-costs.ts";
import { canPayOwed, payOwed } from "./pay-cost.ts";
import { choosePhyrexian } from "./phyrexian.ts";
import { prohibitionOf } from "./prohibitions.ts";
import { recordCast } from "./record-cast.ts";
import { settleCost } from "./settle-cost.ts";
import { checkSupported } from "./supported.ts";
import type { TargetingContext } from "./targets.ts";
import { type CostSubject, openRequirements, totalCost } from "./total-cost.ts";
import type { CastWay } from "./way.ts";

/** Ways of casting that change what the spell says; nothing here carries them out. */
const NOT_CARRIED_OUT: ReadonlySet<string> = new Set(["cleave"]);

/** Casts a card in a way that may be begun, step by step (601.2a–i). Gives back the spell. Refuses where some step can't be completed. */
export function* castInWay(p: Process, player: PlayerId, id: ObjectId, way: CastWay): Procedure<ObjectId> {
  if (way.via !== undefined && NOT_CARRIED_OUT.has(way.via)) unsupported(`casting by ${way.via}`);
  const card = cardObjectAt(p.state, id);
  if (card === undefined) throw new Error(`no card object ${id}`);
  const spell = yield* propose(p, player, card, way);
  yield* modifySpell(p, player, spell, way);
  checkSupported(p.state, spell);
  const bodies = bodiesOf(p.state, spell);
  const purpose: ManaPurpose = {
    kind: "cast",
    spell,
    ...(way.permission.anyMana === undefined ? {} : { anyMana: way.permission.anyMana }),
  };
  const subject: CostSubject = {
    of: "cast",
    player,
    object: spell,
    ...(way.via === undefined ? {} : { keyword: way.via }),
    ...(way.permission.change === undefined ? {} : { change: way.permission.change }),
  };
  const context = (): TargetingContext => contextOf(p.state, spell, player);
  const base = yield* settleCost(
    p,
    player,
    [...baseCost(p.state, spell, card, way), ...openRequirements(p.state, subject)],
    context(),
  );
  const total = (more: Cost) => totalCost(p.state, subject, context(), [...base, ...more]);
  const affordable = (more: Cost, x: number, state = p.state): boolean => {
    const at = { ...contextOf(state, spell, player), x };
    return canPayOwed(state, player, totalCost(state, subject, at, [...base, ...more]), at, purpose);
  };
  const optional = yield* chooseOptionalCosts(p, context(), (more, paid) =>
    affordable(more, 0, withStack(p.state, spell, { paid: paidFor(card, way, paid) })),
  );
  keep(p, spell, { paid: paidFor(card, way, optional.paid) });
  const modes = yield* modesOf(p, context(), bodies, optional.paid);
  if (modes.length > 0) keep(p, spell, { modes });
  const more = [...optional.cost, ...costOfModes(bodies, modes), ...escalation(p.state, spell, modes)];
  const x =
    way.cost !== "free" && hasX([...base, ...more])
      ? yield* chooseX(
          p,
          player,
          spell,
          (value) => affordable(more, value),
          0,
          targetsFitX(p.state, context(), ownSlots(p.state, spell, way), bodies, modes),
        )
      : undefined;
  if (x !== undefined) keep(p, spell, { x });
  const announced = yield* announceTargets(p, context(), ownSlots(p.state, spell, way), bodies, modes, (chosen) =>
    keep(p, spell, chosen),
  );
  yield* becomeTargets(p, spell, player, announced.targets);
  yield* commitCrime(p, player, announced.targets);
  checkAgain(p, player, spell, way);

  const settled = yield* choosePhyrexian(p, player, spell, total(more), (owed) =>
    canPayOwed(p.state, player, helped(p.state, spell, owed), context(), purpose),
  );
  const lives = total(more).mana.length - settled.mana.length;
  if (lives > 0) keep(p, spell, { paid: { ...cardObjectAt(p.state, spell)?.stack?.paid, phyrexian: lives } });
  const owed = yield* payWithHelp(p, player, settled, context(), purpose);
  const paid = yield* payOwed(p, player, owed, context(), purpose);
  keep(p, spell, {
    manaSpent: paid.mana.map(({ kind }) => kind),
    ...manaSources(paid.mana),
    ...(Object.keys(paid.objects).length === 0 ? {} : { costObjects: paid.objects }),
  });
  triggerOfMana(p, spell, paid.mana);
  yield* recordCast(p, player, spell, card, way);
  return spell;
}

/** The sources that produced mana, where they are known. */
function manaSources(mana: readonly Mana[]): Pick<StackState, "manaFrom"> {
  const sources = [...new Set(mana.flatMap(({ from }) => from ?? []))];
  return sources.length === 0 ? {} : { manaFrom: sources };
}

/** The card is put on the stack in the shape it is cast in (601.2a, 708.4, 712.11a–c). In a trial it only counts as being there. */
function* propose(p: Process, player: PlayerId, card: CardObject, way: CastWay): Procedure<ObjectId> {
  const { shape, permission } = way;
  const stack: StackState = {
    ...proposedStack(card, shape, way.via),
    ...(permission.afterwards === undefined ? {} : { afterwards: permission.afterwards }),
    ...(permission.entersWith === undefined ? {} : { entersWith: justAsItEnters(permission.entersWith) }),
  };
  if (p.trial === true) {
    p.state = asSpell(p.state, card.id, player, shape, way.via);
    keep(p, card.id, stack);
    return card.id;
  }
  const part = spellPart(card, shape);
  const [moved] = yield* moveObjects(p, [
    {
      object: card.id,
      to: "stack",
      cause: "cast",
      by: player,
      rules: ["601.2a", ...way.rules],
      arrival: {
        under: player,
        cast: stack,
        ...(shape.face === "back" ? { transformed: true as const } : {}),
        ...(part.faceDown === undefined ? {} : { faceDown: part.faceDown }),
      },
    },
  ]);
  const spell = moved?.arrived[0]?.object;
  if (spell === undefined) return refuse("cannot-cast", ["601.2a"], { object: card.id });
  patchObject(p, spell, { ...part, controller: player, stack });
  return spell;
}

/** How it enters, without what the spell has already and keeps (400.7a): that is once on it, not twice. */
function justAsItEnters({ modifications: _, ...arrival }: Arrival): Arrival {
  return arrival;
}

/** What the permission says that the spell is or has, it is and has from now on, not only as it enters (400.7h, 611.2c). */
function* modifySpell(p: Process, player: PlayerId, spell: ObjectId, { permission }: CastWay): Procedure {
  const modifications = permission.entersWith?.modifications ?? [];
  if (modifications.length > 0)
    yield* startEffect(p, {
      kind: "continuous",
      controller: player,
      objects: [spell],
      modifications,
      duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
    });
}

function keep(p: Process, spell: ObjectId, patch: Partial<StackState>): void {
  p.state = withStack(p.state, spell, patch);
}

/** The game with more known of how a spell is cast. */
function withStack(state: GameState, spell: ObjectId, patch: Partial<StackState>): GameState {
  const object = cardObjectAt(state, spell);
  if (object === undefined) throw new Error(`no spell ${spell}`);
  const stack = { ...(object.stack ?? { targets: [] }), ...patch };
  return { ...state, objects: withStored(state.objects, { ...object, stack }) };
}

/** The point of view of a spell's controller, with what has been chosen so far. */
function contextOf(state: GameState, spell: ObjectId, player: PlayerId): TargetingContext {
  const stack = cardObjectAt(state, spell)?.stack;
  return {
    controller: player,
    source: spell,
    object: spell,
    it: spell,
    bound: {},
    ...(stack === undefined ? {} : { stack, targets: stack.targets, ...(stack.x === undefined ? {} : { x: stack.x }) }),
  };
}

function bodiesOf(state: GameState, spell: ObjectId): readonly Body[] {
  const { abilities, types } = characteristics(state, spell);
  if (!types.includes("Instant") && !types.includes("Sorcery")) return [];
  return abilities.flatMap(({ ability }): readonly Body[] => (ability.kind === "spell" ? [ability] : []));
}

/** What an Aura is to enchant (303.4a), or a mutating spell to merge with (702.140a). */
function ownSlots(state: GameState, spell: ObjectId, way: CastWay): readonly TargetSlot[] {
  if (way.via === "mutate") return [MUTATE];
  if (!characteristics(state, spell).subtypes.includes("Aura")) return [];
  return keywordsOf(state, spell)
    .flatMap((keyword) => (keyword.name === "enchant" ? [keyword.target] : []))
    .slice(0, 1);
}

/** What is paid rather than the mana cost, or that, with what the permission asks on top (601.2f, 118.9, 903.8). */
function baseCost(state: GameState, spell: ObjectId, card: CardObject, way: CastWay): Cost {
  const additional: Cost = [
    ...(way.additional ?? []),
    ...(way.permission.additional ?? []),
    ...commanderTax(state, card),
  ];
  if (way.cost === "free") return additional;
  if (way.cost !== undefined) return [...way.cost, ...additional];
  const { manaCost } = characteristics(state, spell);
  return [manaCost === null ? { kind: "own-mana-cost" } : { kind: "mana", mana: manaCost }, ...additional];
}

function paidFor(
  card: CardObject,
  way: CastWay,
  optional: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return {
    ...optional,
    ...(way.via === undefined || way.via === "free" ? {} : { [way.via]: 1 }),
    ...(card.foretold === undefined ? {} : { foretell: 1, foretold: 1 }),
  };
}

/** Escalate: once more for each mode beyond the first (702.120a). */
function escalation(state: GameState, spell: ObjectId, modes: readonly number[]): Cost {
  return keywordsOf(state, spell).flatMap((keyword) =>
    keyword.name === "escalate" ? modes.slice(1).flatMap(() => keyword.cost) : [],
  );
}

function* modesOf(
  p: Process,
  context: TargetingContext,
  bodies: readonly Body[],
  paid: Readonly<Record<string, number>>,
): Procedure<readonly number[]> {
  const modal = bodies.find((body) => body.modal !== undefined)?.modal;
  return modal === undefined
    ? []
    : yield* chooseModes(p, context, modal, paid.entwine === undefined ? "as-said" : "all");
}

/** Once all is proposed, the spell must still be one that its player may cast (601.2e, 601.5). */
function checkAgain(p: Process, player: PlayerId, spell: ObjectId, way: CastWay): void {
  const against = prohibitionOf(p.state, p.state, spell, player, way.permission.from);
  if (against !== undefined) refuse(against.code, ["601.2e", ...against.rules], { object: spell });
}

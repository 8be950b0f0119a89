import type { StaticRule } from "../../ability/static-rule.ts";
import type { EffectId, ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { endEffects } from "../atoms/effects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { commandersOf } from "./commander-tax.ts";
import { type CastWay, usesOf } from "./way.ts";

/** The spell becomes cast (601.2i): it is counted, and permissions and effects that it uses up end. `card` is what it was before. */
export function* recordCast(p: Process, player: PlayerId, spell: ObjectId, card: CardObject, way: CastWay): Procedure {
  const used = usedUpBy(p, player, spell, way);
  yield* simultaneously(p, function* () {
    const { turn } = p.state;
    const nth = (turn.spellsCast[player] ?? 0) + 1;
    const uses = { ...turn.uses };
    for (const { key } of usesOf(way)) uses[key] = (uses[key] ?? 0) + 1;
    p.state = { ...p.state, turn: { ...turn, spellsCast: { ...turn.spellsCast, [player]: nth }, uses } };
    countCommander(p, player, card);
    emit(p, { kind: "cast", object: spell, player, from: card.zone, nth, rules: ["601.2i", ...way.rules] });
  });
  if (used.length > 0) yield* endEffects(p, used);
}

function countCommander(p: Process, player: PlayerId, card: CardObject): void {
  if (card.zone !== "command") return;
  const casts = { ...playerAt(p.state, player).commanderCasts };
  for (const id of commandersOf(p.state, card)) casts[String(id)] = (casts[String(id)] ?? 0) + 1;
  patchPlayer(p, player, { commanderCasts: casts });
}

/** Effects that casting this ends: a permission for one spell, what the next spell costs, and the like. */
function usedUpBy(p: Process, player: PlayerId, spell: ObjectId, way: CastWay): readonly EffectId[] {
  const applied = new Set<StaticRule>([way.permission.rule, way.rule].filter((rule) => rule !== undefined));
  for (const kind of ["cost-change", "cast-as-though-flash"] as const) {
    for (const { rule, context, players } of rulesInForce(p.state, kind)) {
      const about = rule.kind === "cost-change" ? rule.of === "cast" : true;
      if (
        about &&
        (rule.who === undefined || players(rule.who).includes(player)) &&
        matches(p.state, context, rule.what, { object: spell })
      )
        applied.add(rule);
    }
  }
  return p.state.effects.flatMap((effect) => {
    const once =
      effect.kind === "continuous" && (effect.duration.uses === 1 || effect.duration.duration.kind === "once");
    return once && effect.rules?.some((rule) => applied.has(rule)) === true ? [effect.id] : [];
  });
}

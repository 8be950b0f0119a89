import type { Keyword } from "../../ability/keyword.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import { textOf } from "../../format/text-of.ts";
import type { PlayerId } from "../../model/ids.ts";
import { players } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { ask } from "../ask.ts";
import { millCards } from "../atoms/cards.ts";
import { moveObjects } from "../atoms/move.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { useUp } from "./use-up.ts";

/** Whether a draw doesn't happen: prohibited, or replaced by something else (614.11), also where the library is empty. */
export function* drawReplaced(p: Process, player: PlayerId): Procedure<boolean> {
  if (cannotDraw(p, player)) return true;
  let replaced = false;
  yield* applyReplacements(
    p,
    () => player,
    () => {
      const found: Applicable[] = [];
      if (replaced) return found;
      for (const one of replacementsOf(p.state, "draw")) {
        const { key, source, replacement, context } = one;
        if (!players(p.state, context, replacement.who).includes(player)) continue;
        if (replacement.exceptFirstInDrawStep === true && isFirstOfDrawStep(p, player)) continue;
        found.push({
          key,
          step: "any",
          code: "draw",
          outcome: textOf(replacement),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            if (replacement.optional === true) {
              const { yes } = yield* ask(p, {
                kind: "may",
                player,
                rules: ["614.11"],
                code: "replace-draw",
                ...(source === undefined ? {} : { source }),
              });
              if (!yes) return;
            }
            replaced = true;
            yield* simultaneously(p, function* () {
              emit(p, { kind: "replaced", player, rules: ["614.11"], ...(source === undefined ? {} : { source }) });
            });
            useUp(p, one);
            const bound = { ...context.bound, "event:player": { players: [player] } };
            yield* doInstead(p, { ...context, bound }, replacement.instead);
          },
        });
      }
      const { graveyard, library } = playerAt(p.state, player);
      for (const id of graveyard) {
        const most = Math.max(0, ...keywordsOf(p.state, id).map(dredgeOf));
        if (most === 0 || library.length < most) continue;
        found.push({
          key: `dredge:${id}`,
          step: "any",
          code: "dredge",
          source: id,
          apply: function* () {
            const { yes } = yield* ask(p, { kind: "may", player, rules: ["702.52a"], code: "dredge", source: id });
            if (!yes) return;
            replaced = true;
            yield* simultaneously(p, function* () {
              emit(p, { kind: "replaced", player, rules: ["702.52a", "614.11"], source: id });
            });
            yield* millCards(p, player, most);
            yield* moveObjects(p, [{ object: id, to: "hand", cause: "effect", by: player, rules: ["702.52a"] }]);
          },
        });
      }
      return found;
    },
  );
  return replaced;
}

const dredgeOf = (keyword: Keyword): number =>
  keyword.name === "dredge" && typeof keyword.value === "number" ? keyword.value : 0;

function cannotDraw(p: Process, player: PlayerId): boolean {
  for (const { rule, context } of rulesInForce(p.state, "cannot-draw")) {
    if (!players(p.state, context, rule.who).includes(player)) continue;
    if (rule.perTurn === undefined || drawnThisTurn(p, player) >= rule.perTurn) return true;
  }
  return false;
}

/** How many cards a player has drawn this turn. */
export function drawnThisTurn(p: Process, player: PlayerId): number {
  let count = 0;
  for (const event of eventsThisTurn(p.state.history)) if (event.kind === "drawn" && event.player === player) count++;
  return count;
}

function isFirstOfDrawStep(p: Process, player: PlayerId): boolean {
  if (p.state.turn.step !== "draw" || p.state.turn.active !== player) return false;
  let drawn = false;
  for (const event of eventsThisTurn(p.state.history)) {
    if (event.kind === "step-began" && event.step === "draw") drawn = false;
    if (event.kind === "drawn" && event.player === player) drawn = true;
  }
  return !drawn;
}

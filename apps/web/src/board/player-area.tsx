import type { GameView, ObjectView, PlayerView } from "@obverse/core";
import type { JSX } from "preact";
import { decision } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";
import { Zone } from "./zone.tsx";

/** What a player has: permanents, hand and the other zones. */
export function PlayerArea({
  player,
  seen,
  card,
  place,
}: {
  readonly player: PlayerView;
  readonly seen: GameView;
  readonly card: (object: ObjectView) => JSX.Element;
  readonly place: "near" | "far";
}): JSX.Element {
  const text = texts.value;
  const mine = seen.battlefield.filter(({ controller }) => controller === player.id);
  const isLand = ({ characteristics: now }: ObjectView): boolean =>
    now?.types.includes("Land") === true && !now.types.includes("Creature");
  const owned = (objects: readonly ObjectView[]): readonly ObjectView[] =>
    objects.filter(({ owner }) => owner === player.id);
  const unseen = player.handSize - player.hand.length;
  const pool = player.pool.map(({ kind }) => `{${kind}}`).join("");
  const poison = player.counters.poison ?? 0;
  return (
    <section class={`player player-${place}`} aria-label={player.id}>
      <h3 class="player-head">
        <span class="player-name">{player.id}</span>
        <span class="player-life">
          {player.life} <small>{text.life}</small>
        </span>
        {poison > 0 ? <span>{fill(text.counters, "poison", poison)}</span> : null}
        {seen.turn.active === player.id ? <span class="tag">{text.active}</span> : null}
        {decision.value?.player === player.id ? <span class="tag tag-strong">{text.priority}</span> : null}
        {pool === "" ? null : <span>{`${text.mana} ${pool}`}</span>}
        {player.lost === true ? <span class="tag">{text.lost}</span> : null}
        {player.won === true ? <span class="tag">{text.won}</span> : null}
        <span class="player-library">{`${text.library} ${player.librarySize}`}</span>
      </h3>
      <div class="battlefield">
        <div class="cards">{mine.filter((object) => !isLand(object)).map(card)}</div>
        <div class="cards cards-lands">{mine.filter(isLand).map(card)}</div>
      </div>
      <div class="zones">
        <Zone name={text.hand} objects={player.hand} card={card} hidden={unseen} />
        <Zone name={text.graveyard} objects={[...player.graveyard].reverse()} card={card} />
        <Zone name={text.exile} objects={owned(seen.exile)} card={card} />
        <Zone name={text.command} objects={owned(seen.command)} card={card} />
        {player.library.length === 0 ? null : (
          <Zone name={text.library} objects={player.library.map(({ card: one }) => one)} card={card} />
        )}
      </div>
    </section>
  );
}

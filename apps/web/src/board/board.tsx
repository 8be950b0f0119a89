import { type GameState, type ObjectId, type ObjectView, objectAt } from "@obverse/core";
import type { JSX } from "preact";
import { choiceOf, toggleChoice } from "../actions/choosing.ts";
import { CardFrame } from "../card/card-frame.tsx";
import { namesNow } from "../state/naming.ts";
import { at, moment, selected, viewer } from "../state/store.ts";
import { seenBy } from "../state/viewer.ts";
import { texts } from "../words/language.ts";
import { objectsOf } from "./event-objects.ts";
import { PlayerArea } from "./player-area.tsx";
import { TurnLine } from "./turn-line.tsx";

/** The whole board as the viewer may know it. */
export function Board(): JSX.Element | null {
  const now = moment.value;
  if (now === undefined) return null;
  const { state } = now;
  const seen = seenBy(state, viewer.value);
  const event = now.events[at.value.event];
  const touched = new Set<ObjectId>(event === undefined ? [] : objectsOf(event));
  const own = viewer.value;
  const [near, ...others] = [...seen.players].sort((a, b) => rank(a.id, own) - rank(b.id, own));
  const isEmpty = seen.battlefield.length === 0 && seen.stack.length === 0;
  const card = (object: ObjectView): JSX.Element => boardCard(object, state, touched);
  const stack = [...seen.stack].reverse();
  return (
    <div class="board" data-players={seen.players.length}>
      <TurnLine state={state} />
      {[...others].reverse().map((player) => (
        <PlayerArea key={player.id} player={player} seen={seen} card={card} place="far" />
      ))}
      <section class="stack" aria-label={texts.value.stack}>
        <h3>{texts.value.stack}</h3>
        {stack.length === 0 ? (
          <p class="quiet">{texts.value.stackEmpty}</p>
        ) : (
          <div class="cards">{stack.map(card)}</div>
        )}
      </section>
      {near === undefined ? null : <PlayerArea key={near.id} player={near} seen={seen} card={card} place="near" />}
      {isEmpty ? <p class="quiet empty-board">{texts.value.emptyBoard}</p> : null}
    </div>
  );
}

/** A card as it was drawn last, so that one that is as it was need not be drawn again. */
interface Drawn {
  readonly signature: string;
  readonly element: JSX.Element;
}

const drawn = new Map<ObjectId, Drawn>();
const MOST_KEPT = 2000;

/** A card of the board: the same element as before where nothing about it has changed. */
function boardCard(object: ObjectView, state: GameState, touched: ReadonlySet<ObjectId>): JSX.Element {
  const choice = choiceOf(object.id);
  const isSelected = selected.value === object.id;
  const isTouched = touched.has(object.id);
  const attached = object.permanent?.attachedTo;
  const host = typeof attached === "number" ? namesNow(state).object(attached) : "";
  const source = object.source === undefined ? "" : namesNow(state).object(object.id);
  const signature = JSON.stringify([object, choice, isSelected, isTouched, host, source, viewer.value]);
  const before = drawn.get(object.id);
  if (before?.signature === signature) return before.element;
  const element = (
    <CardFrame
      key={keyOf(state, object)}
      object={object}
      state={state}
      isSelected={isSelected}
      isTouched={isTouched}
      onChoose={choose}
      {...(choice === undefined ? {} : { choice })}
    />
  );
  if (drawn.size > MOST_KEPT) drawn.clear();
  drawn.set(object.id, { signature, element });
  return element;
}

function choose(id: ObjectId): void {
  selected.value = id;
  toggleChoice(id);
}

/** A key under which a card stays the same element as long as it is the same object. */
const keyOf = (state: GameState, { id }: ObjectView): string => `${id}-${objectAt(state, id)?.zone ?? ""}`;

const rank = (player: string, viewer: string): number => (player === viewer ? -1 : 0);

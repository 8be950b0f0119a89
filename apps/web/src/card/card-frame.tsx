import type { GameState, ObjectId, ObjectView } from "@obverse/core";
import type { ComponentChildren, JSX } from "preact";
import { sentences } from "../state/loaded.ts";
import { nameIn, namesNow } from "../state/naming.ts";
import { fill, texts } from "../words/language.ts";
import { FaceMark } from "./face-mark.tsx";
import { Mana } from "./mana.tsx";
import { Name } from "./name.tsx";
import { type Shown, shownOf } from "./shown.ts";
import { Turning } from "./turning.tsx";
import { TypeLine } from "./type-line.tsx";

/** A card on the board, as a button that puts it into the inspector. */
export function CardFrame({
  object,
  state,
  isSelected,
  isTouched,
  choice,
  onChoose,
}: {
  readonly object: ObjectView;
  readonly state: GameState;
  readonly isSelected: boolean;
  /** Whether the event that is shown is about it. */
  readonly isTouched: boolean;
  /** Whether it can be chosen, or is, for the open decision. Absent: it isn't asked about. */
  readonly choice?: "open" | "chosen";
  readonly onChoose: (id: ObjectId) => void;
}): JSX.Element {
  const shown = shownOf(object, state.definitions);
  const tapped = object.permanent?.tapped === true;
  const classes = [
    "card",
    `card-${shown.form}`,
    shown.side === "back" ? "is-back" : "",
    tapped ? "is-tapped" : "",
    isSelected ? "is-selected" : "",
    isTouched ? "is-touched" : "",
    choice === undefined ? "" : `is-${choice}`,
  ];
  return (
    <button
      type="button"
      class={classes.filter((one) => one !== "").join(" ")}
      data-card
      data-colors={colorKey(shown)}
      aria-pressed={choice === undefined ? isSelected : choice === "chosen"}
      onClick={() => onChoose(object.id)}
    >
      <Turning turnKey={shown.turnKey} object={object.id}>
        <Inside shown={shown} object={object} state={state} />
      </Turning>
    </button>
  );
}

/** What is written on a card. */
function Inside({
  shown,
  object,
  state,
}: {
  readonly shown: Shown;
  readonly object: ObjectView;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  switch (shown.form) {
    case "hidden":
      return (
        <span class="face tile">
          <TileMark />
          <span class="tile-word">{text.hiddenCard}</span>
        </span>
      );
    case "ability":
    case "emblem":
      return (
        <span class="face face-ability">
          <span class="face-name">{namesNow(state).object(object.id)}</span>
        </span>
      );
    case "face-down":
      return (
        <span class="face tile">
          <TileMark />
          <span class="tile-word">
            {text.faceDownCard}
            <small>{causeWord(object)}</small>
          </span>
          {shown.underneath === undefined || shown.underneath === null ? null : (
            <span class="tile-under">
              (<Name of={shown.underneath} />)
            </span>
          )}
          <Marks shown={shown} object={object} state={state} />
        </span>
      );
    case "melded":
      return (
        <span class="face face-melded">
          <Top shown={shown} />
          <span class="halves">
            {shown.halves?.map((half) => (
              <span class="half">
                <Name of={half.name} />
              </span>
            ))}
          </span>
          <Marks shown={shown} object={object} state={state} />
        </span>
      );
    case "face":
      return (
        <span class="face">
          <Top shown={shown} />
          <Marks shown={shown} object={object} state={state} />
          <Other shown={shown} />
        </span>
      );
  }
}

function Top({ shown }: { readonly shown: Shown }): JSX.Element {
  return (
    <>
      <span class="face-head">
        <span class="face-name">{shown.name === null ? texts.value.noName : <Name of={shown.name} />}</span>
        <Mana cost={shown.now?.manaCost ?? null} />
      </span>
      <span class="face-types">
        <FaceMark shown={shown} />
        {shown.now === undefined ? null : <TypeLine of={shown.now} />}
      </span>
    </>
  );
}

function Marks({
  shown,
  object,
  state,
}: {
  readonly shown: Shown;
  readonly object: ObjectView;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  const { permanent } = object;
  const numbers = numbersOf(shown);
  const attached = permanent?.attachedTo;
  return (
    <span class="face-marks">
      <span class="badges">
        {Object.entries(object.counters)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => (
            <Badge>{fill(text.counters, sentences.value?.counter(kind) ?? kind, count)}</Badge>
          ))}
        {permanent !== undefined && permanent.damage > 0 ? <Badge>{fill(text.damage, permanent.damage)}</Badge> : null}
        {shown.token === true ? <Badge>{text.token}</Badge> : null}
        {shown.copyOf === undefined ? null : <Badge>{text.copy}</Badge>}
        {permanent?.tapped === true ? <Badge>{text.tapped}</Badge> : null}
        {permanent?.attacking === undefined ? null : <Badge>{text.attacking}</Badge>}
        {permanent?.blocking === undefined || permanent.blocking.length === 0 ? null : <Badge>{text.blocking}</Badge>}
        {attached === undefined ? null : (
          <Badge>
            {fill(text.attachedTo, typeof attached === "number" ? namesNow(state).object(attached) : attached)}
          </Badge>
        )}
      </span>
      {numbers === "" ? null : <span class="face-numbers">{numbers}</span>}
    </span>
  );
}

function Badge({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <span class="badge">{children}</span>;
}

/** The face that is not up, beside the one that is: what the card turns into. */
function Other({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { other, meld } = shown;
  if (other === undefined && meld === undefined) return null;
  const text = texts.value;
  const name = nameIn.value(other?.name ?? meld?.result ?? "");
  const numbers =
    other?.power === undefined || other.toughness === undefined ? "" : `${other.power.text}/${other.toughness.text}`;
  const label =
    meld === undefined ? fill(text.turnsInto, name) : fill(text.meldsInto, nameIn.value(meld.partner), name);
  return (
    <span class="face-other" title={label}>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true" class="face-other-mark">
        {meld === undefined ? "⤾" : "+"}
      </span>
      <span aria-hidden="true" class="face-other-name">
        {name}
      </span>
      <span aria-hidden="true">{numbers}</span>
    </span>
  );
}

function TileMark(): JSX.Element {
  return (
    <svg class="tile-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="15" />
      <path d="M20 5a15 15 0 0 1 0 30z" />
    </svg>
  );
}

function causeWord({ faceDown }: ObjectView): string {
  return faceDown === undefined ? "" : texts.value.causes[faceDown];
}

/** Power and toughness, loyalty or defense, as they are now. */
export function numbersOf({ now }: Pick<Shown, "now">): string {
  if (now === undefined) return "";
  if (now.power !== undefined && now.toughness !== undefined) return `${now.power}/${now.toughness}`;
  const one = now.loyalty ?? now.defense;
  return one === undefined ? "" : String(one);
}

function colorKey({ colors, now, form }: Shown): string {
  if (form === "face-down" || form === "hidden") return "down";
  if (colors.length > 1) return "many";
  return colors[0]?.toLowerCase() ?? (now?.types.includes("Land") === true ? "land" : "none");
}

import { FACE_DOWN_CAUSES } from "@obverse/core";
import type { JSX } from "preact";
import { nameIn } from "../state/naming.ts";
import { cardSource } from "../state/sources.ts";
import { fill, texts } from "../words/language.ts";
import { type DraftObject, type DraftZone, setObjects } from "./draft.ts";

/** An object of the set-up, with what can be said of it. */
export function ObjectRow({
  player,
  zone,
  objects,
  index,
}: {
  readonly player: string;
  readonly zone: DraftZone;
  readonly objects: readonly DraftObject[];
  readonly index: number;
}): JSX.Element | null {
  const text = texts.value;
  const object = objects[index];
  if (object === undefined) return null;
  const set = (changed: DraftObject | undefined): void =>
    setObjects(
      player,
      zone,
      objects.flatMap((one, at) => (at !== index ? [one] : changed === undefined ? [] : [changed])),
    );
  const card = object.card === undefined ? undefined : cardSource().byName(object.card);
  const name =
    object.meld === undefined
      ? nameIn.value(object.card ?? "")
      : object.meld.map((one) => nameIn.value(one)).join(" + ");
  const onBattlefield = zone === "battlefield";
  const partner = card?.meld?.partner;
  return (
    <li class="setup-object">
      <span class="setup-name">{name}</span>
      {onBattlefield && card?.faces.length === 2 ? (
        <select
          aria-label={`${text.faceShown}: ${name}`}
          value={object.face ?? "front"}
          onChange={(event) =>
            set(event.currentTarget.value === "back" ? { ...object, face: "back" } : without(object, "face"))
          }
        >
          <option value="front">{text.front}</option>
          <option value="back">{text.back}</option>
        </select>
      ) : null}
      {onBattlefield && partner !== undefined && object.card !== undefined ? (
        <label class="check">
          <input
            type="checkbox"
            onChange={() =>
              set({ ...without(without(object, "card"), "faceDown"), meld: [object.card ?? "", partner] })
            }
          />
          <span>{fill(text.addMelded, nameIn.value(partner))}</span>
        </label>
      ) : null}
      {(onBattlefield || zone === "exile") && object.meld === undefined ? (
        <select
          aria-label={`${text.status}: ${name}`}
          value={object.faceDown ?? ""}
          onChange={(event) => {
            const cause = FACE_DOWN_CAUSES.find((one) => one === event.currentTarget.value);
            set(cause === undefined ? without(object, "faceDown") : { ...without(object, "face"), faceDown: cause });
          }}
        >
          <option value="">{text.faceUp}</option>
          {FACE_DOWN_CAUSES.map((cause) => (
            <option key={cause} value={cause}>
              {`${text.faceDown}: ${text.causes[cause]}`}
            </option>
          ))}
        </select>
      ) : null}
      {onBattlefield ? (
        <label class="check">
          <span>{text.plusCounters}</span>
          <input
            type="number"
            min={0}
            max={99}
            value={object.counters?.["+1/+1"] ?? 0}
            onInput={(event) => {
              const count = Number(event.currentTarget.value);
              const { "+1/+1": _, ...rest } = object.counters ?? {};
              const counters = count > 0 ? { ...rest, "+1/+1": count } : rest;
              set(Object.keys(counters).length === 0 ? without(object, "counters") : { ...object, counters });
            }}
          />
        </label>
      ) : null}
      {onBattlefield ? (
        <label class="check">
          <input
            type="checkbox"
            checked={object.tapped === true}
            onChange={(event) =>
              set(event.currentTarget.checked ? { ...object, tapped: true } : without(object, "tapped"))
            }
          />
          <span>{text.tapped}</span>
        </label>
      ) : null}
      <button type="button" class="small" aria-label={fill(text.remove, name)} onClick={() => set(undefined)}>
        ×
      </button>
    </li>
  );
}

function without<K extends keyof DraftObject>(object: DraftObject, key: K): Omit<DraftObject, K> {
  const { [key]: _, ...rest } = object;
  return rest;
}

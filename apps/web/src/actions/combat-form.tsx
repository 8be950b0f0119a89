import type { Answer, Decision, GameState, ObjectId, PlayerId } from "@obverse/core";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { namesNow } from "../state/naming.ts";
import { texts } from "../words/language.ts";
import { ConfirmButton } from "./confirm-button.tsx";

/** Who attacks what. */
export function AttackForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "attackers" }>;
  readonly state: GameState;
}): JSX.Element {
  const [chosen, setChosen] = useState(() => requiredAttacks(decision));
  const attacks = decision.options.flatMap(({ attacker }) => {
    const defender = chosen[attacker];
    return defender === undefined ? [] : [{ attacker, defender }];
  });
  return (
    <Pairs
      state={state}
      rows={decision.options.map(({ attacker, defenders }) => ({ id: attacker, options: defenders }))}
      chosen={chosen}
      none={texts.value.attackNobody}
      onChoose={(id, to) => setChosen(withOne(chosen, id, to))}
      answer={{ kind: "attackers", attacks }}
      decision={decision}
    />
  );
}

/** Who blocks what. */
export function BlockForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "blockers" }>;
  readonly state: GameState;
}): JSX.Element {
  const [chosen, setChosen] = useState<Readonly<Record<number, ObjectId | PlayerId>>>({});
  const blocks = decision.options.flatMap(({ blocker }) => {
    const attacker = chosen[blocker];
    return typeof attacker === "number" ? [{ blocker, attacker }] : [];
  });
  return (
    <Pairs
      state={state}
      rows={decision.options.map(({ blocker, attackers }) => ({ id: blocker, options: attackers }))}
      chosen={chosen}
      none={texts.value.blockNothing}
      onChoose={(id, to) => setChosen(withOne(chosen, id, to))}
      answer={{ kind: "blockers", blocks }}
      decision={decision}
    />
  );
}

function Pairs({
  state,
  rows,
  chosen,
  none,
  onChoose,
  answer,
  decision,
}: {
  readonly state: GameState;
  readonly rows: readonly { readonly id: ObjectId; readonly options: readonly (ObjectId | PlayerId)[] }[];
  readonly chosen: Readonly<Record<number, ObjectId | PlayerId>>;
  readonly none: string;
  readonly onChoose: (id: ObjectId, to: ObjectId | PlayerId | undefined) => void;
  readonly answer: Answer;
  readonly decision: Decision;
}): JSX.Element {
  const names = namesNow(state);
  const words = (to: ObjectId | PlayerId): string => (typeof to === "number" ? names.object(to) : to);
  return (
    <>
      {rows.map(({ id, options }) => (
        <label class="pair" key={id}>
          <span>{names.object(id)}</span>
          <select onChange={(event) => onChoose(id, options[Number(event.currentTarget.value)])}>
            <option value="-1" selected={chosen[id] === undefined}>
              {none}
            </option>
            {options.map((to, index) => (
              <option key={String(to)} value={index} selected={chosen[id] === to}>
                → {words(to)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="confirm">
        <ConfirmButton decision={decision} answer={answer} />
      </p>
    </>
  );
}

function withOne(
  all: Readonly<Record<number, ObjectId | PlayerId>>,
  id: ObjectId,
  to: ObjectId | PlayerId | undefined,
): Readonly<Record<number, ObjectId | PlayerId>> {
  const { [id]: _, ...rest } = all;
  return to === undefined ? rest : { ...rest, [id]: to };
}

/** What must attack attacks the first that it can. */
function requiredAttacks({
  options,
  required,
}: Extract<Decision, { kind: "attackers" }>): Readonly<Record<number, ObjectId | PlayerId>> {
  const chosen: Record<number, ObjectId | PlayerId> = {};
  for (const {
    attacker,
    defenders: [first],
  } of options)
    if (first !== undefined && required.includes(attacker)) chosen[attacker] = first;
  return chosen;
}

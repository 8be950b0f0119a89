import { NEWEST_EDITION, switchesOf } from "@obverse/core";
import {
  type Card,
  type CardIn,
  canBeCastTransformed,
  canCardTransform,
  type Whereabouts,
  whatCardIs,
} from "@obverse/core/faces";
import type { JSX } from "preact";
import { Mana } from "../card/mana.tsx";
import { Name } from "../card/name.tsx";
import { TypeLine } from "../card/type-line.tsx";
import { cardSource } from "../state/sources.ts";
import { RuleNumbers } from "../timeline/rule-numbers.tsx";
import { texts } from "../words/language.ts";

/** What scrolls sideways on a narrow screen can be reached with the keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

/** What a card is in every zone, with each face that can be up there. */
export function ZoneTable({ card }: { readonly card: Card }): JSX.Element {
  const text = texts.value;
  return (
    <section class="zone-table">
      <h3>{text.inZones}</h3>
      <section class="scroll" aria-label={text.inZones} {...SCROLLS}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.zone}</th>
              <th scope="col">{text.characteristicName}</th>
              <th scope="col">{text.types}</th>
              <th scope="col">{text.colors}</th>
              <th scope="col">{text.manaValue}</th>
              <th scope="col">{text.rules}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(card).map(({ words, is }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td>{is.face === undefined ? text.noCharacteristics : <Name of={is.face.name} />}</td>
                <td>{is.face === undefined ? "—" : <TypeLine of={is.face} />}</td>
                <td>{is.colors.length === 0 ? text.colorless : <Mana cost={is.colors} />}</td>
                <td class="number">{is.manaValue}</td>
                <td>
                  <RuleNumbers rules={is.rules} edition={NEWEST_EDITION} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function rowsOf(card: Card): readonly { readonly words: string; readonly is: CardIn }[] {
  const text = texts.value;
  const row = (words: string, where: Whereabouts): { readonly words: string; readonly is: CardIn } => ({
    words,
    is: whatCardIs(card, where),
  });
  const isPermanent = !card.faces[0].types.some((type) => type === "Instant" || type === "Sorcery");
  const two = card.faces.length === 2;
  const backIsPermanent = card.faces[1]?.types.every((type) => type !== "Instant" && type !== "Sorcery") === true;
  const partner = card.meld === undefined ? undefined : cardSource().byName(card.meld.partner);
  const result = card.meld === undefined ? undefined : cardSource().byName(card.meld.result);
  return [
    row(text.elsewhere, { zone: "hand" }),
    ...(card.faces[0].types.includes("Land") ? [] : [row(two ? text.stackFront : text.stack, { zone: "stack" })]),
    ...(two &&
    card.faces[1]?.types.includes("Land") === false &&
    (card.kind === "modal" || canBeCastTransformed(card, switchesOf(NEWEST_EDITION)))
      ? [row(text.stackBack, { zone: "stack", face: "back" })]
      : []),
    ...(isPermanent
      ? [row(two || card.kind === "meld" ? text.battlefieldFront : text.battlefield, { zone: "battlefield" })]
      : []),
    ...(two && (backIsPermanent || canCardTransform(card))
      ? [row(text.battlefieldBack, { zone: "battlefield", face: "back" })]
      : []),
    ...(partner === undefined || result === undefined
      ? []
      : [row(text.battlefieldMelded, { zone: "battlefield", melded: { partner, result } })]),
  ];
}

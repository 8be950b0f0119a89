import type { ObjectId } from "../../../model/ids.ts";
import type { Mana } from "../../../model/mana.ts";
import { matches } from "../../../query/evaluate.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import type { Process } from "../../process.ts";

/** What triggers because of mana that was spent to cast a spell, for each such mana (106.6, 603.12). */
export function triggerOfMana(p: Process, spell: ObjectId, spent: readonly Mana[]): void {
  for (const { whenSpent } of spent) {
    if (whenSpent === undefined) continue;
    const { source, controller, filter, body } = whenSpent;
    if (!matches(p.state, { controller, source, bound: {} }, filter, { object: spell })) continue;
    const { waiting } = p.state;
    p.state = {
      ...p.state,
      waiting: [
        ...waiting,
        {
          source,
          controller,
          ability: { kind: "triggered", triggers: [], ...body },
          key: "mana-spent",
          turnedThen: cardObjectAt(p.state, source)?.turned ?? 0,
          bound: { spell: { objects: [spell] } },
          order: waiting.length,
        },
      ],
    };
  }
}

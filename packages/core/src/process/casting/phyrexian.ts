import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import type { Owed } from "./owed.ts";

/** What is owed once it is said which Phyrexian symbols are paid with life (107.4f, 118.13). Where mana is unlimited all are paid with mana. */
export function* choosePhyrexian(p: Process, player: PlayerId, source: ObjectId, owed: Owed): Procedure<Owed> {
  if (p.state.mana === "unlimited" || owed.mana === "unpayable") return owed;
  const mana: string[] = [];
  let life = 0;
  for (const symbol of owed.mana) {
    if (!symbol.endsWith("/P") || playerAt(p.state, player).life < life + 2) {
      mana.push(symbol);
      continue;
    }
    const answer = yield* ask(p, { kind: "pay", player, source, code: "phyrexian", rules: ["107.4f", "601.2b"] });
    if (answer.yes) life += 2;
    else mana.push(symbol);
  }
  return { mana, parts: life === 0 ? owed.parts : [...owed.parts, { kind: "life", amount: life }] };
}

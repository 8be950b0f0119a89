import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { ManaSymbol } from "../../model/mana.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import type { Owed } from "./owed.ts";

/** What a Phyrexian symbol costs where it is paid with life (107.4f). */
const LIFE = 2;

/**
 * What is owed once it is said which Phyrexian symbols are paid with life (107.4f, 118.13): for each symbol both ways are open that `payable` can still be
 * reached by. Where mana is unlimited all are paid with mana.
 */
export function* choosePhyrexian(
  p: Process,
  player: PlayerId,
  source: ObjectId,
  owed: Owed,
  payable: (owed: Owed) => boolean,
): Procedure<Owed> {
  if (p.state.mana === "unlimited" || owed.mana === "unpayable") return owed;
  const mana: ManaSymbol[] = [];
  let life = 0;
  for (const [at, symbol] of owed.mana.entries()) {
    if (!isPhyrexian(symbol)) {
      mana.push(symbol);
      continue;
    }
    const rest = owed.mana.slice(at + 1);
    const reaches = (chosen: readonly ManaSymbol[], paid: number): boolean =>
      settlements(rest).some((more) => payable(withLife(owed, [...chosen, ...more.mana], paid + more.life)));
    const withMana = reaches([...mana, symbol], life);
    const answer = yield* ask(p, {
      kind: "pay",
      player,
      source,
      code: "phyrexian",
      rules: ["107.4f", "601.2b"],
      ...(withMana === reaches(mana, life + LIFE) ? {} : { only: !withMana }),
    });
    if (answer.yes) life += LIFE;
    else mana.push(symbol);
  }
  return withLife(owed, mana, life);
}

interface Settled {
  readonly mana: readonly ManaSymbol[];
  readonly life: number;
}

/** Every way to pay the Phyrexian symbols among these. */
function settlements(symbols: readonly ManaSymbol[]): readonly Settled[] {
  return symbols.reduce<readonly Settled[]>(
    (done, symbol) =>
      done.flatMap(({ mana, life }) => [
        { mana: [...mana, symbol], life },
        ...(isPhyrexian(symbol) ? [{ mana, life: life + LIFE }] : []),
      ]),
    [{ mana: [], life: 0 }],
  );
}

const isPhyrexian = (symbol: ManaSymbol): boolean => symbol.endsWith("/P");

const withLife = (owed: Owed, mana: readonly ManaSymbol[], life: number): Owed => ({
  mana,
  parts: life === 0 ? owed.parts : [...owed.parts, { kind: "life", amount: life }],
});

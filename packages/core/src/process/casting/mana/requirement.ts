import { COLORS, type Mana, type ManaKind, type ManaSymbol } from "../../../model/mana.ts";

/** One mana that a cost needs: of which kinds it may be, and whether it has to come from a snow source (107.4). */
export interface Need {
  /** Absent: any kind. */
  readonly kinds?: readonly ManaKind[];
  readonly snow?: true;
  /** Mana from a snow source will do, whatever its kind. Absent: no other kinds will. */
  readonly orSnow?: true;
}

/** Which mana may be spent as though it were another kind (609.4b, 118.14): `color`, for coloured needs; `type`, for colourless ones as well; `snow` and `colorless`, mana from snow sources or colourless mana for coloured needs. */
export type Leniency = "none" | "color" | "type" | "snow" | "colorless";

const COLOR_LETTERS: ReadonlySet<string> = new Set(COLORS);
const ANY: Need = {};

/** Every way in which a mana cost can be met with mana alone, the first the most even: hybrid symbols of two generic or one coloured mana give two (107.4e–f). */
export function needsOf(mana: readonly ManaSymbol[], leniency: Leniency): readonly (readonly Need[])[] {
  return mana.reduce<readonly (readonly Need[])[]>(
    (ways, symbol) => {
      const options = needsOfSymbol(symbol, leniency);
      return ways.flatMap((way) => options.map((option) => [...way, ...option]));
    },
    [[]],
  );
}

function needsOfSymbol(symbol: ManaSymbol, leniency: Leniency): readonly (readonly Need[])[] {
  if (/^\d+$/.test(symbol)) return [Array.from({ length: Number(symbol) }, () => ANY)];
  if (symbol === "S") return [[{ snow: true }]];
  const parts = symbol.split("/");
  const generic = parts.find((part) => /^\d+$/.test(part));
  const kinds = parts.filter((part): part is ManaKind => part === "C" || COLOR_LETTERS.has(part));
  const colored: readonly Need[] = [lenient(kinds, leniency)];
  return generic === undefined ? [colored] : [colored, Array.from({ length: Number(generic) }, () => ANY)];
}

function lenient(kinds: readonly ManaKind[], leniency: Leniency): Need {
  const colored = kinds.some((kind) => kind !== "C");
  if (leniency === "type" || (leniency === "color" && colored)) return ANY;
  if (leniency === "snow" && colored) return { kinds, orSnow: true };
  return leniency === "colorless" && colored ? { kinds: [...kinds, "C"] } : { kinds };
}

/** Whether some mana meets a need. */
export function meets(mana: Mana, need: Need): boolean {
  return (
    (need.kinds === undefined || need.kinds.includes(mana.kind) || (need.orSnow === true && mana.snow === true)) &&
    (need.snow === undefined || mana.snow === true)
  );
}

/** The needs that fewer kinds meet before those that more do. */
export function narrowestFirst(needs: readonly Need[]): readonly Need[] {
  const width = (need: Need): number => (need.snow === true ? 0 : (need.kinds?.length ?? 7));
  return [...needs].sort((one, other) => width(one) - width(other));
}

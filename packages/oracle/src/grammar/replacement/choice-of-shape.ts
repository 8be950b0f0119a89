import type { CopyExceptions, Effect } from "@obverse/core";
import { describedAs } from "../copy-exceptions.ts";
import { plainStat } from "../modification/numbers.ts";
import type { Reader } from "../reader.ts";

/**
 * “It becomes your choice of 5/1 or 1/5”, “… of a 3/3 creature or a 2/2 creature with flying”: what is chosen as it enters or is turned face up is among its
 * copiable values (707.2), so it becomes itself with exceptions.
 */
export function choiceOfShape(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("it becomes your choice of")) return undefined;
  const shapes: CopyExceptions[] = [];
  for (;;) {
    const shape = r.oneOf<CopyExceptions>([bareStat, describedShape]);
    if (shape === undefined) return undefined;
    shapes.push(shape);
    if (!(r.eat(", or") || r.eat("or") || r.eat(","))) break;
  }
  if (shapes.length < 2 || !(r.eat(".") || r.token() === undefined)) return undefined;
  return [
    {
      kind: "choose-one",
      who: { kind: "you" },
      options: shapes.map((exceptions): readonly Effect[] => [
        {
          kind: "modify",
          what: { kind: "self" },
          modifications: [{ kind: "copy", of: { kind: "self" }, exceptions }],
          duration: { kind: "permanent" },
        },
      ]),
    },
  ];
}

function bareStat(r: Reader): CopyExceptions | undefined {
  const stat = plainStat(r);
  return stat === undefined || !/^\d+$/.test(stat.power + stat.toughness)
    ? undefined
    : { power: Number(stat.power), toughness: Number(stat.toughness) };
}

/** What is said of types is added: what it is otherwise it remains. */
function describedShape(r: Reader): CopyExceptions | undefined {
  const said = describedAs(r);
  if (said === undefined) return undefined;
  const { setTypes, setSubtypes, ...rest } = said;
  return {
    ...rest,
    ...(setTypes === undefined ? {} : { addTypes: setTypes }),
    ...(setSubtypes === undefined ? {} : { addSubtypes: setSubtypes }),
  };
}

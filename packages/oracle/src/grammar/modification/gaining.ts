import type { Ability, Modification } from "@obverse/core";
import { abilityList } from "../../keywords/ability-list.ts";
import type { Reader } from "../reader.ts";

/** “Gains flying and haste”, “has ward {2}”, “has "{T}: …"”. */
export function gaining(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("gains") || r.eat("gain") || r.eat("has") || r.eat("have"))) return undefined;
  if (r.eat("protection from the color of your choice") || r.eat("protection from the chosen color")) return [{ kind: "gain-protection-chosen", what: "color" }];
  if (r.eat("protection from the chosen player")) return [{ kind: "gain-protection-chosen", what: "player" }];
  const abilities: readonly Ability[] | undefined = abilityList(r);
  return abilities === undefined ? undefined : [{ kind: "gain", abilities }];
}

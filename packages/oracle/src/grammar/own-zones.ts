import type { Condition, Zone } from "@obverse/core";

/** “If this card is in your graveyard”, “if ~ is in the command zone or on the battlefield”: where the condition says the object is, the ability works (113.6b). */
export function zonesOfItself(condition: Condition | undefined): readonly Zone[] | undefined {
  if (condition?.kind === "and") return condition.of.map(zonesOfItself).find((zones) => zones !== undefined);
  if (condition?.kind !== "matches" || condition.what.kind !== "self") return undefined;
  const parts = condition.filter.kind === "all" ? condition.filter.of : [condition.filter];
  for (const part of parts) {
    const zones = (part.kind === "any" ? part.of : [part]).flatMap((one) => (one.kind === "zone" ? [one.zone] : []));
    if (zones.some((zone) => zone !== "battlefield")) return zones;
  }
  return undefined;
}

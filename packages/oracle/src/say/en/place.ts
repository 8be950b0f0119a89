import type { PlayerRef, Zone } from "@obverse/core";
import { either, silent, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { zoneForm } from "./filter-parts.ts";
import { player } from "./player.ts";
import { list, plural } from "./words.ts";

/** “In your graveyard”, “on the battlefield”: where the objects are. `from`: with “from” first. */
export function place(
  scope: Scope,
  zone: Zone | readonly Zone[],
  of: PlayerRef | undefined,
  prefer: "from" | "in",
  number: "one" | "many",
): string {
  const zones = typeof zone === "string" ? [zone] : zone;
  if (zones.length === 1 && of === undefined) {
    const [only = "battlefield"] = zones;
    if (only === "stack") return silent(zoneForm(only)[number]);
    return only === "battlefield" ? usual(zoneForm(only)[number]) : zoneForm(only)[number];
  }
  if (zones.length > 1 && zones.every((name) => name === "stack" || name === "battlefield")) return "";
  const names = zones.map((name) =>
    name === "exile"
      ? name
      : name === "battlefield"
        ? "the battlefield"
        : of === undefined
          ? name
          : of.kind === "opponents" && number === "one"
            ? `${either(player(scope, of).possessive, "an opponent's")} ${name}`
            : of.kind === "bound"
              ? `${player(scope, of).possessive} ${either(name, plural(name))}`
              : `${player(scope, of).possessive} ${name}`,
  );
  const ways = prefer === "from" ? ["from", "in"] : ["in", "from"];
  const short = zones.map((name, index) => (index === 0 ? (names[0] ?? name) : name));
  return either(
    ...ways.flatMap((word) => [
      `${word} ${list(names, "and/or")}`,
      `${word} ${list(short, "and/or")}`,
      `${word} ${list(names, "or")}`,
      `${word} ${list(names, "and")}`,
    ]),
  );
}

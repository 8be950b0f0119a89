import type { Filter, PlayerRef } from "@obverse/core";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";

/** “You control”, “your opponents control”, “you don't control”, “you own but don't control”, “that player owns”, “you cast”. */
export function holding(r: Reader): readonly Filter[] | undefined {
  if (r.eat("you both own and control") || r.eat("you own and control"))
    return [controller({ kind: "you" }), owner({ kind: "you" })];
  if (r.eat("you control but don't own"))
    return [controller({ kind: "you" }), { kind: "not", of: owner({ kind: "you" }) }];
  if (r.eat("you own but don't control"))
    return [{ kind: "not", of: controller({ kind: "you" }) }, owner({ kind: "you" })];
  if (r.eat("you don't control") || r.eat("you do not control"))
    return [{ kind: "not", of: controller({ kind: "you" }) }];
  if (r.eat("you don't own")) return [{ kind: "not", of: owner({ kind: "you" }) }];
  if (r.scope.player !== undefined && r.eat("they don't own")) return [{ kind: "not", of: owner(r.scope.player) }];
  if (r.eat("an opponent controls")) return [controller({ kind: "opponents" })];
  if (r.eat("an opponent owns")) return [owner({ kind: "opponents" })];
  if (r.eat("another player owns")) return [{ kind: "not", of: owner({ kind: "you" }) }];
  if (r.eat("that player or that planeswalker 's controller controls")) {
    const [latest] = r.scope.things;
    return latest === undefined ? undefined : [controller({ kind: "controller", of: latest.read })];
  }
  const who = playerRef(r);
  if (who === undefined) return undefined;
  if (r.eat("controls") || r.eat("control") || r.eat("controlled")) return [controller(who)];
  if (r.eat("owns") || r.eat("own")) return [owner(who)];
  return undefined;
}

function controller(is: PlayerRef): Filter {
  return { kind: "controller", is };
}

function owner(is: PlayerRef): Filter {
  return { kind: "owner", is };
}

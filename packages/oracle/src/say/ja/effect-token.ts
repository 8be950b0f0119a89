import type { EffectOf } from "../effect-family.ts";
import type { Scope } from "../scope.ts";
import { amount, isClause, things } from "./amount.ts";
import { exceptions } from "./copy.ts";
import { noun } from "./filter.ts";
import { abilityWords } from "./granted.ts";
import { modifications } from "./modification.ts";
import { subtypeName } from "./names.ts";
import { counted } from "./noun.ts";
import { actor, player } from "./player.ts";
import { selector } from "./selector.ts";
import { arrival, token } from "./token.ts";

/** Instructions that make tokens, emblems and copies. */
export function tokenEffect(scope: Scope, of: EffectOf<"token">): string {
  switch (of.kind) {
    case "create-token":
      return `${actor(scope, of.who)}${things(scope, of.count, token(scope, of.token))}を${arrival(scope, of.arrival)}生成する${changed(scope, of.arrival)}`;
    case "create-named":
      return `${actor(scope, of.who)}${things(scope, of.count, `${subtypeName(of.token)}・トークン`).replace(/体$/, "つ")}を${arrival(scope, of.arrival)}生成する${changed(scope, of.arrival)}`;
    case "create-copy":
      return `${actor(scope, of.who)}${selector(scope, of.of)}のコピー${exceptions(scope, of.exceptions, "token")}${of.size === undefined ? "" : `（パワーは${amount(scope, of.size.power)}、タフネスは${amount(scope, of.size.toughness)}）`}である${things(scope, of.count, "トークン")}を${arrival(scope, of.arrival)}生成する${changed(scope, of.arrival)}`;
    case "emblem":
      return `${player(scope, of.who)}は${abilityWords(scope, of.abilities, "emblem")}を持つ紋章を得る`;
    case "copy-spell":
      return `${actor(scope, of.who)}${selector(scope, of.what)}を${of.count === undefined || of.count === 1 ? "" : isClause(of.count) ? `${amount(scope, of.count)}に等しい回数` : `${amount(scope, of.count)}回`}コピーする${exceptions(scope, of.exceptions, "spell")}${of.newTargets === true ? "。あなたはそのコピーの新しい対象を選んでもよい" : ""}`;
    case "change-targets":
      if (of.mode === "may-new") return `あなたは${selector(scope, of.what)}の新しい対象を選んでもよい`;
      return `${selector(scope, of.what)}の対象を${of.to === undefined ? (of.filter === undefined ? "" : `${counted(noun(scope, of.filter), 1)}に`) : `${selector(scope, of.to)}に`}変更する`;
  }
}

const changed = (scope: Scope, of: Parameters<typeof arrival>[1]): string =>
  of?.modifications === undefined || of.modifications.length === 0
    ? ""
    : `。それは${modifications(scope, of.modifications, "change", "token")}`;

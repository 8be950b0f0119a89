import type { Filter, Modification, Restriction } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { amount } from "../amount.ts";
import { condition } from "../condition/condition.ts";
import { keywordName } from "../keyword-name.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef, possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { stackAbility } from "../selector/target.ts";

/** “Can't attack, block, or transform”, “can't be blocked”, “doesn't untap during …”, “attacks each combat if able”. */
export function restricting(r: Reader): readonly Modification[] | undefined {
  const found = r.oneOf<readonly Restriction[]>([cannot, untapping, must, can, combatDamage, silenced]);
  return found?.map((restriction) => ({ kind: "restriction", restriction }));
}

function cannot(r: Reader): readonly Restriction[] | undefined {
  if (!r.eat("can't")) return undefined;
  const first = oneCannot(r);
  if (first === undefined) return undefined;
  const all = [...first];
  for (;;) {
    const next = r.attempt((inner) => {
      if (!(inner.eat(", or") || inner.eat("or") || inner.eat(", and") || inner.eat("and") || inner.eat(",")))
        return undefined;
      inner.eat("can't");
      return oneCannot(inner);
    });
    if (next === undefined) break;
    all.push(...next);
  }
  const unless = r.attempt((inner) => (inner.eat("unless") ? condition(inner) : undefined));
  if (unless === undefined) return all;
  return all.map((part) =>
    part.kind === "cannot-attack" || part.kind === "cannot-block" ? { ...part, unless } : part,
  );
}

function oneCannot(r: Reader): readonly Restriction[] | undefined {
  if (r.eat("attack alone") || r.eat("block alone")) return undefined;
  if (r.eat("attack")) {
    if (r.eat("you or planeswalkers you control") || r.eat("you"))
      return [{ kind: "cannot-attack", whom: { kind: "you" } }];
    return [{ kind: "cannot-attack" }];
  }
  if (r.eat("block")) {
    const it = r.attempt(objectReference);
    if (it !== undefined) return [{ kind: "cannot-block", what: { kind: "is", what: it.act } }];
    const what = r.attempt((inner) => {
      if (inner.word() === "unless") return undefined;
      return nounPhrase(inner);
    });
    return [{ kind: "cannot-block", ...(what === undefined ? {} : { what: what.filter }) }];
  }
  if (r.eat("transform")) return [{ kind: "cannot-transform" }];
  if (r.eat("have counters put on it")) return [{ kind: "cannot-have-counters" }];
  if (!r.eat("be")) return undefined;
  if (r.eat("countered")) return [{ kind: "cannot-be-countered" }];
  if (r.eat("copied")) return [{ kind: "cannot-be-copied" }];
  if (r.eat("regenerated")) return [{ kind: "cannot-be-regenerated" }];
  if (r.eat("sacrificed")) return [{ kind: "cannot-be-sacrificed" }];
  if (r.eat("turned face up")) return [{ kind: "cannot-be-turned-face-up" }];
  if (r.eat("enchanted")) return [{ kind: "cannot-be-enchanted" }];
  if (r.eat("the target of") || r.eat("the targets of") || r.eat("targeted by")) {
    r.eatAny("a", "an");
    const by = r.attempt(stackAbility) ?? nounPhrase(r);
    return by === undefined ? undefined : [{ kind: "cannot-be-targeted", by: by.filter }];
  }
  return r.eat("blocked") ? blocked(r) : undefined;
}

/** Has greater power than what it would block. */
const STRONGER: Filter = {
  kind: "number",
  of: "power",
  is: ">",
  value: { kind: "number-of", what: "power", of: { kind: "bound", name: "it" } },
};

function blocked(r: Reader): readonly Restriction[] | undefined {
  if (r.eat("by more than one creature")) return [{ kind: "cannot-be-blocked", most: 1 }];
  if (r.eat("except by")) {
    const least = r.attempt((inner) => {
      const count = numberOf(inner.word());
      inner.at += 1;
      return count !== undefined && inner.eat("or more creatures") ? count : undefined;
    });
    if (least !== undefined) return [{ kind: "cannot-be-blocked", least }];
    const only = nounPhrase(r);
    return only === undefined ? undefined : [{ kind: "cannot-be-blocked", exceptBy: only.filter }];
  }
  if (r.eat("by creatures with greater power"))
    return [{ kind: "cannot-be-blocked", by: { kind: "all", of: [{ kind: "type", type: "creature" }, STRONGER] } }];
  if (r.eat("by")) {
    const by = nounPhrase(r);
    return by === undefined ? undefined : [{ kind: "cannot-be-blocked", by: by.filter }];
  }
  return [{ kind: "cannot-be-blocked" }];
}

function untapping(r: Reader): readonly Restriction[] | undefined {
  if (!(r.eat("doesn't untap during") || r.eat("don't untap during"))) return undefined;
  const whose =
    possessor(r) ??
    (r.eat("its controller 's") || r.eat("their controllers 's") || r.eat("their controller 's")
      ? undefined
      : undefined);
  r.eat("its controller 's") || r.eat("their controllers 's");
  if (r.eat("next untap step") || r.eat("next untap steps")) return undefined;
  if (!(r.eat("untap step") || r.eat("untap steps"))) return undefined;
  return [{ kind: "does-not-untap", ...(whose === undefined || whose.kind === "controller" ? {} : { whose }) }];
}

function must(r: Reader): readonly Restriction[] | undefined {
  if (r.eatAny("attacks each combat if able", "attack each combat if able", "attacks each turn if able") !== undefined)
    return [{ kind: "must-attack" }];
  if (r.eatAny("blocks each combat if able", "block each combat if able", "blocks each turn if able") !== undefined)
    return [{ kind: "must-block" }];
  if (r.eat("must be blocked if able")) return [{ kind: "must-be-blocked" }];
  const whom = r.attempt((inner) => {
    if (inner.eatAny("attacks", "attack") === undefined) return undefined;
    const who = playerRef(inner);
    const when = who === undefined ? undefined : inner.eatAny("this turn if able", "this combat if able");
    return who === undefined || when === undefined ? undefined : { who, turn: when.includes("turn") };
  });
  if (whom !== undefined) {
    r.scope = scopeWith(r.scope, { lasting: { kind: whom.turn ? "end-of-turn" : "end-of-combat" } });
    return [{ kind: "must-attack", whom: whom.who }];
  }
  if (r.eat("attacks or blocks this turn if able") || r.eat("attack or block this turn if able")) {
    r.scope = scopeWith(r.scope, { lasting: { kind: "end-of-turn" } });
    return [{ kind: "must-attack" }, { kind: "must-block" }];
  }
  const which = r.attempt((inner) => {
    if (inner.eatAny("blocks", "block") === undefined) return undefined;
    const one = objectReference(inner);
    const when = one === undefined ? undefined : inner.eatAny("this turn if able", "this combat if able");
    return one === undefined || when === undefined ? undefined : { act: one.act, turn: when.includes("turn") };
  });
  if (which !== undefined) {
    r.scope = scopeWith(r.scope, { lasting: { kind: which.turn ? "end-of-turn" : "end-of-combat" } });
    return [{ kind: "must-block", which: which.act }];
  }
  const attack = r.eatAny(
    "attacks this turn if able",
    "attack this turn if able",
    "attacks this combat if able",
    "attack this combat if able",
  );
  const block =
    attack === undefined
      ? r.eatAny("blocks this turn if able", "block this turn if able", "blocks this combat if able")
      : undefined;
  const blocked = r.eatAny("must be blocked this turn if able");
  const words = attack ?? block ?? blocked;
  if (words === undefined) return undefined;
  r.scope = scopeWith(r.scope, { lasting: { kind: words.includes("combat") ? "end-of-combat" : "end-of-turn" } });
  return [{ kind: attack !== undefined ? "must-attack" : block !== undefined ? "must-block" : "must-be-blocked" }];
}

function can(r: Reader): readonly Restriction[] | undefined {
  if (!r.eat("can")) return undefined;
  if (r.eat("attack this turn as though it didn't have defender")) {
    r.scope = scopeWith(r.scope, { lasting: { kind: "end-of-turn" } });
    return [{ kind: "can-attack-as-though-no-defender" }];
  }
  if (r.eat("attack as though it didn't have defender") || r.eat("attack as though they didn't have defender"))
    return [{ kind: "can-attack-as-though-no-defender" }];
  if (r.eat("block only creatures with flying"))
    return [{ kind: "can-block-only", filter: { kind: "keyword", keyword: "flying" } }];
  if (r.eat("block any number of creatures")) return [{ kind: "can-block-additional", count: "any" }];
  if (r.eat("block an additional creature each combat") || r.eat("block an additional creature"))
    return [{ kind: "can-block-additional", count: 1 }];
  if (r.eat("block creatures with")) {
    const lacks = keywordName(r);
    if (
      lacks === undefined ||
      !(r.eat("as though they didn't have") || r.eat("as though it didn't have")) ||
      keywordName(r) !== lacks
    )
      return undefined;
    return [{ kind: "can-block-as-though", lacks }];
  }
  if (r.eat("block an additional")) {
    const count = amount(r);
    return typeof count === "number" && (r.eat("creatures each combat") || r.eat("creatures"))
      ? [{ kind: "can-block-additional", count }]
      : undefined;
  }
  return undefined;
}

/** “Its activated abilities can't be activated”, “is goaded”. */
function silenced(r: Reader): readonly Restriction[] | undefined {
  if (r.eat("its activated abilities can't be activated unless they are mana abilities"))
    return [{ kind: "cannot-activate", except: "mana" }];
  if (r.eat("its activated abilities can't be activated")) return [{ kind: "cannot-activate" }];
  return r.eat("is goaded") || r.eat("are goaded") ? [{ kind: "goaded", by: { kind: "you" } }] : undefined;
}

function combatDamage(r: Reader): readonly Restriction[] | undefined {
  if (
    r.eat("assign combat damage equal to its toughness rather than its power") ||
    r.eat("assigns combat damage equal to its toughness rather than its power") ||
    r.eat("assigns combat damage equal to their toughness rather than their power")
  )
    return [{ kind: "assigns-damage-by-toughness" }];
  if (r.eat("assigns no combat damage") || r.eat("assign no combat damage"))
    return [{ kind: "assigns-no-combat-damage" }];
  return undefined;
}

import type { Duration, Effect, Modification, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { duration } from "../duration.ts";
import { manaCost } from "../mana.ts";
import { verbPhrase } from "../modification/modifications.ts";
import { gets, statChange } from "../modification/numbers.ts";
import { replaceOther } from "../noun/canonical.ts";
import { possessiveObject, possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withSubject } from "../references.ts";
import { type Named, selector } from "../selector/selector.ts";
import { fromAmongAll } from "../selector/this-way.ts";
import type { Clause } from "./clause.ts";
import { dealsDamage } from "./damage.ts";
import { instruct } from "./instruct.ts";
import { fight } from "./objects.ts";

/** A clause whose subject is an object: “it deals 3 damage to …”, “target creature gets +2/+2 until end of turn”, “it phases out”. */
export function objectClause(r: Reader): Clause | undefined {
  if (r.eat("it becomes day")) return [instruct(r, { kind: "set-day-night", to: "day" })];
  if (r.eat("it becomes night")) return [instruct(r, { kind: "set-day-night", to: "night" })];
  if (
    r.eat("there is an additional combat phase after this phase") ||
    r.eat("after this phase , there is an additional combat phase") ||
    r.eat("after this main phase , there is an additional combat phase")
  ) {
    const combat = instruct(r, { kind: "extra", what: "combat", who: { kind: "you" } });
    return r.eat("followed by an additional main phase")
      ? [combat, instruct(r, { kind: "extra", what: "main", who: { kind: "you" } })]
      : [combat];
  }
  if (r.eat("there is an additional beginning phase after this phase"))
    return [instruct(r, { kind: "extra", what: "beginning", who: { kind: "you" } })];
  if (r.eat("end the turn")) return [instruct(r, { kind: "end-turn" })];
  if (r.eat("the ring tempts you")) return [instruct(r, { kind: "tempted-by-ring", who: { kind: "you" } })];
  if (r.eat("chaos ensues")) return [instruct(r, { kind: "action", action: "chaos" })];
  const total = r.attempt(lifeBecomes);
  if (total !== undefined) return [instruct(r, total)];
  const foretelling = r.attempt(becomesForetold);
  if (foretelling !== undefined) return [foretelling];
  const silenced = r.attempt(silence);
  if (silenced !== undefined) return [instruct(r, silenced)];
  const before = r.scope.things;
  const subject = r.attempt(dealtThisWay) ?? selector(r);
  if (subject === undefined) return undefined;
  // “~ deals 1 damage to it”: the subject itself would be “itself”.
  if (subject.act.kind === "self") r.scope = scopeWith(r.scope, { things: before });
  const outer = r.scope.apart;
  r.scope = withSubject(r.scope, subject);
  const clause = about(r, subject);
  r.scope = scopeWith(r.scope, { apart: outer });
  return clause;
}

/** What is said of the objects that a clause is about. */
function about(r: Reader, subject: Named): Clause | undefined {
  r.eat("each");
  const damage = r.attempt((inner) => dealsDamage(inner, subject));
  if (damage !== undefined) return damage;
  const combat = r.attempt((inner) => fight(inner, subject.act));
  if (combat !== undefined) return combat;
  const own = r.attempt((inner) => ownAction(inner, subject.act));
  if (own !== undefined) return [instruct(r, own, { objects: subject })];
  const changed = r.attempt((inner) => modify(inner, subject));
  // “Gets +1/+1 until end of turn and deals 1 damage to …”: the same object does both.
  const more =
    changed === undefined
      ? undefined
      : r.attempt((inner) => {
          if (!inner.eat("and")) return undefined;
          inner.eatAny("it", "he", "she");
          return /^deals?$/.test(inner.word()) ? dealsDamage(inner, subject) : undefined;
        });
  return changed === undefined || more === undefined ? changed : [...changed, ...more];
}

/** “A creature dealt damage this way”: those that the damage was dealt to. */
function dealtThisWay(r: Reader): Named | undefined {
  if (!r.contains("dealt") || r.eatAny("a", "an", "each") === undefined) return undefined;
  const found = r.scope.doneBy?.dealt === undefined ? undefined : fromAmongAll(r);
  return found === undefined || r.word(-1) !== "way" ? undefined : { ...found, read: found.act, number: "one" };
}

function ownAction(r: Reader, what: import("@obverse/core").Selector): Effect | undefined {
  if (r.eat("phases out") || r.eat("phase out")) return { kind: "phase-out", what };
  if (r.eat("explores") || r.eat("explore")) return { kind: "action", action: "explore", what };
  if (r.eat("connives") || r.eat("connive")) return { kind: "action", action: "connive", what };
  if (r.eat("becomes prepared") || r.eat("become prepared")) return { kind: "action", action: "prepare", what };
  if (r.eat("transforms") || r.eat("transform")) return { kind: "transform", what };
  return undefined;
}

function modify(
  r: Reader,
  subject: { readonly act: import("@obverse/core").Selector } & NonNullable<ReturnType<typeof selector>>,
): Clause | undefined {
  const untaps = r.attempt(nextUntap);
  if (untaps !== undefined)
    return [
      instruct(
        r,
        {
          kind: "modify",
          what: subject.act,
          modifications: [{ kind: "restriction", restriction: { kind: "does-not-untap" } }],
          duration: untaps,
        },
        { objects: subject },
      ),
    ];
  const attack = r.attempt((inner) => attackThis(inner));
  if (attack !== undefined)
    return [
      instruct(
        r,
        {
          kind: "modify",
          what: subject.act,
          modifications: [{ kind: "restriction", restriction: { kind: "must-attack-source" } }],
          duration: attack,
        },
        { objects: subject },
      ),
    ];
  const either = r.attempt((inner) => eitherStat(inner, subject));
  if (either !== undefined) return [either];
  const outer = r.scope.lasting;
  const phrase = verbPhrase(r);
  if (phrase === undefined) return undefined;
  const [copy] = phrase.modifications;
  // Nothing becomes a copy of itself: “it” is then the object whose ability this is.
  const itself = copy?.kind === "copy" && JSON.stringify(copy.of) === JSON.stringify(subject.act);
  const what = itself ? ({ kind: "self" } as const) : otherThanCopied(r, subject.act, copy);
  const lasting: Duration = phrase.duration ?? r.attempt(duration) ?? r.scope.lasting ?? { kind: "permanent" };
  r.scope = scopeWith(r.scope, { lasting: outer });
  return [
    instruct(
      r,
      { kind: "modify", what, modifications: phrase.modifications, duration: lasting },
      { objects: subject, counts: true },
    ),
  ];
}

/** “Each other creature becomes a copy of target creature”: of an instant or sorcery, “other” leaves out what is copied, which is named after. */
function otherThanCopied(r: Reader, subject: Selector, copy: Modification | undefined): Selector {
  if (copy?.kind !== "copy" || copy.of.kind !== "target" || subject.kind !== "all") return subject;
  const { types } = r.scope.host;
  return types.includes("instant") || types.includes("sorcery")
    ? { ...subject, filter: replaceOther(subject.filter, copy.of) }
    : subject;
}

/** “Gets +2/-2 or -2/+2 until end of turn”: chosen as it happens. */
function eitherStat(r: Reader, subject: { readonly act: import("@obverse/core").Selector }): Effect | undefined {
  const first = gets(r);
  if (first === undefined || !r.eat("or")) return undefined;
  const second = statChange(r);
  const lasting = second === undefined ? undefined : (r.attempt(duration) ?? r.scope.lasting);
  if (second === undefined || lasting === undefined) return undefined;
  const option = (modifications: typeof first): Effect => ({
    kind: "modify",
    what: subject.act,
    modifications,
    duration: lasting,
  });
  return instruct(r, { kind: "choose-one", who: { kind: "you" }, options: [[option(first)], [option(second)]] });
}

/** “Your life total becomes 3” (119.5). */
function lifeBecomes(r: Reader): Effect | undefined {
  if (!r.contains("life")) return undefined;
  const who = possessor(r);
  if (who === undefined || !r.eat("life total becomes")) return undefined;
  const worth = amount(r);
  return worth === undefined ? undefined : { kind: "life", who, change: "set", amount: worth };
}

/** “It becomes foretold. Its foretell cost is its mana cost reduced by {2}” (702.143e). */
function becomesForetold(r: Reader): Effect | undefined {
  if (!r.contains("foretold") && !r.contains("plotted")) return undefined;
  const what = selector(r);
  if (what === undefined) return undefined;
  if (r.eat("becomes plotted") || r.eat("become plotted"))
    return instruct(r, { kind: "action", action: "plot", what: what.act }, { objects: what });
  if (!r.eat("becomes foretold")) return undefined;
  const price = r.attempt((inner) => {
    if (!inner.eat(". its foretell cost is its mana cost reduced by")) return undefined;
    const mana = manaCost(inner);
    const reduced = mana?.length === 1 ? Number(mana[0]) : Number.NaN;
    return Number.isNaN(reduced) ? undefined : reduced;
  });
  return instruct(
    r,
    {
      kind: "action",
      action: "foretell",
      what: what.act,
      ...(price === undefined ? {} : { cost: [{ kind: "own-mana-cost", reduced: price }] }),
    },
    { objects: what },
  );
}

/** “Its activated abilities can't be activated for as long as it remains tapped”. */
function silence(r: Reader): Effect | undefined {
  if (!r.contains("activated")) return undefined;
  const what = possessiveObject(r);
  if (what === undefined || !r.eat("activated abilities can't be activated")) return undefined;
  const lasting = duration(r) ?? r.scope.lasting;
  return lasting === undefined
    ? undefined
    : {
        kind: "modify",
        what,
        modifications: [{ kind: "restriction", restriction: { kind: "cannot-activate" } }],
        duration: lasting,
      };
}

/** “Doesn't untap during its controller's next untap step”. */
function nextUntap(r: Reader): Duration | undefined {
  if (!(r.eat("doesn't untap during") || r.eat("don't untap during"))) return undefined;
  if (
    r.eat("its controller 's next untap step") ||
    r.eat("their controllers 's next untap steps") ||
    r.eat("their controller 's next untap step")
  )
    return { kind: "next-step", step: "untap", of: { kind: "controller", of: { kind: "bound", name: "it" } } };
  if (r.eat("your next untap step")) return { kind: "next-step", step: "untap", of: { kind: "you" } };
  return undefined;
}

/** “Attacks ~ during its controller's next turn if able”. */
function attackThis(r: Reader): Duration | undefined {
  if (
    !(
      r.eat("attacks ~ during its controller 's next turn if able") ||
      r.eat("attack ~ during their controller 's next turn if able")
    )
  )
    return undefined;
  return { kind: "end-of-next-turn", of: { kind: "controller", of: { kind: "bound", name: "it" } } };
}

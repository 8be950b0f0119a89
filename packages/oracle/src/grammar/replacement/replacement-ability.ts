import type { Ability, Arrival, Condition, Effect, Filter, Modification, Replacement, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { condition } from "../condition/condition.ts";
import { copyExceptions } from "../copy-exceptions.ts";
import { arrival } from "../effects/arrival.ts";
import { body } from "../effects/body.ts";
import { prevention } from "../effects/prevention.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { Reader } from "../reader.ts";
import { withThing } from "../references.ts";
import { SELF, selfReference } from "../selector/reference.ts";
import { single } from "../selector/selector.ts";
import { substituteX } from "../substitute.ts";
import { whereX } from "../where-x.ts";
import { choiceOfShape } from "./choice-of-shape.ts";
import { wouldReplacement } from "./would.ts";

/** Reads a static ability that makes a replacement or prevention effect (614, 615); the whole text, which may be several abilities. */
export function replacementAbility(r: Reader): readonly Ability[] | undefined {
  const all: Ability[] = [];
  while (!r.atEnd) {
    const one = r.oneOf<readonly Ability[]>(formsOf(r));
    if (one === undefined) return undefined;
    all.push(...one);
    if (!r.eat(".") && !r.atEnd) return undefined;
    while (r.eat("."));
  }
  return all.length === 0 ? undefined : all;
}

type Form = (r: Reader) => readonly Ability[] | undefined;

/** What the sentence can be by its first word. */
function formsOf(r: Reader): readonly Form[] {
  const first = r.word();
  if (first === "as") return r.sees("as long as") ? [whileTrue] : [asEvent];
  if (first === "all" || first === "damage") return [would];
  if (first === "prevent") return [preventing];
  const enters: readonly Form[] =
    r.contains("enters") || r.contains("enter") ? [entersCopy, entersWith, entersTapped] : [];
  const escapes: readonly Form[] = r.contains("escapes") ? [escapesWith] : [];
  return first === "if" ? [...enters, dayAsEnters, would] : [...enters, ...escapes];
}

/** “As long as ~ is untapped, all damage that would be dealt to you … instead”. */
function whileTrue(r: Reader): readonly Ability[] | undefined {
  if (!r.eat("as long as")) return undefined;
  const that = condition(r);
  if (that === undefined || !r.eat(",")) return undefined;
  const found = r.oneOf<readonly Ability[]>([preventing, would]);
  return found?.map((one) => ({ ...one, condition: that }) as Ability);
}

const SELF_FILTER: Filter = { kind: "is", what: { kind: "self" } };

function ability(replacement: Replacement, more: { readonly condition?: Condition } = {}): readonly Ability[] {
  return [{ kind: "replacement", replacement, ...more }];
}

/** “As ~ enters, choose a color”, “as ~ transforms into …, …”, “as ~ is turned face up, …”. */
function asEvent(r: Reader): readonly Ability[] | undefined {
  if (!r.eat("as")) return undefined;
  const self =
    selfReference(r) ??
    (r.eat("it")
      ? { act: { kind: "self" } as const, read: { kind: "self" } as const, nouns: [], number: "one" as const }
      : undefined);
  if (self === undefined) return undefined;
  r.scope = withThing(r.scope, self);
  const events: ((as: readonly Effect[]) => Replacement)[] = [];
  for (;;) {
    const event = r.attempt(asWhat);
    if (event === undefined) return undefined;
    events.push(event);
    if (!r.eat("or")) break;
  }
  if (!r.eat(",")) return undefined;
  const unless = events.length === 1 ? r.attempt(payOrTapped) : undefined;
  if (unless !== undefined) return ability({ kind: "enters", subject: SELF_FILTER, unless });
  const shape = r.attempt(choiceOfShape);
  if (shape !== undefined) return events.flatMap((make) => ability(make(shape)));
  const rest = new Reader(r.tokens.slice(r.at), r.source, r.scope, r.progress);
  const found = body(rest);
  if (found === undefined || found.targets !== undefined || found.modal !== undefined) return undefined;
  r.at = r.tokens.length;
  const effects = found.effect.map(
    (effect): Effect =>
      effect.kind === "choose-value"
        ? { ...effect, keep: true }
        : effect.kind === "choose" || effect.kind === "choose-player"
          ? { ...effect, keep: true }
          : effect,
  );
  return events.flatMap((make) => ability(make(effects)));
}

function asWhat(r: Reader): ((as: readonly Effect[]) => Replacement) | undefined {
  if (r.eat("enters")) return (as) => ({ kind: "enters", subject: SELF_FILTER, as });
  if (r.eat("is turned face up")) return (as) => ({ kind: "as-turned-face-up", as });
  const host = r.attempt(attachedTo);
  if (host !== undefined) return (as) => ({ kind: "as-attached", to: host, as });
  if (!r.eat("transforms")) return undefined;
  if (!r.eat("into")) return (as) => ({ kind: "as-transforms", as });
  if (r.eat("~")) {
    const into: Filter = { kind: "name", name: r.scope.host.name };
    return (as) => ({ kind: "as-transforms", into, as });
  }
  return undefined;
}

/** “Becomes attached to a creature”. */
function attachedTo(r: Reader): Filter | undefined {
  if (!r.eat("becomes attached to") || r.eatAny("a", "an") === undefined) return undefined;
  return nounPhrase(r)?.filter;
}

/** “You may pay 3 life. If you don't, it enters tapped.” */
function payOrTapped(r: Reader): { readonly steps: readonly Effect[]; readonly otherwise: Arrival } | undefined {
  const start = r.at;
  const stop = r.tokens.findIndex((token, index) => index >= start && token.word === ".");
  if (stop < 0) return undefined;
  const inner = new Reader(r.tokens.slice(start, stop), r.source, r.scope, r.progress);
  const found = body(inner);
  if (found === undefined || found.targets !== undefined) return undefined;
  r.at = stop + 1;
  r.scope = inner.scope;
  if (!r.eat("if you don't ,")) return undefined;
  if (!(r.eat("it enters") || (selfReference(r) !== undefined && r.eat("enters")))) return undefined;
  const how = arrival(r);
  return Object.keys(how).length === 0 ? undefined : { steps: found.effect, otherwise: how };
}

/** “You may have ~ enter as a copy of any creature on the battlefield, except …”. */
function entersCopy(r: Reader): readonly Ability[] | undefined {
  const optional = r.eat("you may have");
  if (selfReference(r) === undefined) return optional ? undefined : othersEnterAsCopy(r);
  if (!(optional ? r.eat("enter") : r.eat("enters"))) return undefined;
  const how = arrival(r);
  if (!r.eat("as a copy of")) return undefined;
  const any = r.eat("any");
  const phrase = any ? nounPhrase(r) : undefined;
  const of: Selector | undefined =
    phrase !== undefined
      ? {
          kind: "choose",
          chooser: { kind: "you" },
          filter: phrase.filter,
          ...(phrase.zone === undefined || phrase.zone === "battlefield" ? {} : { zone: phrase.zone }),
          ...(phrase.of === undefined ? {} : { of: phrase.of }),
          min: 1,
          max: 1,
        }
      : single(r)?.act;
  if (of === undefined) return undefined;
  const counters = r.attempt(extraCounters);
  const exceptions = counters === undefined ? copyExceptions(r) : counters.exceptions;
  if (exceptions === "unreadable") return undefined;
  return ability({
    kind: "enters",
    subject: SELF_FILTER,
    ...(Object.keys(how).length === 0 ? {} : { arrival: how }),
    copy: {
      of,
      ...(optional ? { optional: true } : {}),
      ...(exceptions === undefined ? {} : { exceptions }),
      ...(counters === undefined ? {} : { extraCounters: counters.counters }),
    },
  });
}

/** “Creatures you control enter as a copy of ~”. */
function othersEnterAsCopy(r: Reader): readonly Ability[] | undefined {
  if (!r.contains("copy")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("enter as a copy of")) return undefined;
  const of = single(r)?.act;
  if (of === undefined) return undefined;
  const exceptions = copyExceptions(r);
  if (exceptions === "unreadable") return undefined;
  return ability({
    kind: "enters",
    subject: phrase.filter,
    copy: { of, ...(exceptions === undefined ? {} : { exceptions }) },
  });
}

type Extra = { readonly counter: string; readonly count: import("@obverse/core").Amount; readonly ifType?: string };

/** “…, except it enters with an additional +1/+1 counter on it if it's a creature, …”. */
function extraCounters(
  r: Reader,
): { readonly counters: readonly Extra[]; readonly exceptions: ReturnType<typeof copyExceptions> } | undefined {
  if (!r.eat(", except")) return undefined;
  const found: Extra[] = [];
  for (;;) {
    const one = r.attempt((inner) => {
      if (!inner.eat("it enters with")) return undefined;
      const [counter] = counterList(inner) ?? [];
      if (counter === undefined || !inner.eat("on it")) return undefined;
      if (!inner.eat("if it is")) return counter;
      if (inner.eatAny("a", "an") === undefined) return undefined;
      const type = inner.word();
      inner.at += 1;
      return { ...counter, ifType: type };
    });
    if (one === undefined) break;
    found.push(one);
    r.eat(",");
    r.eat("and");
  }
  if (found.length === 0) return undefined;
  if (r.eat("it isn't legendary")) return { counters: found, exceptions: { removeSupertypes: ["legendary"] } };
  return { counters: found, exceptions: undefined };
}

import { counterList } from "../effects/arrival.ts";

/** The object itself or others, as the subject of “enters”. */
function entering(r: Reader): Filter | undefined {
  if (selfReference(r) !== undefined) return SELF_FILTER;
  if (r.sees("it enters")) {
    r.at += 1;
    return SELF_FILTER;
  }
  r.eat("each");
  const phrase = nounPhrase(r);
  return phrase === undefined || phrase.number !== "many" ? phrase?.filter : phrase.filter;
}

/** “~ enters with three charge counters on it”, “face-down creatures you control enter with a flying counter on them”. */
function entersWith(r: Reader): readonly Ability[] | undefined {
  const early = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const that = condition(inner);
    return that !== undefined && inner.eat(",") ? that : undefined;
  });
  const subject = entering(r);
  if (subject === undefined || !(r.eat("enters") || r.eat("enter"))) return undefined;
  if (subject === SELF_FILTER) r.scope = withThing(r.scope, SELF);
  const found = r.attempt(arrivalWith);
  if (found === undefined) return undefined;
  const late = early ?? r.attempt((inner) => (inner.eat("if") ? condition(inner) : undefined));
  return ability({ kind: "enters", subject, arrival: found, ...(late === undefined ? {} : { condition: late }) });
}

/** “~ escapes with three +1/+1 counters on it”: if it escaped, it enters with them (702.138c). */
function escapesWith(r: Reader): readonly Ability[] | undefined {
  if (selfReference(r) === undefined || !r.eat("escapes")) return undefined;
  const found = r.attempt(arrivalWith);
  return found?.counters === undefined
    ? undefined
    : ability({ kind: "enters", subject: SELF_FILTER, arrival: found, condition: { kind: "paid", keyword: "escape" } });
}

/** How what enters does: “with an additional +1/+1 counter on it”. */
export function arrivalWith(r: Reader): Arrival | undefined {
  const how = arrival(r);
  if (how.counters !== undefined) {
    const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
    const x = whereX(r);
    const counters =
      each === undefined ? how.counters : how.counters.map((one) => ({ ...one, count: times(one.count, each) }));
    return x === undefined ? { ...how, counters } : substituteX({ ...how, counters }, x);
  }
  if (!r.eat("with a number of")) return undefined;
  r.eat("additional");
  const counter = counterKind(r);
  if (counter === undefined || !r.eat("counters on it equal to")) return undefined;
  const count = amount(r);
  if (count === undefined) return undefined;
  const type = r.attempt(asTypeToo);
  return { ...how, counters: [{ counter, count }], ...(type === undefined ? {} : { modifications: [type] }) };
}

/** “And as a Mutant in addition to its other types”. */
function asTypeToo(r: Reader): Modification | undefined {
  if (!(r.eat("and as a") || r.eat("and as an"))) return undefined;
  const what = describedObject(r);
  return what !== undefined && inAddition(r)
    ? {
        kind: "add-types",
        ...(what.types.length === 0 ? {} : { types: what.types }),
        ...(what.subtypes.length === 0 ? {} : { subtypes: what.subtypes }),
      }
    : undefined;
}

import { numberOfThings } from "../amount.ts";
import { counterKind } from "../counter-kind.ts";
import { describedObject, inAddition } from "../modification/becoming.ts";
import { times } from "../modification/modifications.ts";

/** “~ enters tapped unless you control a Forest”. */
function entersTapped(r: Reader): readonly Ability[] | undefined {
  const early = r.attempt((inner) => {
    const that = inner.eat("if") ? condition(inner) : undefined;
    return that !== undefined && inner.eat(",") ? that : undefined;
  });
  const subject = entering(r);
  if (subject === undefined || !(r.eat("enters") || r.eat("enter"))) return undefined;
  const how = arrival(r);
  if (Object.keys(how).length === 0) return undefined;
  const unless = r.attempt((inner): Condition | undefined => {
    if (inner.eat("unless")) {
      const that = condition(inner);
      return that === undefined ? undefined : { kind: "not", of: that };
    }
    return inner.eat("if") ? condition(inner) : undefined;
  });
  if (early !== undefined && unless !== undefined) return undefined;
  const when = early ?? unless;
  const first = ability({
    kind: "enters",
    subject,
    arrival: how,
    ...(when === undefined ? {} : { condition: when }),
  });
  return first;
}

/** “If it's neither day nor night, it becomes day as ~ enters”. */
function dayAsEnters(r: Reader): readonly Ability[] | undefined {
  if (!r.eat("if it is neither day nor night , it becomes")) return undefined;
  const to = r.eatAny("day", "night");
  if (to === undefined || !r.eat("as") || selfReference(r) === undefined || !r.eat("enters")) return undefined;
  return ability({ kind: "day-night-as-enters", to: to as "day" });
}

function preventing(r: Reader): readonly Ability[] | undefined {
  if (!r.eat("prevent")) return undefined;
  const found = prevention(r);
  return found === undefined || found.thisTurn ? undefined : ability(found.replacement);
}

function would(r: Reader): readonly Ability[] | undefined {
  const found = wouldReplacement(r);
  return found === undefined || found.thisTurn ? undefined : ability(found.replacement);
}

import type { Filter, Selector, Trigger } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith, withThing } from "../references.ts";
import { objectReference, selfReference } from "../selector/reference.ts";
import { objectEvents } from "./object-events.ts";
import { playerEvents } from "./player-events.ts";
import { stepTrigger } from "./steps.ts";

/** Reads what follows “when”, “whenever” or “at”: one event, or several joined by “or”. */
export function triggers(r: Reader): readonly Trigger[] | undefined {
  if (r.eat("at")) {
    const step = stepTrigger(r);
    return step === undefined ? undefined : [step];
  }
  if (!(r.eat("whenever") || r.eat("when"))) return undefined;
  const when = r.word(-1) === "when";
  const first = event(r) ?? (when ? r.attempt(stateTrigger) : undefined);
  if (first === undefined) return undefined;
  const all = [...first];
  for (;;) {
    const at = r.attempt((inner) => (inner.eat("and at") ? stepTrigger(inner) : undefined));
    if (at !== undefined) {
      all.push(at);
      continue;
    }
    const more = r.attempt((inner) =>
      inner.eat("and whenever") ||
      inner.eat("or whenever") ||
      inner.eat("and when") ||
      inner.eat("or when") ||
      inner.eat("or") ||
      (inner.eat(",") && inner.eat("or"))
        ? event(inner)
        : undefined,
    );
    if (more === undefined) return all;
    all.push(...more);
  }
}

/** “When you control no Islands” (603.8). */
function stateTrigger(r: Reader): readonly Trigger[] | undefined {
  const that = condition(r);
  return that === undefined || r.word() !== "," ? undefined : [{ kind: "state", condition: that }];
}

/** Reads one event. */
export function event(r: Reader): readonly Trigger[] | undefined {
  return r.oneOf<readonly Trigger[]>([dayNight, playerEvents, ofSubject]);
}

function dayNight(r: Reader): readonly Trigger[] | undefined {
  if (r.eat("day becomes night or night becomes day")) return [{ kind: "day-night" }];
  if (r.eat("day becomes night") || r.eat("it becomes night")) return [{ kind: "day-night", becomes: "night" }];
  if (r.eat("night becomes day") || r.eat("it becomes day")) return [{ kind: "day-night", becomes: "day" }];
  return undefined;
}

/** The subject of an event: what it matches, and what “it” then means. */
export interface EventSubject {
  readonly filter: Filter;
  readonly oneOrMore?: true;
  readonly self?: true;
  /** “A creature dealt damage by ~ this turn”: what must have dealt damage to it. Absent: anything or nothing. */
  readonly damagedBy?: Selector;
  readonly nouns: readonly string[];
}

function ofSubject(r: Reader): readonly Trigger[] | undefined {
  r.scope = scopeWith(r.scope, { apart: undefined });
  const subject = eventSubject(r);
  return subject === undefined ? undefined : objectEvents(r, subject);
}

/** Reads “~”, “another creature you control”, “~ or another creature”, “one or more Cats”, “enchanted creature”. */
function eventSubject(r: Reader): EventSubject | undefined {
  const you = r.attempt((inner) => {
    if (!inner.eat("you or")) return undefined;
    inner.eatAny("a", "an");
    return nounPhrase(inner);
  });
  if (you !== undefined)
    return { filter: { kind: "any", of: [{ kind: "player", who: { kind: "you" } }, you.filter] }, nouns: you.nouns };
  const self = r.attempt(selfReference);
  if (self !== undefined) {
    const other = r.attempt((inner) => {
      if (!inner.eat("or") && !inner.eat("and/or")) return undefined;
      inner.eatAny("a", "an");
      return nounPhrase(inner);
    });
    if (other === undefined) return { filter: { kind: "is", what: { kind: "self" } }, self: true, nouns: self.nouns };
    return { filter: { kind: "any", of: [{ kind: "is", what: { kind: "self" } }, other.filter] }, nouns: other.nouns };
  }
  const reference = r.attempt(objectReference);
  if (reference !== undefined)
    return {
      filter: { kind: "is", what: reference.act },
      nouns: reference.nouns.length === 0 ? ["creature"] : reference.nouns,
    };
  const more = r.eat("one or more");
  if (!more) r.eatAny("a", "an", "any");
  const phrase = nounPhrase(r);
  if (phrase === undefined || phrase.nouns.includes("player")) return undefined;
  const damagedBy = r.attempt((inner) => {
    if (!inner.eat("dealt damage by")) return undefined;
    const by = objectReference(inner);
    return by !== undefined && inner.eat("this turn") ? by.act : undefined;
  });
  if (damagedBy !== undefined) return { filter: phrase.filter, damagedBy, nouns: phrase.nouns };
  const filter: Filter = phrase.zone === undefined || Array.isArray(phrase.zone) ? phrase.filter : phrase.filter;
  return { filter, ...(more ? { oneOrMore: true } : {}), nouns: phrase.nouns };
}

/** Lets “it” mean the object of the event that plays this role. */
export function refersTo(r: Reader, subject: EventSubject, role: import("@obverse/core").EventRole = "subject"): void {
  const act: Selector = subject.self ? { kind: "self" } : { kind: "event", role };
  const thing: Antecedent = { act, read: act, nouns: subject.nouns, number: subject.oneOrMore ? "many" : "one" };
  r.scope = scopeWith(withThing(r.scope, thing), {
    amount: { kind: "event-amount" },
    apart: apartFrom(subject, thing),
  });
}

/** “Other” is other than the subject, unless the subject itself is the source or another than the source. */
function apartFrom({ filter }: EventSubject, thing: Antecedent): Antecedent | undefined {
  return thing.act.kind === "self" || JSON.stringify(filter).includes('{"kind":"is","what":{"kind":"self"}}')
    ? undefined
    : thing;
}

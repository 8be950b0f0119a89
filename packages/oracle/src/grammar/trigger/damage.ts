import type { Filter, Trigger } from "@obverse/core";
import { anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withPlayer, withThing } from "../references.ts";
import { selfReference } from "../selector/reference.ts";
import { type EventSubject, refersTo } from "./trigger.ts";

/** “Deals combat damage to a player”. */
export function damageDealt(r: Reader, subject: EventSubject): readonly Trigger[] | undefined {
  if (!(r.eat("deals") || r.eat("deal"))) return undefined;
  const combat = r.eat("combat") ? { combat: true } : r.eat("noncombat") ? { combat: false } : {};
  if (!r.eat("damage")) return undefined;
  refersTo(r, subject);
  // “Deals combat damage to one or more creatures”: once for all of them.
  const once = subject.self === true && r.sees("to one or more");
  const to = r.attempt((inner) => (inner.eat("to") ? recipient(inner) : undefined));
  r.scope = scopeWith(r.scope, { amount: { kind: "event-amount" } });
  return [
    {
      kind: "deals-damage",
      source: subject.filter,
      ...combat,
      ...(to === undefined ? {} : { to }),
      ...(subject.oneOrMore || once ? { oneOrMore: true } : {}),
    },
  ];
}

/** “Is dealt damage”. */
export function damageTaken(r: Reader, subject: EventSubject): readonly Trigger[] | undefined {
  if (!(r.eat("is dealt") || r.eat("are dealt"))) return undefined;
  const excess = r.eat("excess") ? { excess: true as const } : {};
  const combat = r.eat("combat") ? { combat: true } : r.eat("noncombat") ? { combat: false } : {};
  if (!r.eat("damage")) return undefined;
  refersTo(r, subject, "recipient");
  return [
    {
      kind: "dealt-damage",
      subject: subject.filter,
      ...combat,
      ...excess,
      ...(subject.oneOrMore ? { oneOrMore: true } : {}),
    },
  ];
}

function recipient(r: Reader): Filter | undefined {
  const parts: Filter[] = [];
  for (;;) {
    if (r.eat("you")) parts.push({ kind: "player", who: { kind: "you" } });
    else if (r.eat("an opponent") || r.eat("one of your opponents") || r.eat("one or more of your opponents"))
      parts.push({ kind: "player", who: { kind: "opponents" } });
    else if (r.attempt(selfReference) !== undefined) parts.push({ kind: "is", what: { kind: "self" } });
    else if (r.eat("a player") || r.eat("one or more players")) parts.push({ kind: "player" });
    else {
      if (r.eatAny("a", "an", "one or more") === undefined && parts.length === 0) return undefined;
      const phrase = nounPhrase(r);
      if (phrase === undefined) return undefined;
      parts.push(phrase.filter);
      const act = { kind: "event", role: "recipient" } as const;
      const [own, ...rest] = r.scope.things;
      r.scope =
        own === undefined
          ? withThing(r.scope, { act, read: act, nouns: phrase.nouns, number: "one" })
          : scopeWith(r.scope, {
              things: [
                { ...own, nouns: own.nouns.filter((noun) => !phrase.nouns.includes(noun)) },
                { act, read: act, nouns: phrase.nouns, number: "one" },
                ...rest,
              ],
            });
    }
    if (!r.eat("or")) break;
  }
  if (parts.some((part) => part.kind === "player")) r.scope = withPlayer(r.scope, { kind: "event-player" });
  if (parts.some((part) => part.kind === "player" && part.who?.kind === "opponents"))
    r.scope = scopeWith(r.scope, { opponent: { kind: "event-player" } });
  return anyOf(parts);
}

import type { Selector } from "@obverse/core";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "./reference.ts";
import { each, type Named, quantity } from "./selector.ts";

/** “All cards exiled with ~”, “a creature card exiled with it with mana value X”, “a card exiled with ~” (607.2a). */
export function linkedCards(r: Reader): Named | undefined {
  const crafted = r.attempt(usedToCraft);
  if (crafted !== undefined) return crafted;
  if (!r.contains("with") || !(r.contains("exiled") || r.contains("created"))) return undefined;
  const made = r.attempt(created);
  if (made !== undefined) return made;
  const all = r.eat("all") || r.eat("each") || r.eat("the");
  const other = all && r.eat("other");
  const many = all ? undefined : r.attempt(quantity);
  if (!all && many === undefined) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const parts = phrase.filter.kind === "all" ? phrase.filter.of : [phrase.filter];
  const own = (part: (typeof parts)[number]): boolean => part.kind === "exiled-with" && part.what.kind === "self";
  if (!parts.some(own)) return undefined;
  const rest = parts.filter((part) => !own(part));
  const plain = rest.length === 0 || (rest.length === 1 && rest[0]?.kind === "card");
  const linked: Selector = { kind: "linked", link: "exiled-with", ...(plain ? {} : { filter: allOf(rest) }) };
  const latest = other
    ? r.scope.things.find((thing) => thing.act.kind === "bound" || thing.act.kind === "event")
    : undefined;
  if (other && latest === undefined) return undefined;
  if (latest !== undefined) {
    const others: Selector = { kind: "except", of: linked, without: latest.act };
    return { act: others, read: others, nouns: phrase.nouns, number: "many" };
  }
  if (many === undefined) return { act: linked, read: linked, nouns: phrase.nouns, number: phrase.number };
  const random = r.eat("at random") ? { random: true as const } : {};
  const chooser = each(r.scope.subject) ?? ({ kind: "you" } as const);
  const act: Selector = { kind: "choose-from", chooser, from: linked, min: many.min, max: many.max, ...random };
  return { act, read: act, nouns: phrase.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}

/** “An exiled creature card used to craft ~ at random” (702.167c). */
function usedToCraft(r: Reader): Named | undefined {
  if (!r.contains("craft")) return undefined;
  const many = quantity(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("used to craft")) return undefined;
  if (objectReference(r)?.act.kind !== "self") return undefined;
  const plain = phrase.filter.kind === "card";
  const random = r.eat("at random") ? { random: true as const } : {};
  const from: Selector = { kind: "linked", link: "crafted-with" };
  const filter = plain ? {} : { filter: phrase.filter };
  const act: Selector = {
    kind: "choose-from",
    chooser: { kind: "you" },
    from,
    ...filter,
    min: many.min,
    max: many.max,
    ...random,
  };
  return {
    act,
    read: act,
    nouns: ["card", ...phrase.nouns],
    number: many.max === 1 ? "one" : "many",
    indefinite: true,
  };
}

/** “All other tokens created with ~” (607.2d). */
function created(r: Reader): Named | undefined {
  if (!r.eat("all")) return undefined;
  const other = r.eat("other");
  if (!(r.eat("tokens created with") && objectReference(r)?.act.kind === "self")) return undefined;
  const of: Selector = { kind: "linked", link: "created-with" };
  const latest = r.scope.things.find((thing) => thing.act.kind === "bound");
  if (other && latest === undefined) return undefined;
  const act: Selector = latest === undefined || !other ? of : { kind: "except", of, without: latest.act };
  return { act, read: act, nouns: ["token"], number: "many" };
}

import type { Condition, Filter } from "@obverse/core";
import { asTheyWere, thisWay } from "../amount.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";

/** “You do”, “you don't”, “a creature card is discarded this way”, “that spell is countered this way”. */
export function thisWayCondition(r: Reader): Condition | undefined {
  const name = r.scope.done;
  if (name === undefined) return undefined;
  if (r.eat("you do") || r.eat("they do") || r.eat("that player does") || r.eat("the player does") || r.eat("you did"))
    return { kind: "done", name };
  if (r.sees("you don't put"))
    for (const what of ["the card", "it", "that card", "the exiled card"]) {
      for (const where of ["into your hand", "onto the battlefield"])
        if (r.eat(`you don't put ${what} ${where}`)) return { kind: "not", of: { kind: "done", name } };
    }
  if (["it", "that card", "the card", "the exiled card"].some((what) => r.eat(`you don't cast ${what}`)))
    return { kind: "not", of: { kind: "done", name } };
  const { asked } = r.scope;
  if (asked !== undefined && (r.eat("you don't") || r.eat("they don't") || r.eat("that player doesn't")))
    return { kind: "not", of: { kind: "done", name: asked } };
  if (
    r.eat("you don't or can't make an exchange") ||
    r.eat("you don't") ||
    r.eat("you can't") ||
    r.eat("they don't") ||
    r.eat("that player doesn't") ||
    r.eat("the player doesn't") ||
    r.eat("they can't")
  )
    return { kind: "not", of: { kind: "done", name } };
  const secret = r.scope.doneBy?.["chosen secretly"];
  if (secret !== undefined && r.eat("they match")) return { kind: "done", name: secret };
  if (r.eat("no one does") || r.eat("no player does")) return { kind: "not", of: { kind: "done", name } };
  if (r.eat("no life is lost this way")) return { kind: "not", of: { kind: "done", name } };
  if (r.eat("you don't put that card onto the battlefield this way"))
    return { kind: "not", of: { kind: "done", name } };
  if (r.eat("you put a card into your hand this way")) return { kind: "done", name };
  if (r.eat("you search your library this way"))
    return { kind: "searched", name: r.scope.searched ?? name, zone: "library" };
  return r.oneOf<Condition>([ofThing, ofSome]);
}

function verb(r: Reader): boolean {
  return r.eat("is") || r.eat("are") || r.eat("was") || r.eat("were");
}

function ofThing(r: Reader): Condition | undefined {
  if (objectReference(r) === undefined) return undefined;
  if (r.eat("didn't transform this way") || r.eat("didn't convert this way"))
    return { kind: "not", of: { kind: "done", name: r.scope.doneBy?.transformed ?? r.scope.done ?? "" } };
  if (r.eat("dies this way"))
    return {
      kind: "done",
      name: r.scope.doneBy?.destroyed ?? r.scope.done ?? "",
      filter: { kind: "this-turn", did: "died" },
    };
  const not = r.eat("isn't") || r.eat("wasn't");
  if (!not && !verb(r)) return undefined;
  const that = doneThisWay(r);
  if (that === undefined) return undefined;
  return not ? { kind: "not", of: that } : that;
}

function ofSome(r: Reader): Condition | undefined {
  const no = r.eat("no");
  if (no && r.eat("life is lost this way")) return { kind: "not", of: { kind: "done", name: r.scope.done ?? "" } };
  if (!no) r.eatAny("a", "an", "one or more", "at least one");
  const phrase = nounPhrase(r);
  if (phrase === undefined || !verb(r)) return undefined;
  const were = asTheyWere(r, phrase.nouns);
  const done = doneThisWay(r);
  if (done === undefined) return undefined;
  const filter: Filter = phrase.filter;
  const plain = filter.kind === "card" || filter.kind === "permanent";
  const that: Condition = plain ? done : { ...done, filter, ...were };
  return no ? { kind: "not", of: that } : that;
}

type Done = Extract<Condition, { readonly kind: "done" }>;

/** “Destroyed this way”, “put into a graveyard this way”. */
function doneThisWay(r: Reader): Done | undefined {
  const put = r.attempt(putIntoGraveyard);
  if (put !== undefined) return put;
  const name = thisWay(r);
  return name === undefined ? undefined : { kind: "done", name };
}

/** “Put into a graveyard this way”, of what was destroyed, sacrificed, milled or discarded: another effect may have put it elsewhere. */
function putIntoGraveyard(r: Reader): Done | undefined {
  const { doneBy } = r.scope;
  const names = [doneBy?.destroyed, doneBy?.sacrificed, doneBy?.milled, doneBy?.discarded];
  const name = names.find((one) => one !== undefined && one === r.scope.done) ?? names.find((one) => one !== undefined);
  if (name === undefined || !r.eat("put into")) return undefined;
  if (!(r.eatAny("a", "your", "their") !== undefined || r.eat("its owner 's") || r.eat("that player 's")))
    return undefined;
  return r.eat("graveyard this way") ? { kind: "done", name, into: "graveyard" } : undefined;
}

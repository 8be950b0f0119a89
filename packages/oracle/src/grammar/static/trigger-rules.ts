import type { Filter, StaticRule } from "@obverse/core";
import { allOf, anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";

/** “Creatures entering don't cause abilities to trigger”, “… that ability triggers an additional time”. */
export function triggerRules(r: Reader): readonly StaticRule[] | undefined {
  if (!["trigger", "triggers", "colorless", "color"].some((word) => r.contains(word))) return undefined;
  return r.oneOf<readonly StaticRule[]>([never, again, againFor, colorlessEverywhere]);
}

function never(r: Reader): readonly StaticRule[] | undefined {
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const causes = r.eat("entering or dying")
    ? (["enters", "dies"] as const)
    : r.eat("entering")
      ? (["enters"] as const)
      : r.eat("dying")
        ? (["dies"] as const)
        : [];
  if (causes.length === 0 || !r.eat("don't cause abilities")) return undefined;
  const of = r.attempt((inner) => (inner.eat("of") ? nounPhrase(inner) : undefined));
  const whose = of === undefined ? {} : { of: of.filter };
  return r.eat("to trigger")
    ? causes.map((cause): StaticRule => ({ kind: "no-trigger", cause, subject: phrase.filter, ...whose }))
    : undefined;
}

/** “If an ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time”. */
function again(r: Reader): readonly StaticRule[] | undefined {
  if (!(r.eat("if an ability of") || r.eat("if a triggered ability of"))) return undefined;
  const sources: Filter[] = [];
  for (;;) {
    r.eatAny("a", "an");
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    sources.push(phrase.filter);
    if (!r.eat("or")) break;
  }
  return r.eat("triggers , that ability triggers an additional time") ||
    r.eat("triggers , it triggers an additional time")
    ? [{ kind: "trigger-again", source: anyOf(sources) }]
    : undefined;
}

/** “If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time”. */
function againFor(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("if")) return undefined;
  const turning = r.eat("turning");
  r.eatAny("a", "an");
  // What is turned face up was face down; by the time that triggers anything, it isn't any more.
  if (turning) r.eat("face-down");
  const subject = nounPhrase(r);
  const cause =
    subject === undefined
      ? undefined
      : turning
        ? r.eat("face up")
          ? "turned-face-up"
          : undefined
        : r.eat("entering")
          ? "enters"
          : r.eat("dying")
            ? "dies"
            : r.eat("attacking")
              ? "attacks"
              : undefined;
  const under: readonly Filter[] =
    cause === "enters" && r.eat("under your control") ? [{ kind: "controller", is: { kind: "you" } }] : [];
  if (subject === undefined || cause === undefined || !r.eat("causes a triggered ability of")) return undefined;
  r.eatAny("a", "an");
  const source = nounPhrase(r);
  return source !== undefined && r.eat("to trigger , that ability triggers an additional time")
    ? [{ kind: "trigger-again", source: source.filter, cause, subject: allOf([subject.filter, ...under]) }]
    : undefined;
}

/** “All cards that aren't on the battlefield, spells, and permanents are colorless”, “… the chosen color in addition to their other colors”. */
function colorlessEverywhere(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("all cards that aren't on the battlefield , spells , and permanents are")) return undefined;
  const what = { kind: "all", of: [] } as const;
  if (r.eat("colorless")) return [{ kind: "all-colorless", what }];
  return r.eat("the chosen color in addition to their other colors") ? [{ kind: "all-chosen-color", what }] : undefined;
}

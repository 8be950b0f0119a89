import type { GameObject } from "@obverse/core";
import { engine } from "../engine.ts";
import { OBJECT_PROPERTIES, type ObjectProperty, type Properties } from "../format/expectation.ts";
import { objectsNow } from "../run/objects.ts";
import { lookUp, refer } from "../run/references.ts";
import { Stop } from "../run/stop.ts";
import { isLoosened, matches, type Same, sameValue } from "./match.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { isKeyword, listedKeywords, propertyOf } from "./object-values.ts";

/** Compares the properties of the objects that references name. */
export function checkObjects(moment: Moment, objects: Readonly<Record<string, Properties>>): readonly Mismatch[] {
  return Object.entries(objects).flatMap(([reference, properties]) => {
    const at = `objects.${reference}`;
    if (properties.exists === false) {
      const gone = lookUpQuietly(moment, reference);
      return gone === undefined ? [] : [{ at: `${at}.exists`, expected: false, actual: true }];
    }
    const { object } = refer(moment.state, moment.things, reference);
    if (object === undefined) return [{ at, expected: properties, actual: "no such object now" }];
    return checkProperties(moment, object, properties, at);
  });
}

/** Counts the objects that have all properties. */
export function checkCounts(
  moment: Moment,
  counts: readonly { readonly where: Properties; readonly is: number }[],
): readonly Mismatch[] {
  return counts.flatMap(({ where, is }, index) => {
    const actual = objectsNow(moment.state).filter((object) => hasAll(moment, object, where)).length;
    return actual === is ? [] : [{ at: `count.${index + 1}`, expected: is, actual }];
  });
}

function lookUpQuietly(moment: Moment, reference: string): GameObject | undefined {
  try {
    return lookUp(moment.state, moment.things, reference)?.object;
  } catch (error) {
    if (error instanceof Stop && error.code === "no-such-object") return undefined;
    throw error;
  }
}

const namedIn = (properties: Properties): readonly ObjectProperty[] =>
  OBJECT_PROPERTIES.filter((property) => property in properties);

function hasAll(moment: Moment, object: GameObject, properties: Properties): boolean {
  return namedIn(properties).every((property) =>
    isAsExpected(moment, property, propertyOf(moment, object, property), properties[property]),
  );
}

function checkProperties(moment: Moment, object: GameObject, properties: Properties, at: string): readonly Mismatch[] {
  return namedIn(properties).flatMap((property) => {
    const expected = properties[property];
    const actual = propertyOf(moment, object, property);
    if (isAsExpected(moment, property, actual, expected)) return [];
    return [
      {
        at: `${at}.${property}`,
        expected,
        actual: shown(property, actual, expected),
        rules: rulesFor(moment, object, property),
      },
    ];
  });
}

function isAsExpected(moment: Moment, property: ObjectProperty, actual: unknown, expected: unknown): boolean {
  switch (property) {
    case "keywords":
      return matches(
        Array.isArray(expected) ? listedKeywords(actual as readonly string[]) : actual,
        expected,
        isKeyword,
      ); // a list of texts
    case "counters":
      return isLoosened(expected)
        ? matches(actual, expected)
        : JSON.stringify(sortedEntries(actual)) === JSON.stringify(sortedEntries(expected));
    case "name":
      return matches(actual, expected, sameName);
    case "cards":
      return matches(actual, expected, (names, wanted) => Array.isArray(names) && names.includes(wanted));
    case "attachedTo":
    case "attacking":
    case "blocking":
      return matches(actual, expected, sameReference(moment));
    default:
      return matches(actual, expected);
  }
}

/** A token that is named by its subtypes (111.4) may be called by them alone. */
const sameName: Same = (actual, expected) =>
  sameValue(actual, expected) ||
  (typeof actual === "string" && typeof expected === "string" && actual === `${expected} Token`);

/** Whether two references name the same object or player. */
function sameReference(moment: Moment): Same {
  return (actual, expected) => {
    if (sameValue(actual, expected)) return true;
    if (typeof actual !== "string" || typeof expected !== "string") return false;
    const one = lookUp(moment.state, moment.things, actual)?.object;
    const other = lookUp(moment.state, moment.things, expected)?.object;
    return one !== undefined && one.id === other?.id;
  };
}

const sortedEntries = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => a.localeCompare(b))
    : value;

function shown(property: ObjectProperty, actual: unknown, expected: unknown): unknown {
  if (property === "cards") return (actual as readonly (readonly string[])[]).map((names) => names[0]); // names of each card
  return property === "keywords" && Array.isArray(expected) ? listedKeywords(actual as readonly string[]) : actual; // a list of texts
}

function rulesFor(moment: Moment, object: GameObject, property: ObjectProperty): readonly string[] {
  return object.kind === "card" ? rulesIn(engine.explain(moment.state, object.id, property)) : [];
}

/** All rules that an explanation gives. */
export function rulesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(rulesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "rules" && Array.isArray(part) ? part.map(String) : rulesIn(part),
  );
}

import { type GameEvent, type ObjectId, objectId } from "@obverse/core";
import { engine } from "../engine.ts";
import type { EventCount, ScenarioEvent } from "../format/expectation.ts";
import { cardsOf, entryAt, lastObjectAt } from "../run/objects.ts";
import { lookUp, refer } from "../run/references.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { isRule, numberOf } from "./rule-numbers.ts";

/** Something that is counted: the objects it is about, and the player. */
interface Occurrence {
  readonly objects: readonly ObjectId[];
  readonly player: string | undefined;
  /** The things it is about, where that is only some of what the object is. Absent: all of it. */
  readonly keys?: readonly string[];
}

/** Counts what happened since the previous `expect`. */
export function checkEvents(moment: Moment, counts: readonly EventCount[]): readonly Mismatch[] {
  return counts.flatMap((wanted, index) => {
    const occurrences = occurrencesOf(moment, wanted.event).filter((each) => isAbout(moment, each, wanted));
    const actual = occurrences.length;
    const at = `events.${index + 1}.${wanted.event}${wanted.object === undefined ? "" : ` ${wanted.object}`}`;
    if (wanted.count === undefined ? actual > 0 : actual === wanted.count) return [];
    return [
      {
        at,
        expected: wanted.count ?? "at least 1",
        actual,
        rules: [
          ...new Set(
            moment.events
              .filter(({ kind }) => kind === wanted.event || kind === "nothing")
              .flatMap(({ rules }) => rules),
          ),
        ],
      },
    ];
  });
}

/** Counts the abilities of sources that triggered. */
export function checkTriggered(
  moment: Moment,
  counts: readonly { readonly source: string; readonly count?: number }[],
): readonly Mismatch[] {
  return counts.flatMap(({ source, count }, index) => {
    const wanted: EventCount = { event: "triggered", object: source };
    const actual = occurrencesOf(moment, "triggered").filter((each) => isAbout(moment, each, wanted)).length;
    if (count === undefined ? actual > 0 : actual === count) return [];
    return [{ at: `triggered.${index + 1}.${source}`, expected: count ?? "at least 1", actual }];
  });
}

/** Looks for rules among those that events and refusals gave as reasons. */
export function checkCites(moment: Moment, numbers: readonly string[]): readonly Mismatch[] {
  const cited = [
    ...new Set([...moment.events.flatMap(({ rules }) => rules), ...moment.refusals.flatMap(({ rules }) => rules)]),
  ];
  const lacking = numbers.filter((number) => !cited.some((key) => isRule(key, number, moment.edition)));
  return lacking.length === 0
    ? []
    : [{ at: "cites", expected: lacking, actual: cited.map((key) => numberOf(key, moment.edition)) }];
}

function isAbout(moment: Moment, { objects, keys, player }: Occurrence, wanted: EventCount): boolean {
  if (wanted.player !== undefined && player !== wanted.player) return false;
  if (wanted.object === undefined) return true;
  const { thing } =
    lookUp(moment.state, moment.things, wanted.object) ?? refer(moment.state, moment.things, wanted.object);
  if (keys?.includes(thing.key) === true) return true;
  if (keys !== undefined && moment.things.ofObject.get(objects[0] ?? objectId(-1))?.[0] !== thing.key) return false;
  return objects.some((id) => thing.ids.includes(id) || moment.things.ofObject.get(id)?.includes(thing.key) === true);
}

function occurrencesOf(moment: Moment, event: ScenarioEvent): readonly Occurrence[] {
  switch (event) {
    case "enters":
      return distinct([
        ...moment.events.flatMap((each) => arrivals(each, moment)),
        ...moment.events.flatMap((each) =>
          each.kind === "created" && each.zone === "battlefield"
            ? [{ objects: [each.object], player: each.player }]
            : [],
        ),
      ]);
    case "leaves":
      return distinct(departures(moment));
    case "dies":
      return distinct(departures(moment).filter((each) => each.dies));
    case "zone-change":
      return moment.events.flatMap((each) =>
        each.kind === "zone-change"
          ? each.arrived.map(({ object }) => ({ objects: [object], player: each.player }))
          : [],
      );
    case "revealed":
      return moment.events.flatMap((each) =>
        each.kind === "revealed"
          ? cardsIn(moment, each.object).map((keys) => ({ objects: [each.object], keys, player: each.player }))
          : [],
      );
    case "destroyed":
    case "sacrificed":
      return distinct(plain(moment, event));
    case "resolved":
      return moment.events.flatMap((each) =>
        each.kind === "resolved" && each.fizzled === undefined ? [{ objects: [each.object], player: undefined }] : [],
      );
    default:
      return plain(moment, event);
  }
}

function plain(moment: Moment, event: ScenarioEvent): readonly Occurrence[] {
  return moment.events
    .filter(({ kind }) => kind === event)
    .map((each) => ({ objects: objectsIn(each), player: playerIn(each) }));
}

function arrivals(event: GameEvent, moment: Moment): readonly Occurrence[] {
  if (
    event.kind !== "zone-change" ||
    (event.from === "battlefield" && event.arrived.every(({ zone }) => zone !== "battlefield"))
  )
    return [];
  return event.arrived.flatMap(({ object, zone }) =>
    zone === "battlefield" ? [{ objects: [object], player: controllerAt(moment, object) ?? event.player }] : [],
  );
}

function departures(moment: Moment): readonly (Occurrence & { readonly dies: boolean })[] {
  return moment.events.flatMap((event) =>
    event.kind === "zone-change" && event.from === "battlefield"
      ? [
          {
            objects: [event.former],
            player: controllerAt(moment, event.former) ?? event.player,
            dies: canDie(moment, event.former) && event.arrived.some(({ zone }) => zone === "graveyard"),
          },
        ]
      : [],
  );
}

/** “Dies” is said of creatures and planeswalkers (700.4); an Aura that falls off is put into a graveyard. */
function canDie(moment: Moment, id: ObjectId): boolean {
  const entry = entryAt(moment.state, id);
  return (
    entry?.kind === "gone" && ["Creature", "Planeswalker"].some((type) => entry.characteristics.types.includes(type))
  );
}

function controllerAt(moment: Moment, id: ObjectId): string | undefined {
  const entry = entryAt(moment.state, id);
  if (entry === undefined) return undefined;
  return entry.kind === "gone" ? entry.controller : engine.controllerOf(moment.state, id);
}

/** Each object once: a melded permanent that leaves is one. */
function distinct<T extends Occurrence>(occurrences: readonly T[]): readonly T[] {
  const seen = new Set<ObjectId | undefined>();
  return occurrences.filter(({ objects: [id] }) => id === undefined || (!seen.has(id) && seen.add(id) !== undefined));
}

/** The keys of each card that is shown with an object: one, but two for a melded permanent. */
function cardsIn(moment: Moment, id: ObjectId): readonly (readonly string[])[] {
  const object = lastObjectAt(moment.state, id);
  const cards = object === undefined ? [] : cardsOf(object);
  return cards.length > 1 ? cards.map((card) => [`card:${card}`]) : [moment.things.ofObject.get(id) ?? []];
}

function objectsIn(event: GameEvent): readonly ObjectId[] {
  switch (event.kind) {
    case "damage":
      return [
        ...("object" in event.to ? [event.to.object] : []),
        ...(event.source === undefined ? [] : [event.source]),
      ];
    case "triggered":
    case "activated":
      return [event.source, event.object];
    case "discarded":
      return [event.object, event.former];
    case "melded":
      return [event.object, ...event.from];
    default:
      return "object" in event && typeof event.object === "number" ? [event.object] : [];
  }
}

function playerIn(event: GameEvent): string | undefined {
  if (event.kind === "damage") return "player" in event.to ? event.to.player : undefined;
  return "player" in event && typeof event.player === "string" ? event.player : undefined;
}

import {
  type Answer,
  type Decision,
  isLegalAnswer,
  type ObjectId,
  type OrderItem,
  type TargetRef,
} from "@obverse/core";
import type { AnswerKind, AnswerSpec } from "../format/step.ts";
import { drawEach } from "./chance.ts";
import { everyChoice } from "./every-choice.ts";
import { lastObjectAt } from "./objects.ts";
import { optionsOf } from "./options.ts";
import { boardOf, type Candidate, isAnnouncing, type Position } from "./position.ts";
import { lookUp, refer, referToTarget } from "./references.ts";
import { Stop } from "./stop.ts";
import { nextAnswer, type Supply, unclear, using, type WrittenTarget, without } from "./supply.ts";

type DecisionOf<K extends Decision["kind"]> = Decision & { readonly kind: K };

/** Answers to the open decision, the written one or the default first. Stops where a choice is left open. */
export function candidatesFor(position: Position, decision: Decision): readonly Candidate[] {
  const announced = isAnnouncing(position) ? announcedFor(position, decision) : undefined;
  if (announced !== undefined) return announced;
  if (decision.kind === "random") return [chanceFor(position, decision)];
  const written = writtenFor(position, decision);
  if (written !== undefined) return [written];
  if (position.supply.search === "any") return everyChoice(position, decision);
  const given = defaultFor(decision);
  if (given === undefined)
    throw new Stop("undecided", { code: decision.code, player: decision.player }, optionsOf(position, decision));
  return [{ answer: given, supply: position.supply }];
}

/** Answers from the options of the step itself, while its spell or ability is being announced. */
function announcedFor(position: Position, decision: Decision): readonly Candidate[] | undefined {
  const { supply } = position;
  switch (decision.kind) {
    case "target":
      return supply.targets === undefined ? undefined : slotTargets(position, decision, supply.targets);
    case "number": {
      const times = supply.pay.filter((keyword) => keyword === decision.code).length;
      if (times > 0)
        return [
          {
            answer: { kind: "number", number: times },
            supply: { ...supply, pay: supply.pay.filter((keyword) => keyword !== decision.code) },
          },
        ];
      if (
        decision.code !== "x" &&
        decision.min === 0 &&
        nextAnswer(supply, "number") === undefined &&
        supply.search === "given" &&
        OPTIONAL_TIMES.has(decision.code)
      )
        return [{ answer: { kind: "number", number: 0 }, supply }];
      return supply.x === undefined
        ? undefined
        : [{ answer: { kind: "number", number: supply.x }, supply: without(supply, "x") }];
    }
    case "mode":
      return supply.modes === undefined
        ? undefined
        : [{ answer: { kind: "mode", modes: supply.modes.map((mode) => mode - 1) }, supply: without(supply, "modes") }];
    case "pay": {
      // “You may pay” as a permanent enters is no additional cost of what is done (118.12).
      if (decision.code === "pay") return undefined;
      const at = supply.pay.indexOf(decision.code);
      if (at >= 0)
        return [
          {
            answer: { kind: "pay", yes: true },
            supply: { ...supply, pay: supply.pay.filter((_, index) => index !== at) },
          },
        ];
      if (nextAnswer(supply, "pay") !== undefined) return undefined;
      // A Phyrexian symbol is paid with mana, or with life where that doesn't work out (107.4f).
      return (decision.code === "phyrexian" ? [false, true] : [false]).map((yes) => ({
        answer: { kind: "pay", yes },
        supply,
      }));
    }
    default:
      return undefined;
  }
}

const OPTIONAL_TIMES: ReadonlySet<string> = new Set(["multikicker", "replicate", "squad", "escalate", "strive"]);

/** Targets go to the slots in the order written: as many to each as it takes, fewer where that doesn't work out. */
function slotTargets(
  position: Position,
  decision: Extract<Decision, { kind: "pick" | "target" }>,
  targets: readonly WrittenTarget[],
): readonly Candidate[] {
  const most = Math.min(decision.max, targets.length);
  const candidates: Candidate[] = [];
  for (let count = most; count >= Math.min(decision.min, most); count--) {
    const chosen = targets.slice(0, count).map((target) => refOf(position, target));
    candidates.push({
      answer: { kind: "target", chosen },
      supply: { ...position.supply, targets: targets.slice(count) },
    });
  }
  return candidates;
}

const refOf = (position: Position, { written, ref }: WrittenTarget): TargetRef =>
  ref ?? referToTarget(boardOf(position), position.things, written);

/** The position with its targets looked up on the board as it stands, before the spell or ability is on the stack itself. */
export function withTargetsFound(position: Position): Position {
  const { targets } = position.supply;
  if (targets === undefined) return position;
  const found = targets.map((target) => ({ ...target, ref: refOf(position, target) }));
  return { ...position, supply: { ...position.supply, targets: found } };
}

function chanceFor(position: Position, decision: DecisionOf<"random">): Candidate {
  const coin = decision.what === "coin" ? nextAnswer(position.supply, "coin") : undefined;
  if (coin !== undefined) {
    const results = decision.sides.map((_, at) => (coin.value[at] === "lost" ? 0 : 1));
    return { answer: { kind: "random", results }, supply: using(position.supply, coin.at) };
  }
  const drawn = drawEach(position.seed, decision.sides);
  return { answer: { kind: "random", results: drawn.results }, supply: position.supply, seed: drawn.seed };
}

/** The answer written in the step for a decision of this kind, if there is one left. */
function writtenFor(position: Position, decision: Decision): Candidate | undefined {
  // Declarations on the way are empty unless something must attack or block.
  if (decision.kind === "attackers" && decision.required.length === 0) return undefined;
  if (decision.kind === "blockers" && decision.obeyable === 0) return undefined;
  const kind = ANSWER_OF[decision.kind];
  const next = kind === undefined ? undefined : nextAnswer(position.supply, kind);
  if (decision.kind === "mode" && next === undefined) return placeFor(position, decision);
  if (kind === undefined || next === undefined) return undefined;
  if (next.by !== undefined && next.by !== decision.player)
    throw new Stop("wrong-player-asked", next.by, decision.player);
  if (decision.kind === "name") checkName(position, decision, next.value as string); // the value of that kind
  const answer = answerFrom(position, decision, next.value as never); // the value of that kind
  // A pick that names nothing that could attack or block is the answer to something else.
  if ((answer.kind === "attackers" || answer.kind === "blockers") && declaredIn(answer).length === 0) return undefined;
  return { answer, supply: using(position.supply, next.at) };
}

/** “On the top or bottom” is a choice of one of two places, and is also answered by the place. */
function placeFor({ supply }: Position, decision: DecisionOf<"mode">): Candidate | undefined {
  const next = nextAnswer(supply, "position");
  if (next === undefined || (next.by !== undefined && next.by !== decision.player)) return undefined;
  const at = decision.options.findIndex((option) => {
    const [effect] = option.kind === "body" ? option.body.effect : [];
    return effect?.kind === "move" && effect.arrival?.position === next.value;
  });
  return at < 0 ? undefined : { answer: { kind: "mode", modes: [at] }, supply: using(supply, next.at) };
}

/** A name that is chosen must be one of a card, and of a card of the kind that is asked for (201.4). */
function checkName(position: Position, decision: DecisionOf<"name">, name: string): void {
  if (decision.options !== undefined || position.supply.mayName(name, decision.nonland === true ? "nonland" : "any"))
    return;
  throw new Stop("refused", "legal", "answer-not-legal", {
    code: "answer-not-legal",
    rules: ["201.4", "712.19"],
    detail: name,
  });
}

const ANSWER_OF: Readonly<Partial<Record<Decision["kind"], AnswerKind>>> = {
  may: "may",
  pay: "pay",
  pick: "pick",
  target: "target",
  order: "order",
  mode: "mode",
  face: "face",
  number: "number",
  name: "name",
  color: "color",
  type: "type",
  divide: "divide",
  replace: "replace",
  position: "position",
  attackers: "pick",
  blockers: "pick",
};

/** An answer of the format as an answer to this decision. */
function answerFrom(position: Position, decision: Decision, value: never): Answer {
  const board = boardOf(position);
  const { things } = position;
  const targets = (references: readonly string[]): readonly TargetRef[] =>
    references.map((reference) => referToTarget(board, things, reference));
  switch (decision.kind) {
    case "may":
    case "pay":
      return { kind: decision.kind, yes: value };
    case "pick":
    case "target":
      return { kind: decision.kind, chosen: targets(value) };
    case "order":
      return { kind: "order", order: orderOf(position, decision, value) };
    case "mode":
      return { kind: "mode", modes: (value as readonly number[]).map((mode) => mode - 1) };
    case "face":
      // The doors of a Room are its left half and its right half.
      return {
        kind: "face",
        face: decision.code === "door" ? (value === "back" ? "half-1" : "half-0") : value,
      } as Answer; // one of the words of that decision
    case "number":
      return { kind: "number", number: value };
    case "name":
    case "type":
    case "position":
      return { kind: decision.kind, text: value };
    case "color":
      return { kind: "color", colors: value };
    case "divide": {
      const amounts = Object.entries(value as Readonly<Record<string, number>>).map(([reference, amount]) => ({
        ref: referToTarget(board, things, reference),
        amount,
      }));
      return {
        kind: "divide",
        amounts: decision.among.map((ref) => amounts.find((entry) => sameTarget(entry.ref, ref))?.amount ?? 0),
      };
    }
    case "replace":
      return { kind: "replace", index: replacementAt(position, decision, value) };
    case "attackers": {
      const chosen = targets(value);
      return {
        kind: "attackers",
        attacks: decision.options.flatMap(({ attacker, defenders }) =>
          defenders[0] !== undefined && chosen.some((ref) => "object" in ref && ref.object === attacker)
            ? [{ attacker, defender: defenders[0] }]
            : [],
        ),
      };
    }
    case "blockers": {
      const chosen = targets(value);
      return {
        kind: "blockers",
        blocks: decision.options.flatMap(({ blocker, attackers }) =>
          attackers[0] !== undefined && chosen.some((ref) => "object" in ref && ref.object === blocker)
            ? [{ blocker, attacker: attackers[0] }]
            : [],
        ),
      };
    }
    default:
      throw new Stop("bad-answer", decision.kind, value);
  }
}

const sameTarget = (a: TargetRef, b: TargetRef): boolean =>
  "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;

function orderOf(position: Position, decision: DecisionOf<"order">, references: readonly string[]): readonly number[] {
  const order: number[] = [];
  for (const reference of references) {
    const at = decision.items.findIndex((item, index) => !order.includes(index) && isItem(position, item, reference));
    if (at < 0) throw new Stop("bad-answer", optionsOf(position, decision), reference);
    order.push(at);
  }
  if (order.length !== decision.items.length) throw new Stop("bad-answer", optionsOf(position, decision), references);
  return order;
}

/** Whether a reference means an item to be ordered; of a melded permanent's cards, each by a name or label of its own. */
function isItem(position: Position, item: OrderItem, reference: string): boolean {
  const board = boardOf(position);
  const { things } = position;
  const object = lastObjectAt(board, item.object);
  const several = object?.kind === "card" && object.components.length > 1 && /^\d+$/.test(item.key ?? "");
  const component = several ? object.components[Number(item.key)] : undefined;
  if (component === undefined) {
    const { thing } = refer(board, things, reference);
    return thing.ids.includes(item.object) || things.ofObject.get(item.object)?.includes(thing.key) === true;
  }
  const key = component.what.kind === "card" ? `card:${component.what.card}` : undefined;
  if (key !== undefined && things.labels.get(reference) === key) return true;
  const definition = board.definitions[component.what.definition];
  return (
    definition !== undefined &&
    (definition.name === reference || definition.faces.some(({ name }) => name === reference))
  );
}

function replacementAt(position: Position, decision: DecisionOf<"replace">, reference: string): number {
  const byCode = decision.options.findIndex(({ code }) => code === reference);
  if (byCode >= 0) return byCode;
  const found = lookUp(boardOf(position), position.things, reference);
  const at = decision.options.findIndex(
    ({ source }) => source !== undefined && found?.thing.ids.includes(source) === true,
  );
  if (at < 0) throw new Stop("bad-answer", optionsOf(position, decision), reference);
  return at;
}

/** The answer that a decision gets where none is written: “yes”, the order offered, no attack, no block, the only option. */
function defaultFor(decision: Decision): Answer | undefined {
  switch (decision.kind) {
    case "may":
    case "pay":
      return { kind: decision.kind, yes: true };
    case "order":
      return { kind: "order", order: decision.items.map((_, at) => at) };
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    case "pick":
    case "target":
      return onlyLegal(decision);
    case "face":
      return decision.options.length === 1 && decision.options[0] !== undefined
        ? { kind: "face", face: decision.options[0] }
        : undefined;
    case "number":
      return decision.min === decision.max ? { kind: "number", number: decision.min } : undefined;
    default:
      return undefined;
  }
}

/** The only legal choice among few options, where there is just one. */
function onlyLegal(decision: Extract<Decision, { kind: "pick" | "target" }>): Answer | undefined {
  const { from, kind } = decision;
  if (from.length > 10) return undefined;
  let only: Answer | undefined;
  for (let bits = 0; bits < 2 ** from.length; bits++) {
    const answer: Answer = { kind, chosen: from.filter((_, at) => ((bits >> at) & 1) === 1) };
    if (!isLegalAnswer(decision, answer)) continue;
    if (only !== undefined) return undefined;
    only = answer;
  }
  return only;
}

/** Whether an answer taken without asking is the one that was written; a stop where what is written fits more than one thing. */
function isWritten(
  position: Position,
  decision: Decision,
  answer: Answer,
  written: AnswerSpec[AnswerKind],
): boolean | Stop {
  try {
    if (answer.kind === "pick" || answer.kind === "target")
      return namesAll(position, answer.chosen, written as readonly string[]); // the value of these kinds
    // A declaration of nothing isn't written: what a pick names is asked for by something else.
    if (answer.kind === "attackers" || answer.kind === "blockers") {
      const declared = declaredIn(answer).map((object) => ({ object }));
      return declared.length > 0 && namesAll(position, declared, written as readonly string[]); // the value of these kinds
    }
    // Where all do the same, naming any of them is as good.
    if (decision.kind === "replace" && decision.alike === true)
      return typeof replacementAt(position, decision, String(written)) === "number";
    return JSON.stringify(answerFrom(position, decision, written as never)) === JSON.stringify(answer); // the value of that kind
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return error.code === "ambiguous" ? error : false;
  }
}

/** The creatures that a declaration names. */
const declaredIn = (answer: Extract<Answer, { kind: "attackers" | "blockers" }>): readonly ObjectId[] =>
  answer.kind === "attackers"
    ? answer.attacks.map(({ attacker }) => attacker)
    : answer.blocks.map(({ blocker }) => blocker);

/** Whether references name just these, which may have become other objects since. */
function namesAll(position: Position, chosen: readonly TargetRef[], references: readonly string[]): boolean {
  const board = boardOf(position);
  return (
    chosen.length === references.length &&
    chosen.every((ref) =>
      references.some((reference) =>
        "player" in ref
          ? ref.player === reference
          : lookUp(board, position.things, reference)?.thing.ids.includes(ref.object) === true,
      ),
    )
  );
}

/** The kind of answer that answers a decision. */
function answerKindOf(decision: Decision): AnswerKind | undefined {
  return ANSWER_OF[decision.kind];
}

/** The supply after decisions that left no choice: a written answer that names the only option is used up. */
export function afterTaken(
  position: Position,
  supply: Supply,
  taken: readonly { readonly decision: Decision; readonly answer: Answer }[],
  announcing: boolean,
): Supply {
  let left = supply;
  for (const { decision, answer } of taken) {
    if (announcing && decision.kind === "target" && answer.kind === "target" && left.targets !== undefined) {
      const given = left.targets.slice(0, answer.chosen.length).map((target) => refOf(position, target));
      if (
        given.length === answer.chosen.length &&
        given.every((ref) => answer.chosen.some((chosen) => sameTarget(ref, chosen)))
      )
        left = { ...left, targets: left.targets.slice(answer.chosen.length) };
      continue;
    }
    if (announcing && decision.kind === "number" && answer.kind === "number" && left.x === answer.number)
      left = without(left, "x");
    if (
      announcing &&
      decision.kind === "mode" &&
      answer.kind === "mode" &&
      left.modes?.length === answer.modes.length &&
      left.modes.every((mode) => answer.modes.includes(mode - 1))
    )
      left = without(left, "modes");
    const kind = answerKindOf(decision);
    const next = kind === undefined ? undefined : nextAnswer(left, kind);
    if (next === undefined) continue;
    const fits = isWritten(position, decision, answer, next.value);
    if (fits !== false) left = fits === true ? using(left, next.at) : unclear(left, next.at, fits);
  }
  return left;
}

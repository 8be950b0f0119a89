import type { Amount, Effect } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { either, sentence, silent } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, figure, forEach, isClause, takeWhere, things } from "./amount.ts";
import { bodyText } from "./body.ts";
import { does, order, statement } from "./do.ts";
import { steps } from "./effect.ts";
import { noun } from "./filter.ts";
import { production, spending } from "./mana.ts";
import { counted, many, one } from "./noun.ts";
import { agree, clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { numberWord } from "./words.ts";

/** Instructions to players, and keyword actions. */
export function playerEffect(scope: Scope, of: EffectOf<"player">): string {
  switch (of.kind) {
    case "discard-these":
      return `${player(scope, of.who).subject} discards ${selector(scope, of.what).object}`;
    case "draw":
    case "mill":
      return order(scope, of.who, `${of.kind} ${things(scope, of.count, "card", "a card")}`);
    case "discard":
      return discard(scope, of);
    case "life":
      if (of.change === "set")
        return `${player(scope, of.who).possessive} life total becomes ${amount(scope, of.amount)}`;
      if (of.change === "gain" && typeof of.amount === "object" && of.amount.kind === "life" && of.who.kind === "you")
        return either(statement(scope, of.who, `gain ${figure(scope, of.amount, "life")}`), "double your life total");
      if (of.who.kind === "target" && typeof of.amount === "object" && !scope.bare) {
        // The amount may speak of that player, who is named first.
        const who = player(scope, of.who);
        const verb = `${of.change} ${figure(scope, of.amount, "life")}`;
        return either(clause(who, verb), agree(who, verb));
      }
      return statement(scope, of.who, `${of.change} ${figure(scope, of.amount, "life")}`);
    case "exchange-life":
      return statement(scope, of.who, `exchange life totals with ${player(scope, of.with).object}`);
    case "add-mana": {
      const keeps =
        of.keeps !== undefined
          ? `. ${sentence(`until end of ${of.keeps === true ? "turn" : "combat"}, you don't lose this mana as steps and phases end`)}`
          : "";
      const only = of.only === undefined ? "" : `. ${spending(scope, of.only)}`;
      const spent =
        of.whenSpent === undefined
          ? ""
          : `. When that mana is spent to cast ${one(noun(scope, of.whenSpent.filter))}, ${bodyText(scope, of.whenSpent.body, "clause")}`;
      const made = production(scope, of.mana);
      const whole =
        of.mana.kind === "of" && of.mana.each === true ? [made.slice(made.indexOf("for each color"), -1)] : [];
      return `${either(order(scope, of.who, `add ${made}`), ...whole)}${takeWhere(scope)}${keeps}${only}${spent}`;
    }
    case "lose-game":
      return statement(scope, of.who, "lose the game");
    case "win-game":
      return statement(scope, of.who, "win the game");
    case "set-day-night":
      return `it becomes ${of.to}`;
    case "skip": {
      const name = stepName(of.step);
      const next =
        of.count === undefined || of.count === 1
          ? `next ${name}`
          : `next ${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} ${name}s`;
      return of.who.kind === "you"
        ? order(scope, of.who, `skip your ${next}`)
        : clause(player(scope, of.who), `skip ${either("their", "that player's")} ${next}`);
    }
    case "control-player":
      return statement(
        scope,
        of.who,
        `${either("control", "gain control of")} ${player(scope, of.whom).object} during ${either("that player's", "their")} next turn`,
      );
    case "extra":
      if (of.after === "their-next") return `after that turn, ${clause(player(scope, of.who), "take an extra turn")}`;
      return of.what === "turn"
        ? order(scope, of.who, either("take an extra turn after this one"))
        : extraPhase(of.what);
    case "end-turn":
      return "end the turn";
    case "roll-die": {
      const bands = (of.bands ?? [])
        .map(
          ({ from, to, steps: doing }) =>
            `\n${from === to ? from : `${from}—${to}`} | ${sentence(steps(scope, doing))}.`,
        )
        .join("");
      return `${order(scope, of.who, `roll a d${of.sides}`)}${bands === "" ? "" : `.${bands}`}`;
    }
    case "flip-coin": {
      const won = of.won.length === 0 ? "" : `. If you win the flip, ${steps(scope, of.won)}`;
      const lost =
        of.lost === undefined || of.lost.length === 0 ? "" : `. If you lose the flip, ${steps(scope, of.lost)}`;
      return `${order(scope, of.who, "flip a coin")}${either(won + lost, lost + won)}`;
    }
    case "become-monarch":
      return statement(scope, of.who, "become the monarch");
    case "take-initiative":
      return statement(scope, of.who, "take the initiative");
    case "venture":
      return order(scope, of.who, `venture into ${of.into ?? "the dungeon"}`);
    case "tempted-by-ring":
      return of.who.kind === "you" ? "the Ring tempts you" : `the Ring tempts ${player(scope, of.who).object}`;
    case "scry":
    case "surveil":
    case "fateseal":
      return order(
        scope,
        of.who,
        `${of.kind} ${isClause(of.count) ? whereX(scope, of.count) : amount(scope, of.count)}`,
      );
    case "player-counters": {
      const number =
        of.count === 1
          ? `a ${of.counter} counter`
          : `${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} ${of.counter} counters`;
      const energy =
        of.counter !== "energy"
          ? number
          : typeof of.count === "number"
            ? either("{E}".repeat(of.count), `${numberWord(of.count)} {E}`)
            : isClause(of.count)
              ? `an amount of {E} equal to ${amount(scope, of.count)}`
              : `${amount(scope, of.count)} {E}`;
      return statement(scope, of.who, `get ${either(energy, number)}`);
    }
    case "action":
      return action(scope, of);
  }
}

function extraPhase(what: Exclude<Extract<Effect, { kind: "extra" }>["what"], "turn">): string {
  const after = `after this ${what === "combat" ? either("phase", "main phase", "combat phase") : "phase"}`;
  const more = `there is an additional ${what === "upkeep" ? "upkeep step" : `${what} phase`}`;
  return either(`${after}, ${more}`, `${more} ${after}`);
}

function whereX(scope: Scope, of: Amount): string {
  scope.where = `, where X is ${amount(scope, of)}`;
  return "X";
}

function discard(scope: Scope, of: Extract<Effect, { kind: "discard" }>): string {
  const random = of.random === true ? " at random" : "";
  if (of.count === "hand")
    return order(
      scope,
      of.who,
      of.who.kind === "you" ? either("discard your hand", "discard all the cards in your hand") : "discard their hand",
    );
  if (of.count === "any")
    return order(
      scope,
      of.who,
      `discard any number of ${of.filter === undefined ? "cards" : many(noun(scope, of.filter))}`,
    );
  if (of.filter === undefined)
    return order(scope, of.who, `discard ${things(scope, of.count, "card", "a card")}${random}`);
  const words = noun(scope, of.filter);
  return order(
    scope,
    of.who,
    `discard ${typeof of.count === "number" ? counted(words, of.count) : `${amount(scope, of.count)} ${many(words)}`}${random}`,
  );
}

function action(scope: Scope, of: Extract<Effect, { kind: "action" }>): string {
  const count =
    of.count === undefined ? "" : ` ${isClause(of.count) ? whereX(scope, of.count) : amount(scope, of.count)}`;
  const named = of.action.replace(/-/g, " ");
  switch (of.action) {
    case "chaos":
      return "chaos ensues";
    case "firebend":
      return order(scope, of.who, "firebend");
    case "prepare":
      return does(scope, selector(scope, of.what ?? { kind: "self" }), "become prepared");
    case "explore":
    case "connive":
    case "endure":
      return does(
        scope,
        selector(scope, of.what ?? { kind: "self" }),
        `${of.action}${of.count === 1 ? silent(" 1") : count}`,
      );
    case "solve":
      return does(scope, selector(scope, of.what ?? { kind: "self" }), "become solved");
    case "gain-level":
      return `${selector(scope, of.what ?? { kind: "self" }).possessive} level becomes ${amount(scope, of.count ?? 1)}`;
    case "renown":
    case "saddle":
      return does(
        scope,
        selector(scope, of.what ?? { kind: "self" }),
        of.action === "renown" ? "become renowned" : "become saddled",
      );
    case "pair":
    case "exert":
    case "goad":
    case "detain":
    case "suspect":
    case "airbend":
      return order(scope, of.who, `${of.action} ${selector(scope, of.what ?? { kind: "self" }).object}${count}`);
    case "earthbend":
      if (of.what !== undefined) selector(scope, of.what);
      return order(scope, of.who, `earthbend${count}`);
    case "investigate":
    case "proliferate":
    case "populate":
      return order(
        scope,
        of.who,
        `${of.action}${of.count === undefined || of.count === 1 ? "" : typeof of.count === "number" ? ` ${of.count === 2 ? "twice" : `${numberWord(of.count)} times`}` : either(` ${amount(scope, of.count)} times`, ` ${forEach(scope, of.count) ?? ""}`)}`,
      );
    case "amass":
      return order(
        scope,
        of.who,
        `amass ${of.subtype === undefined ? "" : `${of.subtype}s`}${count}`.replace("  ", " "),
      );
    case "plot":
      return of.what === undefined
        ? order(scope, of.who, "plot a card")
        : clause(selector(scope, of.what), "become plotted");
    case "foretell":
      if (of.what !== undefined) {
        const [price] = of.cost ?? [];
        const cost =
          price?.kind === "own-mana-cost"
            ? `. Its foretell cost is its mana cost${price.reduced === undefined ? "" : ` reduced by {${price.reduced}}`}`
            : "";
        return `${clause(selector(scope, of.what), "become foretold")}${cost}`;
      }
      return order(scope, of.who, `foretell ${of.what === undefined ? "a card" : selector(scope, of.what).object}`);
    case "blight":
    case "bolster":
    case "incubate":
    case "discover":
    case "adapt":
    case "monstrosity":
    case "support":
    case "fabricate":
    case "collect-evidence":
    case "waterbend":
    case "clash":
    case "cascade":
    case "vote":
    case "learn":
    case "time-travel":
      return order(scope, of.who, `${named}${count}`);
  }
}

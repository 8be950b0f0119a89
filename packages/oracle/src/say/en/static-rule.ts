import type { Filter, StaticRule, Zone } from "@obverse/core";
import { either, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { condition } from "./condition.ts";
import { cost, costAction } from "./cost.ts";
import { noun } from "./filter.ts";
import { bare, form, many, type Noun, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { costChange, grantOutside, mayCast } from "./permission.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { restriction } from "./restriction.ts";
import { selector } from "./selector.ts";
import { asSpell, spells } from "./spell-noun.ts";
import { stepName } from "./step.ts";
import { list, numberWord } from "./words.ts";

/** A rule that something changes, as a sentence without its full stop. */
export function staticRule(scope: Scope, of: StaticRule): string {
  switch (of.kind) {
    case "keyword-limit":
      return `${many(noun(scope, of.what))} can ${of.keyword} ${of.times === 2 ? "twice" : `${numberWord(of.times)} times`} during each of your turns rather than once`;
    case "restrict": {
      const what = selector(scope, of.what);
      if (of.restriction.kind === "cannot-activate")
        return either(
          `activated abilities of ${what.object} can't be activated`,
          `${what.possessive} activated abilities can't be activated`,
        ).concat(of.restriction.except === undefined ? "" : ` unless they're ${of.restriction.except} abilities`);
      if (of.restriction.kind === "assigns-damage-as-though-unblocked" && of.restriction.optional === true)
        return either(
          `you may have ${what.object} ${restriction(scope, of.restriction)}`,
          `for ${what.object}, you may have that creature ${restriction(scope, of.restriction)}`,
        );
      return clause(what, restriction(scope, of.restriction));
    }
    case "cannot-cast": {
      const words = spells(scope, of.what);
      const from = zonesWords(of.from);
      const only =
        of.condition === undefined
          ? ""
          : either(
              ` ${duringTurn(scope, of.condition)}`,
              ` if ${condition(scope, of.condition)}`,
              ` as long as ${condition(scope, of.condition)}`,
            );
      const who = player(scope, of.who);
      if (of.perTurn !== undefined)
        return `${either(who.subject, "each player")} can't cast more than ${numberWord(of.perTurn)} ${bare(asSpell(scope, of.what))} each turn${only}`;
      const active = `${either(who.subject, "players", "your opponents")} can't cast ${words}${from}${only}`;
      const passive = `${words}${from} can't be cast${only}`;
      return of.who.kind === "each"
        ? either(...(of.from === undefined ? [passive, active] : [active, passive]))
        : either(active, passive);
    }
    case "cannot-play-lands":
      return of.who.kind === "each"
        ? either(
            `${of.what === undefined ? "lands" : many(noun(scope, of.what))} can't be played`,
            `${player(scope, of.who).subject} can't play ${of.what === undefined ? "lands" : many(noun(scope, of.what))}${zonesWords(of.from)}`,
          )
        : either(
            `${player(scope, of.who).subject} can't play ${of.what === undefined ? "lands" : many(noun(scope, of.what))}${of.from?.includes("hand") === true ? either(zonesWords(of.from), "") : zonesWords(of.from)}`,
            `${of.what === undefined ? "lands" : many(noun(scope, of.what))} can't be played`,
          );
    case "cannot-activate": {
      const words = many(noun(scope, of.of));
      const except = of.except === undefined ? "" : " unless they're mana abilities";
      const abilities = of.only === "loyalty" ? "loyalty abilities" : "activated abilities";
      return either(
        `${abilities} of ${words} can't be activated${except}`,
        `${of.who === undefined ? "players" : either(player(scope, of.who).subject)} can't ${activating(scope, of)}`,
      );
    }
    case "cannot-enter":
      return `${many(noun(scope, of.what))}${zonesWords(of.from, "in")} can't enter${either("", " the battlefield")}`;
    case "player-has":
      return clause(
        player(scope, of.who),
        of.keyword === "protection" ? `${either("have", "gain")} protection from everything` : `have ${of.keyword}`,
      );
    case "fixed-life":
      return `${player(scope, of.who).possessive} life total can't change`;
    case "cannot-gain-life":
      return `${player(scope, of.who).subject} can't gain life`;
    case "cannot-get-counters":
      return `${player(scope, of.who).subject} can't get ${of.counter === undefined ? "" : `${of.counter} `}counters`;
    case "cannot-win-game":
      return `${player(scope, of.who).subject} can't win the game`;
    case "cannot-lose-game":
      return `${player(scope, of.who).subject} can't lose the game`;
    case "cannot-search":
      return `${player(scope, of.who).subject} can't search libraries`;
    case "cannot-draw":
      return `${player(scope, of.who).subject} can't draw ${of.perTurn === undefined ? "cards" : `more than ${numberWord(of.perTurn)} card each turn`}`;
    case "may-cast":
      return mayCast(scope, of);
    case "cast-as-though-flash":
      return `${player(scope, of.who).subject} may cast ${spells(scope, of.what)} as though ${either("they", "it")} had flash`;
    case "may-take-special-action":
      return of.anyTurn === true
        ? either(
            `${of.keyword === "plot" ? "plotting" : "foretelling"} cards from your hand can be done on any player's turn`,
            "can be done on any player's turn",
          )
        : `${player(scope, of.who).subject} may ${of.keyword} ${many(noun(scope, of.what))} from the top of your library`;
    case "play-additional-lands":
      return `${player(scope, of.who).subject} may play ${of.count === 1 ? "an additional land" : of.count === "any" ? "any number of lands" : `${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} additional lands`} ${either("on each of your turns", "this turn", "on each of their turns")}`;
    case "spend-as-any-color":
      return either(
        `${either(player(scope, of.who).subject, "players", "you")} may spend mana as though it were mana of any ${of.type === true ? "type" : "color"}${of.what === undefined ? "" : ` to cast ${spells(scope, of.what)}`}`,
        ...(of.type === true && of.what !== undefined && of.who.kind === "you"
          ? [`you can spend mana of any type to cast ${spells(scope, of.what)}`]
          : []),
      );
    case "cost-change":
      return costChange(scope, of);
    case "no-maximum-hand-size":
      return clause(player(scope, of.who), "have no maximum hand size");
    case "may-stay-tapped":
      return `you may choose not to untap ${of.what.kind === "is" ? selector(scope, of.what.what).object : many(noun(scope, of.what))} during your untap step`;
    case "maximum-hand-size":
      return of.change === true
        ? `${player(scope, of.who).possessive} maximum hand size is ${either("increased", "reduced")} by ${amount(scope, of.size)}`
        : `${player(scope, of.who).possessive} maximum hand size is ${amount(scope, of.size)}`;
    case "skip-step":
      return of.who.kind === "you"
        ? either(`skip your ${stepName(of.step)}`, `skip your ${stepName(of.step)}s`)
        : clause(player(scope, of.who), `skip ${either("their", "that player's")} ${stepName(of.step)}`);
    case "look-at":
      return `${player(scope, of.who).subject} may look at ${of.what === "library-top" ? "the top card of your library" : of.what === "exiled" ? either(...exiledCards(scope, of.filter)) : either(many(noun(scope, of.filter ?? { kind: "status", status: "face-down" })))}${usual(" any time")}`;
    case "play-revealed":
      return of.what === "library-top"
        ? either(
            "play with the top card of your library revealed",
            "players play with the top card of their libraries revealed",
            clause(player(scope, of.who), "play with the top card of their library revealed"),
          )
        : clause(player(scope, of.who), `play with ${either("their hands", "their hand", "your hand")} revealed`);
    case "no-trigger": {
      const words = many(noun(scope, of.subject));
      return `${words} ${of.cause === "enters" ? either("entering", "entering the battlefield") : "dying"} don't cause abilities${of.of === undefined ? "" : ` of ${many(noun(scope, of.of))}`} to trigger`;
    }
    case "trigger-again": {
      const times = either(
        of.times === undefined || of.times === 1 ? "an additional time" : `${numberWord(of.times)} additional times`,
      );
      const source = one(noun(scope, of.source));
      if (of.cause === undefined)
        return `if ${either("an ability", "a triggered ability")} of ${source} triggers, ${either("that ability", "it")} triggers ${times}`;
      if (of.cause === "turned-face-up")
        return `if turning ${of.subject === undefined ? "a face-down permanent" : `a ${either("face-down ", "")}${bare(noun(scope, of.subject))}`} face up causes a triggered ability of ${source} to trigger, that ability triggers ${times}`;
      const cause = { enters: "entering", dies: "dying", attacks: "attacking" }[of.cause];
      return `if ${of.subject === undefined ? "a permanent" : one(noun(scope, of.subject))} ${cause} causes a triggered ability of ${source} to trigger, that ability triggers ${times}`;
    }
    case "loyalty-twice":
      return either(
        `once during each of your turns, you may activate an additional loyalty ability of ${selector(scope, of.what).object}`,
        `you may activate the loyalty abilities of ${selector(scope, of.what).object} twice each turn rather than only once`,
      );
    case "loyalty-any-time":
      return `${player(scope, of.who).subject} may activate ${either("", "the ")}loyalty abilities of ${of.what.kind === "is" ? selector(scope, of.what.what).object : many(noun(scope, of.what))} on any player's turn any time ${player(scope, of.who).subject} could cast an instant`;
    case "damage-not-prevented":
      return either("damage can't be prevented", "damage can't be prevented this turn");
    case "mana-doubling":
      return `if ${player(scope, of.who).subject} tap a permanent for mana, it produces ${of.factor === 2 ? "twice" : "three times"} as much of that mana instead`;
    case "all-colorless":
    case "all-chosen-color":
      return clause(
        {
          subject: either(
            `all ${many(noun(scope, of.what))}`,
            many(noun(scope, of.what)),
            "all cards that aren't on the battlefield, spells, and permanents",
          ),
          object: "",
          possessive: "",
          plural: true,
        },
        of.kind === "all-colorless" ? "be colorless" : "be the chosen color in addition to their other colors",
      );
    case "same-outside-battlefield": {
      const card = many(noun(scope, { kind: "all", of: [of.what, { kind: "card" }] }));
      return `the same is true for ${many(asSpell(scope, of.what))} you control and ${card} you own that aren't on the battlefield`;
    }
    case "grant-outside":
      return grantOutside(scope, of);
    case "additional-cost": {
      const price = costAction(scope, of.cost);
      const self = of.what.kind === "is";
      const what = self ? "this spell" : many(of.of === "cast" ? asSpell(scope, of.what) : noun(scope, of.what));
      if (of.flash === true)
        return `you may cast ${what} as though it had flash if you ${either(`${price} more`, `${price} as an additional cost`)} to cast it`;
      return self
        ? `as an additional cost to ${of.of === "cast" ? "cast" : "activate"} ${what}, ${of.optional === true ? "you may " : ""}${price}`
        : `${what} cost an additional ${either(cost(scope, of.cost), price)} to ${of.of}`;
    }
    case "alternative-cost": {
      const who = of.who === undefined ? "you" : player(scope, of.who).subject;
      const self = of.what.kind === "is";
      const what = self ? "this spell" : many(asSpell(scope, of.what));
      const flash = of.flash === true ? " as though it had flash" : "";
      if (of.cost === "free" && (scope.lasting === "next" || scope.lasting === "next-this-turn")) {
        const turn = scope.lasting === "next" ? "" : " this turn";
        const spell = asSpell(scope, of.what);
        const placed: Noun = { ...spell, after: [form(`${who} cast${turn}`), ...spell.after] };
        return `the next ${bare(placed)} can be cast without paying its mana cost${flash}`;
      }
      if (of.cost === "free")
        return `${who} may cast ${what} without paying ${self ? "its mana cost" : "their mana costs"}${flash}`;
      if (of.perTurn !== undefined)
        return `once each turn, ${who} may ${costAction(scope, of.cost)} rather than pay the mana cost for ${one(asSpell(scope, of.what))} you cast`;
      if (!self && of.flash === true)
        return `${who} may cast ${what} by ${costAction(scope, of.cost).replace(/pay /, "paying ")} rather than paying their mana costs. If ${who} cast a spell this way, ${who} may cast it as though it had flash`;
      return `${who} may ${costAction(scope, of.cost)} rather than pay ${self ? "this spell's mana cost" : `the mana cost for ${what} you cast`}${flash}`;
    }
    case "opening-hand":
      return either(
        "you may begin the game with it on the battlefield",
        "if this card is in your opening hand, you may begin the game with it on the battlefield",
      );
    case "may-be-commander":
      return `${selfReference(scope).subject} can be your commander`;
    case "copies-in-deck":
      return `a deck can have ${of.most === "any" ? "any number of" : `up to ${numberWord(of.most)}`} ${many(noun(scope, of.what))}`;
  }
}

/** “Activate abilities of creatures”, of what players can't do. */
export function activating(scope: Scope, of: Extract<StaticRule, { kind: "cannot-activate" }>): string {
  const words = many(noun(scope, of.of));
  const abilities =
    of.only === "loyalty"
      ? either("planeswalkers' loyalty abilities", `loyalty abilities of ${words}`)
      : `${either("", "activated ")}abilities of ${words}`;
  return `activate ${abilities}${of.except === undefined ? "" : " unless they're mana abilities"}`;
}

function duringTurn(scope: Scope, of: Parameters<typeof condition>[1]): string {
  if (of.kind === "step" && of.step === "combat") return "during combat";
  return of.kind === "whose-turn" ? `during ${player(scope, of.player).possessive} turn` : `if ${condition(scope, of)}`;
}

function zonesWords(zones: readonly Zone[] | undefined, way: "from" | "in" = "from"): string {
  if (zones === undefined) return "";
  const plurals: Readonly<Record<string, string>> = {
    graveyard: "graveyards",
    library: "libraries",
    hand: "hands",
    exile: "exile",
    stack: "the stack",
    command: "the command zone",
    battlefield: "the battlefield",
  };
  return either(
    ` ${way} ${list(
      zones.map((zone) => plurals[zone] ?? zone),
      way === "in" ? "and" : "or",
    )}`,
    ` ${way} ${list(
      zones.map((zone) => (zone === "exile" ? "exile" : `your ${zone}`)),
      "or",
    )}`,
    way === "from"
      ? " from anywhere other than their hands"
      : ` ${way} ${list(
          zones.map((zone) => plurals[zone] ?? zone),
          "or",
        )}`,
  );
}

/** “(The) cards exiled with ~”. */
function exiledCards(scope: Scope, filter: Filter | undefined): readonly string[] {
  const by = filter?.kind === "exiled-with" ? selector(scope, filter.what).object : "this permanent";
  if (filter?.kind === "exiled-with" && filter.by !== undefined) return [`cards they exiled with ${by}`];
  return [`cards exiled with ${by}`, `the cards exiled with ${by}`];
}

import type { Effect, Filter, PlayerRef, Selector, Zone } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { either, sentence, silent } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { arrival, counterWords } from "./arrival.ts";
import { comparison } from "./compare.ts";
import { cost } from "./cost.ts";
import { order, takeBare } from "./do.ts";
import { duration } from "./duration.ts";
import { noun, nounIn } from "./filter.ts";
import { numberName } from "./filter-parts.ts";
import { modifications } from "./modification.ts";
import { bare, many, one } from "./noun.ts";
import { agree, clause, type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";
import { predicate } from "./predicate.ts";
import { selfReference } from "./reference.ts";
import { castFrom, selector } from "./selector.ts";
import { asSpell } from "./spell-noun.ts";
import { targetSlot } from "./target-slot.ts";
import { list, numberWord, ordinal } from "./words.ts";

/** Instructions that move objects between zones, or look into zones. */
export function zoneEffect(scope: Scope, of: EffectOf<"zone">): string {
  switch (of.kind) {
    case "meld": {
      const how = of.arrival === undefined ? "" : `. ${sentence("it enters")}${arrival(scope, of.arrival)}`;
      for (const what of of.what) selector(scope, what);
      const into = scope.options.nameOf?.(of.into) ?? of.into;
      return `${either(`meld them into ${into}`, `exile them, then meld them into ${into}`)}${how}`;
    }
    case "manifest":
    case "cloak":
      return order(
        scope,
        of.who,
        `${of.kind} ${either(selector(scope, of.what).object, "them", "those cards")}${of.arrival === undefined ? "" : either(arrival(scope, of.arrival), `. ${sentence(either("it enters", "they enter"))}${arrival(scope, of.arrival)}`)}`,
      );
    case "manifest-dread":
      return order(scope, of.who, "manifest dread");
    case "destroy":
      return `${order(scope, undefined, `destroy ${selector(scope, of.what).object}`)}${of.noRegeneration === true ? `. ${sentence(either("it", "they"))} can't be regenerated` : ""}`;
    case "sacrifice":
      return order(scope, of.who, `sacrifice ${selector(scope, of.what).object}`);
    case "exile":
      return exile(scope, of);
    case "move":
      return move(scope, of);
    case "shuffle":
      // “Its controller may search their library …, then shuffle”: who shuffles goes without saying.
      return either(
        order(scope, of.who, either("shuffle", "shuffle your library", "shuffle their library")),
        "shuffle",
      );
    case "counter": {
      const what = selector(scope, of.what).object;
      if (of.to === undefined) return order(scope, undefined, `counter ${what}`);
      const how =
        of.to.counters === undefined
          ? ""
          : ` with ${list(
              of.to.counters.map(({ counter, count }) => counterWords(scope, counter, count)),
              "and",
            )} on it`;
      if (of.to.filter !== undefined)
        return `${order(scope, undefined, `counter ${what}`)}. If ${one(asSpell(scope, of.to.filter))} is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard`;
      return `${order(scope, undefined, `counter ${what}`)}. If ${either("that", "the")} spell is countered this way, ${
        of.to.zone === "exile"
          ? `exile it${how} instead of putting it into its owner's graveyard`
          : `put it ${of.to.zone === "library" ? "on top of" : "into"} its owner's ${of.to.zone} instead of into that player's graveyard`
      }`;
    }
    case "cast":
      return cast(scope, of);
    case "permit":
      return permit(scope, of);
    case "reveal":
      return doneBy(scope, of.what, (inner) => `reveal ${selector(inner, of.what).object}`);
    case "look-at": {
      const further = scope.further === true && !scope.bare;
      const seen = selector(scope, of.what).object;
      const words = order(scope, of.who, `look at ${seen}`);
      return further ? either(words, seen) : words;
    }
    case "dig-until": {
      const whose = of.who.kind === "you" ? "your" : either("their", `${player(scope, of.who).possessive}`);
      const what =
        of.count === undefined || of.count === 1
          ? one(noun(scope, of.filter))
          : `${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)} ${many(noun(scope, of.filter))}`;
      nameThing(scope, `bound:${of.rest}`, { noun: "card", plural: true });
      nameThing(scope, `bound:${of.hit}`, {
        noun: "card",
        plural: of.count !== undefined && of.count !== 1,
        ...(typeof of.count === "number" ? { count: of.count } : {}),
      });
      const again = of.who.kind === "you" ? "you" : either("they", "that player");
      return order(scope, of.who, `${of.how} cards from the top of ${whose} library until ${again} ${of.how} ${what}`);
    }
    case "search":
      return search(scope, of);
  }
}

/** Whose cards these are, where the instruction may be said as done by that player: “that player exiles the top card of their library”. */
function whose(what: Selector): PlayerRef | undefined {
  if (what.kind === "choose" && what.chooser.kind !== "you") return what.chooser;
  if (what.kind === "except") return whose(what.of);
  return what.kind === "library" || (what.kind === "all" && what.zone !== undefined) || what.kind === "choose"
    ? what.of
    : undefined;
}

/** An instruction about cards of a player's: as an order, or as what that player does. */
function doneBy(scope: Scope, what: Selector, write: (scope: Scope) => string): string {
  const who = whose(what);
  const other = { ...scope, named: new Map(scope.named) };
  const plainly = order(scope, undefined, write(scope));
  if (who === undefined && scope.further === true && what.kind === "bound")
    return either(plainly, agree(phrase("", false), write(other)));
  if (who === undefined || who.kind === "you" || other.bare) return plainly;
  const subject = player(other, who);
  const words = write({ ...other, player: either("they", "that player") });
  return either(plainly, clause(subject, words), ...(scope.further === true ? [agree(subject, words)] : []));
}

function exile(scope: Scope, of: Extract<Effect, { kind: "exile" }>): string {
  return doneBy(scope, of.what, (inner) => exiling(inner, of));
}

/** “For each”, also at the start of a choice of ways. */
const FOR_EACH = / (\uE000?)for each /;

function exiling(scope: Scope, of: Extract<Effect, { kind: "exile" }>): string {
  const what = selector(scope, of.what).object;
  const down =
    of.pile === "face-down-shuffled"
      ? ` in a face-down pile, ${silent("and ")}shuffle that pile`
      : of.pile !== undefined
        ? ` in ${either(`a ${of.pile} pile`, `another ${of.pile} pile`)}`
        : of.faceDown === true
          ? " face down"
          : "";
  const look =
    of.lookers === undefined
      ? ""
      : either(
          " and look at it",
          " and look at them",
          `. ${clause(player(scope, of.lookers), `may look at ${either("it", "that card", "them", "those cards")}`)}${either("", " for as long as it remains exiled", " for as long as they remain exiled")}`,
        );
  const counters =
    of.counters === undefined
      ? ""
      : ` with ${list(
          of.counters.map(({ counter, count }) => counterWords(scope, counter, count)),
          "and",
        )} on ${either("it", "them")}`;
  const until = of.until === undefined ? "" : ` ${duration(scope, of.until)}`;
  const early =
    down === " face down" && FOR_EACH.test(what)
      ? [`exile ${what.replaceAll(new RegExp(FOR_EACH, "g"), " face down $1for each ")}${look}${counters}${until}`]
      : [];
  const said = either(`exile ${what}${down}${look}${counters}${until}`, ...early);
  return of.who === undefined ? said : order(scope, of.who, said);
}

function destination(of: Extract<Effect, { kind: "move" }>, plural: boolean): string {
  const zone: Zone = of.to;
  if (zone === "battlefield") return "the battlefield";
  if (zone === "command") return "the command zone";
  if (zone === "exile" || zone === "stack") return zone;
  const own =
    /^(bound|except|choose-from|library|where|union)$/.test(of.what.kind) ||
    (of.what.kind === "choose" && of.what.of?.kind === "you") ||
    (of.what.kind === "all" && of.what.of?.kind === "you");
  const others = ["its owner's", "their owner's", "his owner's", "her owner's", "that player's", "their"];
  const owners = own ? ["your", ...others, "that"] : [...others, "your", "that"];
  const single = owners.map((owner) => `${owner} ${zone}`);
  const many = [
    `their owners' ${zone === "library" ? "libraries" : `${zone}s`}`,
    `their owner's ${zone}`,
    `their owners' ${zone}`,
  ];
  return plural && !own ? either(...many, ...single) : either(...single, ...many);
}

/** The source in a zone where its ability works: “this card from your graveyard”. */
function inPlace(scope: Scope, zone: string): NounPhrase {
  return phrase(
    either(
      `this card from your ${zone}`,
      `${selfReference(scope).object} from your ${zone}`,
      "this card",
      `it from your ${zone}`,
    ),
    false,
  );
}

/** “Return from your graveyard to the battlefield any number of target creature cards”: from where comes first. */
function fromFirst(
  scope: Scope,
  of: Extract<Effect, { kind: "move" }>,
  to: string,
  arrives: string,
): readonly string[] {
  const slot = of.what.kind === "target" ? scope.targets[of.what.slot] : undefined;
  if (slot?.zone === undefined) return [];
  const { zone, of: whose, ...rest } = slot;
  const where = place(scope, zone, whose, "from", slot.max === 1 ? "one" : "many");
  return [`return ${where} to ${to}${arrives} ${targetSlot(scope, { ...rest, filter: inZone(rest.filter) }).object}`];
}

/** The same said of cards. */
const inZone = (filter: Filter): Filter =>
  JSON.stringify(filter).includes('"kind":"card"') ? filter : { kind: "all", of: [filter, { kind: "card" }] };

function move(scope: Scope, of: Extract<Effect, { kind: "move" }>): string {
  const what =
    of.what.kind === "self" && scope.place !== undefined ? inPlace(scope, scope.place) : selector(scope, of.what);
  const plural = what.plural;
  const to = destination(of, plural);
  const how = of.arrival;
  if (of.to === "library") {
    if (
      how?.position === "shuffled" &&
      of.what.kind === "all" &&
      of.what.of !== undefined &&
      typeof of.what.zone === "string" &&
      of.what.filter.kind === "all" &&
      of.what.filter.of.length === 0
    )
      return order(
        scope,
        of.what.of,
        `shuffle ${of.what.of.kind === "you" ? "your" : either("their", player(scope, of.what.of).possessive)} ${of.what.zone} into ${of.what.of.kind === "you" ? "your" : "their"} library`,
      );
    if (how?.position === "shuffled")
      return order(
        scope,
        undefined,
        either(`shuffle ${what.object} into ${to}`, `put ${what.object} into ${to}, then shuffle`),
      );
    // Several cards put into one place are arranged by their owner, said or not (401.4).
    const inOrder =
      how?.order === "random"
        ? " in a random order"
        : how?.order === "any"
          ? either(" in any order", "")
          : either("", " in any order");
    if (typeof how?.position === "object")
      return order(scope, undefined, `put ${what.object} into ${to} ${ordinal(how.position.fromTop + 1)} from the top`);
    const at = how?.position ?? "top";
    const ends = [
      `on ${either("the ", "")}${at}${inOrder}`,
      ...(at === "top" ? [`back${inOrder}`, `back on top${inOrder}`] : []),
    ];
    const shuffled =
      how?.order === "random" && at === "top"
        ? [`shuffle that pile and put it back on top of ${to}`, `shuffle that pile and put it on top of ${to}`]
        : [];
    return either(
      order(
        scope,
        undefined,
        `put ${what.object} on ${either("the ", "")}${how?.position ?? "top"} of ${to}${inOrder}`,
      ),
      `${what.object} on ${either("the ", "")}${how?.position ?? "top"} of ${to}${inOrder}`,
      order(scope, undefined, `put ${what.object} ${either(...ends)}`),
      ...shuffled,
    );
  }
  const mods =
    how?.modifications === undefined || how.modifications.length === 0
      ? ""
      : either(
          `. ${sentence(either("it", "they"))} ${modifications(scope, how.modifications, "change", "creature")
            .map((verb) =>
              either(clause({ subject: "", object: "", possessive: "", plural: false }, verb).trim(), verb),
            )
            .join(" and ")}`,
        );
  const arrives = of.to === "battlefield" ? arrival(scope, how) : "";
  const ownWord = of.to === "battlefield" ? "onto" : "into";
  const put = `put ${what.object} ${ownWord} ${to}${arrives}`;
  const back = either(
    `return ${what.object} to ${to}${arrives}`,
    ...(of.to === "hand" || of.to === "battlefield" ? [`return to ${to}${arrives} ${what.object}`] : []),
    ...fromFirst(scope, of, to, arrives),
  );
  const prefersPut =
    what.object.includes("hand") ||
    of.what.kind === "choose-from" ||
    (of.what.kind === "union" && of.what.of[0]?.kind === "choose-from") ||
    (of.what.kind === "bound" && scope.did.get(of.what.name) === "search") ||
    of.to === "graveyard" ||
    (of.what.kind === "bound" && of.to === "hand") ||
    of.what.kind === "library" ||
    of.what.kind === "except";
  const said = prefersPut
    ? either(order(scope, undefined, put), order(scope, undefined, back), `${what.object} ${ownWord} ${to}`)
    : either(order(scope, undefined, back), order(scope, undefined, put), `${what.object} ${ownWord} ${to}`);
  // “Discards their hand and returns to their hand each card they exiled this way”.
  const theirs =
    scope.further === true && of.what.kind === "where" && of.what.filter.kind === "owner"
      ? [agree(phrase("", false), back)]
      : [];
  return either(said, ...theirs, ...ofTheseIf(scope, of)) + mods;
}

/** “Put one of those cards onto the battlefield if it has the same name as a permanent”: what can be chosen comes last. */
function ofTheseIf(scope: Scope, of: Extract<Effect, { kind: "move" }>): readonly string[] {
  if (of.what.kind !== "choose-from" || of.what.max !== 1 || of.what.filter?.kind !== "same") return [];
  const { filter, ...rest } = of.what;
  return [`${move(scope, { ...of, what: rest })} if ${predicate(scope, phrase("it", false), filter, "is")}`];
}

function cast(scope: Scope, of: Extract<Effect, { kind: "cast" }>): string {
  const what = castThing(scope, of.what);
  const may = of.optional === true ? "may " : "";
  const verb = of.lands === true ? "play" : "cast";
  const only = of.filter === undefined ? "" : either(`${one(asSpell(scope, of.filter))} from among `, "");
  const copy = of.copy === true ? "a copy of " : "";
  const free =
    of.free === true
      ? either(" without paying its mana cost", " without paying their mana costs")
      : of.cost === undefined
        ? ""
        : ` by paying ${cost(scope, of.cost).replace(/pay (?=an amount)/g, "")} rather than ${either("its mana cost", "paying its mana cost")}`;
  const exileIt =
    of.exileAfter === true
      ? either(
          ". If that spell would be put into a graveyard, exile it instead",
          ". If a spell cast this way would be put into a graveyard, exile it instead",
        )
      : "";
  const hidden = of.faceDown === undefined ? "" : " face down as a 2/2 creature spell";
  const first =
    of.faceDown?.turnsUpFirst === true
      ? ". If the creature that spell becomes as it resolves has not been turned face up and would assign or deal damage, be dealt damage, or become tapped, instead it's turned face up and assigns or deals damage, is dealt damage, or becomes tapped"
      : "";
  const demand =
    of.filter === undefined
      ? ""
      : either(` if it's ${one(asSpell(scope, of.filter))}`, ...ifThatSpell(scope, of.filter));
  const plain = (from: string, last: string): string =>
    `${may}${verb} ${from}${copy}${what}${of.transformed === true ? " transformed" : ""}${hidden}${free}${last}${exileIt}${first}`;
  const words = demand === "" ? plain(only, "") : either(plain(only, ""), plain("", demand));
  return of.optional === true
    ? of.who.kind === "you"
      ? either(`you ${words}`, words.replace(/^may /, ""))
      : clause(player(scope, of.who), words)
    : order(scope, of.who, words);
}

/** What is cast; of cards named before, without saying which: “a spell from among them”. */
function castThing(scope: Scope, of: Selector): string {
  const said = selector(scope, of).object;
  if (of.kind !== "choose-from" || of.from.kind !== "bound") return said;
  scope.named.set(castFrom(of.from.name), { noun: "card", plural: true });
  return of.max === 1 && of.filter === undefined
    ? either(said, "a spell from among them", "a spell from among those cards")
    : said;
}

/** “If that spell's mana value is 8 or less”. */
const ifThatSpell = (scope: Scope, of: Filter): readonly string[] => {
  const parts = of.kind === "all" ? of.of : [of];
  const rest = parts.filter((part) => part.kind !== "spell");
  const [only] = rest;
  return only?.kind === "number" && rest.length === 1
    ? [
        ` if that spell's ${numberName(only.of)} is ${comparison(scope, only.is, only.value, "figure")}`,
        ` if the spell's ${numberName(only.of)} is ${comparison(scope, only.is, only.value, "figure")}`,
      ]
    : [];
};

/** Cards exiled with something are in exile as a matter of course. */
const withoutSayingWhere = (of: Selector): Selector =>
  of.kind === "all" && of.zone === "exile" && of.filter.kind === "exiled-with"
    ? { kind: "all", filter: of.filter }
    : of;

/** “Spells from your graveyard”, “lands and cast spells from your graveyard”. */
function fromThere(
  scope: Scope,
  { filter, of }: Extract<Selector, { kind: "all" }>,
  zone: string,
  lands: true | undefined,
): readonly string[] {
  if (zone === "exile") return [];
  const from = `from ${of === undefined ? "any" : player(scope, of).possessive} ${zone}`;
  const spells = many(asSpell(scope, filter));
  return lands === true ? [`lands and cast ${spells} ${from}`, `lands and cast spells ${from}`] : [`${spells} ${from}`];
}

function permit(scope: Scope, of: Extract<Effect, { kind: "permit" }>): string {
  const what = selector(scope, withoutSayingWhere(of.what)).object;
  const lasts = duration(scope, of.duration);
  if (of.eachType === true)
    return `${lasts}, for each nonland card type, ${clause(player(scope, of.who), "may")} cast a spell of that type from among ${what} without paying its mana cost`;
  const verb = of.lands === true ? "play" : "cast";
  const filter =
    of.filter === undefined
      ? of.one === true
        ? either(`one of ${what}`, `${of.lands === true ? "a card" : "a spell"} from among ${what}`)
        : of.what.kind === "all" && of.what.zone !== undefined && typeof of.what.zone === "string"
          ? either(...fromThere(scope, of.what, of.what.zone, of.lands), what)
          : what
      : either(
          `${of.one === true ? one(asSpell(scope, of.filter)) : many(asSpell(scope, of.filter))} from among ${what}`,
          `${one(asSpell(scope, of.filter))} from ${what}`,
        );
  const free =
    of.free === true
      ? either(" without paying its mana cost", " without paying their mana costs")
      : of.cost === undefined
        ? ""
        : ` by paying ${cost(scope, of.cost)} rather than paying its mana cost`;
  const flash = of.flash === true ? " as though it had flash" : "";
  const any =
    of.anyMana === undefined
      ? ""
      : of.anyMana === "colorless"
        ? ", and you may spend colorless mana as though it were mana of any color to cast that spell"
        : either(
            `, and mana of any ${of.anyMana} can be spent to cast ${either("that spell", "it", "them", "those spells")}`,
            `, and you may spend mana as though it were mana of any ${of.anyMana} to cast ${either("it", "that spell", "those spells", "them")}`,
            `. ${sentence(`mana of any ${of.anyMana} can be spent to cast ${either("that spell", "spells this way", "a spell this way", "those spells", "it")}`)}`,
            ...["you may spend mana as though it were mana of any", "mana of any"].map(
              (words) =>
                `. If you cast a spell this way, ${words} ${of.anyMana}${words.startsWith("you") ? "" : " can be spent"} to cast ${either("it", "that spell")}`,
            ),
          );
  const exileIt =
    of.exileAfter === true
      ? either(
          ". If that spell would be put into your graveyard, exile it instead",
          ". If that spell would be put into a graveyard, exile it instead",
          ". If that spell would be put into a graveyard this turn, exile it instead",
          ". If a spell cast this way would be put into a graveyard, exile it instead",
          ". If a spell cast this way would be put into your graveyard, exile it instead",
        )
      : "";
  const enters =
    of.arrival === undefined
      ? ""
      : `. If you do, it enters${arrival(scope, of.arrival)}${
          of.entersWith === undefined
            ? ""
            : ` and ${modifications(scope, of.entersWith, "state", "creature")
                .map((words) => words.replace(/^be /, "is "))
                .join(" and ")}`
        }`;
  const price =
    of.change === undefined
      ? ""
      : either(
          ...["A spell cast this way costs", "Spells you cast this way cost"].map(
            (words) =>
              `. ${words} {${amount(scope, of.change?.generic ?? 0)}} ${of.change?.less === true ? "less" : "more"} to cast`,
          ),
        );
  const who = takeBare(scope) ? "" : of.who.kind === "you" ? "you may" : clause(player(scope, of.who), "may");
  const demand = of.filter === undefined ? "" : ` if it's ${one(asSpell(scope, of.filter))}`;
  return either(
    ...(demand === ""
      ? []
      : [`${lasts}, ${who} ${verb} ${what}${free}${flash}${demand}${any}${enters}${exileIt}${price}`]),
    `${who} ${verb} ${filter}${free}${flash}${lasts === "" ? "" : ` ${lasts}`}${any}${enters}${exileIt}${price}`,
    `${lasts}, ${who} ${verb} ${filter}${free}${flash}${any}${enters}${exileIt}${price}`,
    `${who} ${verb} ${filter} ${lasts}${free}${any}${enters}${exileIt}${price}`,
  );
}

/** “An instant card or a card with flash”: each kind of card that may be found, with its article. */
function eachCard(scope: Scope, filter: Filter): readonly string[] {
  const choice =
    filter.kind === "all" && filter.of.length === 2 && filter.of.some(({ kind }) => kind === "card")
      ? filter.of.find(({ kind }) => kind === "any")
      : filter;
  if (choice?.kind !== "any") return [];
  const kinds = choice.of.map((part) => one(nounIn(scope, { kind: "all", of: [part, { kind: "card" }] }, "library")));
  return [list(kinds, "or")];
}

function search(scope: Scope, of: Extract<Effect, { kind: "search" }>): string {
  const whose =
    of.of === undefined || of.of.kind === "you"
      ? of.who.kind === "you"
        ? "your"
        : either("their", `${player(scope, of.who).possessive}`)
      : player(scope, of.of).possessive;
  const zones =
    of.outside === true
      ? `${whose} ${list([...of.zones, "outside the game"], "and/or")}`
      : either(`${whose} ${list(of.zones, "and/or")}`, `${whose} ${list(of.zones, "and")}`);
  const words = noun(scope, of.filter);
  const cards = words.heart.some((heart) => heart === "card")
    ? words
    : {
        ...words,
        heart: words.heart.every((heart) => typeof heart === "string" && heart.includes("\uE000permanent"))
          ? ["card"]
          : [...words.heart, "card"],
      };
  const single = of.max === 1;
  const number =
    of.max === "any"
      ? `${of.all === true ? "all" : "any number of"} ${many(cards)}`
      : single
        ? of.min === 0
          ? either(one(cards), `up to one ${bare(cards)}`)
          : either(one(cards), ...eachCard(scope, of.filter))
        : `${of.min === 0 ? "up to " : ""}${typeof of.max === "number" ? numberWord(of.max) : amount(scope, of.max)} ${many(cards)}`;
  nameThing(scope, `bound:${of.as}`, { noun: "card", plural: !single });
  const shares = of.shares === undefined ? "" : " that share a name";
  const reveal = of.reveal === true ? `, reveal ${single ? "it" : either("them", "those cards")}` : "";
  return order(scope, of.who, `search ${zones} for ${number}${shares}${reveal}`);
}

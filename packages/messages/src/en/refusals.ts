import type { ObjectId } from "@obverse/core";
import type { MessageTable, Names } from "../message-table.ts";

const it = (object: ObjectId | undefined, names: Names): string =>
  object === undefined ? "That" : names.object(object);

/** Why something was refused, and what to do. */
export const refusals: MessageTable["refusals"] = {
  "no-such-object": () => "There is no such object in the game now; name one that is there.",
  "no-such-player": () => "There is no such player in the game.",
  "no-such-action": () => "There is no such action; choose one of the legal actions.",
  "not-your-priority": ({ player }, names) =>
    `${player === undefined ? "This player" : names.player(player)} doesn't have priority; wait until the others have passed.`,
  "controlled-by-another": ({ player }, names) =>
    `${player === undefined ? "This player" : names.player(player)} is controlled by another player, who makes the decisions until the turn ends.`,
  "decision-pending": () => "Something has to be decided first; answer the open decision.",
  "no-decision-pending": () => "Nothing is to be decided now; take an action instead.",
  "answer-not-legal": ({ detail }) =>
    `${detail === undefined ? "This answer" : `“${detail}”`} is not among the legal answers; choose one that is offered.`,
  "game-over": () => "The game is over.",
  "unsupported-ability": ({ detail }) =>
    `The engine does not do this yet${detail === undefined ? "" : ` (${detail})`}, so it refuses instead of guessing.`,
  "wrong-zone": ({ object }, names) => `${it(object, names)} is not in a zone from which this can be done.`,
  "not-castable": ({ object }, names) => `${it(object, names)} can't be cast from where it is.`,
  "not-a-land-card": ({ object }, names) =>
    `${it(object, names)} is not a land with that face up, so it can't be played; cast it instead.`,
  "is-a-land": ({ object }, names) =>
    `${it(object, names)} is a land with that face up, so it can't be cast; play it instead.`,
  "face-not-castable": ({ detail }) =>
    `That face${detail === undefined ? "" : ` (${detail})`} can't be cast; choose the other one.`,
  "face-not-playable": ({ detail }) =>
    `That face${detail === undefined ? "" : ` (${detail})`} is no land; choose a face that is.`,
  "no-such-face": ({ detail }) => `The card has no such face${detail === undefined ? "" : ` (${detail})`}.`,
  "no-such-permission": ({ detail }) =>
    `Nothing allows casting it that way${detail === undefined ? "" : ` (${detail})`}.`,
  "sorcery-timing": () => "This is possible only in your own main phase while the stack is empty.",
  "not-your-turn": () => "This is possible only in your own turn.",
  "land-already-played": () => "You have already played a land this turn.",
  "cannot-cast": () => "An effect says that this can't be cast.",
  "cannot-play": () => "An effect says that this can't be played.",
  "cannot-activate": () => "An effect says that this ability can't be activated.",
  "split-second": () =>
    "While a spell with split second is on the stack, only mana abilities and special actions are possible.",
  "no-legal-target": () => "There is no legal target for it.",
  "wrong-target": () => "That can't be a target of it; choose others.",
  "cannot-pay": ({ detail }) => `The cost can't be paid${detail === undefined ? "" : ` (${detail})`}.`,
  "cost-impossible": () => "Part of the cost can't be done, so it can't be paid.",
  "no-such-ability": ({ object, detail }, names) =>
    `${it(object, names)} has no such ability${detail === undefined || detail === "" ? "" : ` (${detail})`}.`,
  "summoning-sick": ({ object }, names) =>
    `${it(object, names)} came under its controller's control this turn, so it can't do that.`,
  "already-activated": () => "This ability has been activated as often as it may be this turn.",
  "condition-not-met": () => "What it asks for is not so now.",
  "not-controller": ({ object }, names) =>
    `Only the controller of ${object === undefined ? "that object" : names.object(object)} may do that.`,
  "cannot-attack": ({ object }, names) => `${it(object, names)} can't attack like that.`,
  "cannot-block": ({ object }, names) => `${it(object, names)} can't block like that.`,
  "not-face-down": ({ object }, names) => `${it(object, names)} is not face down.`,
  "cannot-turn-face-up": ({ object }, names) => `${it(object, names)} can't be turned face up.`,
  "no-turn-up-procedure": ({ object, detail }, names) =>
    `${it(object, names)} can't be turned face up that way${detail === undefined ? "" : ` (${detail})`}; see what it would be face up.`,
  "not-a-permanent": ({ object }, names) => `${it(object, names)} is not a permanent.`,
  "cannot-transform": ({ object }, names) => `${it(object, names)} can't transform.`,
  "cannot-convert": ({ object }, names) => `${it(object, names)} can't convert.`,
  "cannot-meld": () => "These two can't be melded: only both cards of one pair can.",
  "cannot-turn-face-down": ({ object }, names) => `${it(object, names)} can't be turned face down.`,
  "no-such-mode": () => "There is no such mode, or it can't be chosen now.",
  "no-such-special-action": () => "There is no such special action for it.",
};

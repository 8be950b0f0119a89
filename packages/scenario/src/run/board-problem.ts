import { type RuleKey, SETUP_PROBLEM_CODES, type SetupProblem } from "@obverse/core";
import type { Path } from "../format/problem.ts";
import { Stop } from "./stop.ts";

/** What can keep a scenario's board from being set up: what the engine finds wrong, and mana that is none. */
export const BOARD_PROBLEM_CODES = [...SETUP_PROBLEM_CODES, "not-mana"] as const;

/** Something wrong with the board of a scenario: what and where. */
export interface BoardProblem {
  readonly code: (typeof BOARD_PROBLEM_CODES)[number];
  /** Where it stands in the scenario: `["players", "P1", "battlefield", 2]`. */
  readonly path: Path;
  /** The name or word that is wrong, or what is expected; `""`: none. */
  readonly detail: string;
}

/** Ends a run whose board can't be set up. */
export function badBoard(problems: readonly BoardProblem[], rules: readonly RuleKey[]): Stop {
  return new Stop("bad-set-up", "a board", problems, { rules, place: problems[0]?.path ?? ["players"] });
}

/** The engine's problems with a board by the names of the scenario's players. */
export function badSetUp(found: readonly SetupProblem[], players: readonly string[]): Stop {
  const problems = found.map(({ code, at, detail }) => {
    const parts = at.split(".");
    const [of, player = "", ...rest] = parts;
    if (of !== "players") return { code, path: parts, detail };
    const name = players[Number(player)];
    return {
      code,
      path: [
        "players",
        ...(name === undefined ? [] : [name]),
        ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      ],
      detail,
    };
  });
  return badBoard(problems, [...new Set(found.flatMap(({ rules }) => rules))]);
}

import { hashOf } from "@obverse/core";
import { asScenario, autoMove, decisionAt, openTable, runScenario, type Scenario } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { printJson, printProse, tell } from "../output.ts";
import { converse } from "../play/converse.ts";
import { Seat } from "../play/seat.ts";
import { PLAY } from "../play/texts.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { stoppedText } from "../texts/failure-text.ts";
import { problemText } from "../texts/problem-text.ts";

/** The options of `obverse play`. */
export interface PlayCommandOptions {
  readonly auto?: true;
  readonly seed?: string;
  readonly moves?: string;
  readonly cards?: readonly string[];
  readonly filter?: string;
  readonly json?: true;
}

/** A board to begin with where no scenario is given. */
const FIRST_BOARD: Scenario = {
  id: "table",
  title: { en: "A game from the start", ja: "はじめからのゲーム" },
  rules: ["712.8"],
  mana: "unlimited",
  players: {
    P1: {
      hand: ["Villagers of Estwald", "Delver of Secrets", "Clone", "Forest", "Island"],
      battlefield: ["Forest", "Island"],
    },
    P2: { hand: ["Shock", "Moonmist", "Mountain"], battlefield: ["Grizzly Bears", "Mountain"] },
  },
  steps: [],
};

/** A table in the terminal: the scenario's steps are played first, then what is typed or piped in. */
export async function play(path: string | undefined, options: PlayCommandOptions, lang: Language): Promise<ExitCode> {
  const scenario = path === undefined ? FIRST_BOARD : scenarioAt(path, options.filter, lang);
  const cards = await cardSource(options.cards ?? [], lang);
  const seed = Number(options.seed ?? scenario.seed ?? 1);
  if (!Number.isSafeInteger(seed)) throw new CommandError(EXIT.usage, "seed", `--seed ${options.seed ?? ""}?`);
  const most = Number(options.moves ?? 200);
  if (!Number.isSafeInteger(most) || most < 0)
    throw new CommandError(EXIT.usage, "moves", `--moves ${options.moves ?? ""}?`);
  const [problem] = runScenario({ ...scenario, steps: [{ expect: {} }] }, { cards, compile }).failures;
  if (problem !== undefined) throw new CommandError(EXIT.findings, "not-played", stoppedText(problem, lang));
  const seat = new Seat(
    openTable({ ...scenario, seed }, { cards, compile }),
    lang,
    options.json === true ? "silent" : "told",
  );
  seat.title(scenario);
  const refused = seat.playSteps(scenario.steps);
  if (options.auto === true) return auto(seat, seed, most, options.json === true, lang);
  if (refused) return EXIT.illegal;
  const code = await converse(seat, lang);
  if (options.json === true) printJson(endOf(seat));
  return code;
}

/** How a table ended, for scripts. */
const endOf = (seat: Seat) => ({
  hash: hashOf(seat.table.session.position.state),
  over: seat.table.session.position.state.next.kind === "over",
  scenario: asScenario(seat.table),
});

function scenarioAt(path: string, filter: string | undefined, lang: Language): Scenario {
  const files = findScenarios([path], lang);
  const fit = files
    .flatMap(({ scenarios }) => scenarios.documents.map(({ scenario }) => scenario))
    .filter(({ id }) => filter === undefined || id.includes(filter));
  const [found] = fit;
  if (found === undefined || fit.length === 1)
    for (const { scenarios } of files) for (const problem of scenarios.problems) tell(problemText(problem, lang));
  if (fit.length > 1 && found !== undefined)
    tell(
      lang === "ja"
        ? `シナリオが${fit.length}件あります。最初の「${found.id}」で遊びます。ほかを選ぶには: --filter ID`
        : `There are ${fit.length} scenarios there; this is the first, “${found.id}”. To choose another: --filter ID`,
    );
  if (found !== undefined) return found;
  throw new CommandError(
    EXIT.file,
    "no-scenario",
    `${path}: ${lang === "ja" ? "シナリオがありません。" : "no scenario there."}`,
  );
}

function auto(seat: Seat, first: number, most: number, asJson: boolean, lang: Language): ExitCode {
  let seed = first;
  let moves = 0;
  for (; moves < most && (decisionAt(seat.table) !== undefined || moves === 0); moves++) {
    const move = autoMove(seat.table, seed);
    if (move === undefined) break;
    seed = move.seed;
    if (!seat.told(move.result)) break;
  }
  const hash = hashOf(seat.table.session.position.state);
  if (asJson) printJson({ hash, moves, over: seat.table.session.position.state.next.kind === "over" });
  else printProse(`${PLAY[lang].moves} ${moves}, ${PLAY[lang].hash} ${hash}`);
  return EXIT.ok;
}

import { type CardChange, diffSets } from "@obverse/card-data";
import { asResult, isFolder, openInput, readCards, readDataset } from "@obverse/card-data/node";
import type { Card } from "@obverse/core";
import { failed, whereIn } from "../data/failed.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { print, printJson, printProse, tell } from "../output.ts";

/** The options of `obverse diff`. */
interface DiffCommandOptions {
  readonly abilities?: boolean;
  readonly json?: true;
}

/** Tells which cards were added, removed and changed between two datasets or files. */
export async function diffCommand(
  before: string,
  after: string,
  options: DiffCommandOptions,
  lang: Language,
): Promise<ExitCode> {
  const [old, now] = [await cardsOf(before, lang), await cardsOf(after, lang)];
  const bothCompiled = isFolder(before) && isFolder(after);
  const found = diffSets(old, now, options.abilities === false || !bothCompiled ? { abilities: "leave-out" } : {});
  const { added, removed, changed, same } = found;
  if (options.json === true) printJson(found);
  else {
    for (const name of added) print(`+ ${name}`);
    for (const name of removed) print(`- ${name}`);
    for (const { card, changes } of changed) {
      print(`~ ${card}`);
      for (const change of changes) printProse(`    ${changeLine(change)}`);
    }
    tell(
      lang === "ja"
        ? `追加 ${added.length}、削除 ${removed.length}、変更 ${changed.length}、同じ ${same}`
        : `${added.length} added, ${removed.length} removed, ${changed.length} changed, ${same} the same`,
    );
  }
  return added.length + removed.length + changed.length > 0 ? EXIT.findings : EXIT.ok;
}

async function cardsOf(path: string, lang: Language): Promise<readonly Card[]> {
  const result = await asResult(async () => (isFolder(path) ? readDataset(path) : readCards(await openInput(path))));
  if (!result.ok) throw failed(result.code, whereIn(path, result.detail), lang);
  return result.value.cards.map(({ card }) => card);
}

function changeLine({ face, field, from, to }: CardChange): string {
  const where = face === undefined ? field : `${face}: ${field}`;
  return `${where}: ${shown(from)} → ${shown(to)}`;
}

function shown(value: string | null): string {
  const text = value === null || value === "" ? "—" : value;
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

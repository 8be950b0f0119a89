import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type Count, countFace, emptyCount } from "./count.ts";
import { groupsOf } from "./groups.ts";
import { type FaceRecord, facesOf, inScope, type Record } from "./records.ts";

/**
 * Compiles every card of a card file and says what is understood: `main.ts [FILE] [--names FILE] [--show N] [--group NAME]`.
 * `--names`: only the cards whose names stand in that file, one a line (or as `## NAME {` headings). Without FILE: OBVERSE_CARD_DATA.
 */
const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};
const file =
  args.find((arg, index) => !arg.startsWith("--") && !args[index - 1]?.startsWith("--")) ??
  process.env.OBVERSE_CARD_DATA;
if (file === undefined) {
  process.stderr.write("coverage: name a card file, or set OBVERSE_CARD_DATA\n");
  process.exit(1);
}
const namesFile = option("--names");
const wanted = namesFile === undefined ? undefined : namesIn(readFileSync(namesFile, "utf8"));
const show = Number(option("--show") ?? 40);
const only = option("--group");

const total = new Map<string, Count>();
const shapes = new Map<string, { count: number; example: string }>();
let spent = 0;
const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
for await (const line of lines) {
  if (line === "") continue;
  const record = JSON.parse(line) as Record;
  if (!inScope(record)) continue;
  const faces = facesOf(record);
  if (wanted !== undefined && !wanted.has(record.name) && !faces.some((face) => wanted.has(face.name))) continue;
  const groups = groupsOf(record, faces);
  if (only !== undefined && !groups.includes(only)) continue;
  const began = performance.now();
  const counts = faces.map((face: FaceRecord) => countFace(face, record));
  spent += performance.now() - began;
  const card = counts.reduce((a, b) => ({
    abilities: a.abilities + b.abilities,
    compiled: a.compiled + b.compiled,
    turning: a.turning + b.turning,
    turned: a.turned + b.turned,
    unread: [...a.unread, ...b.unread],
  }));
  for (const group of groups) {
    const count = total.get(group) ?? emptyCount();
    count.cards += 1;
    if (card.abilities === card.compiled) count.full += 1;
    else if (card.compiled > 0) count.partial += 1;
    else count.none += 1;
    count.abilities += card.abilities;
    count.compiled += card.compiled;
    count.turning += card.turning;
    count.turned += card.turned;
    total.set(group, count);
  }
  for (const { shape, text } of card.unread) {
    const known = shapes.get(shape) ?? { count: 0, example: `${record.name}: ${text}` };
    known.count += 1;
    shapes.set(shape, known);
  }
}

for (const [group, count] of [...total].sort((a, b) => b[1].cards - a[1].cards)) {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
  process.stdout.write(
    `${group}: ${count.cards} cards, ${count.full} full (${percent(count.full, count.cards)}), ${count.partial} partial, ${count.none} none; abilities ${count.compiled}/${count.abilities} (${percent(count.compiled, count.abilities)}); turning ${count.turned}/${count.turning}\n`,
  );
}
process.stdout.write(`${Math.round(spent)} ms compiling\n`);
const top = [...shapes].sort((a, b) => b[1].count - a[1].count).slice(0, show);
for (const [shape, { count, example }] of top) process.stdout.write(`${count}  ${shape}\n      ${example}\n`);

function namesIn(text: string): ReadonlySet<string> {
  return new Set(
    text.split("\n").flatMap((line) => {
      const heading = /^## (.+?)(?: \{.*| +\|.*)?$/.exec(line);
      return heading?.[1] !== undefined ? [heading[1].trim()] : text.includes("## ") ? [] : [line.trim()];
    }),
  );
}

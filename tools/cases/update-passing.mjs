// node tools/cases/update-passing.mjs REPORT: writes the scenarios that pass in a JSON report of `obverse run --json` to
// passing.txt, and says what was gained and lost.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { passingIds } from "./passing-ids.mjs";

const [reportFile] = process.argv.slice(2);
const listFile = new URL("./passing.txt", import.meta.url);
const before = new Set(existsSync(listFile) ? readFileSync(listFile, "utf8").split("\n").filter(Boolean) : []);
const now = passingIds(reportFile);
const lost = [...before].filter((id) => !now.includes(id));

writeFileSync(listFile, now.map((id) => `${id}\n`).join(""));
process.stdout.write(`${now.length} pass: ${now.filter((id) => !before.has(id)).length} gained, ${lost.length} lost\n`);
for (const id of lost) process.stdout.write(`lost ${id}\n`);

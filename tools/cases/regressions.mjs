// node tools/cases/regressions.mjs REPORT: names every scenario listed in passing.txt that does not pass in a JSON report of
// `obverse run --json`, one id a line. Exit code 1 where there is one, 2 where the report cannot be read.
import { readFileSync } from "node:fs";
import { passingIds } from "./passing-ids.mjs";

const [reportFile] = process.argv.slice(2);
const listFile = new URL("./passing.txt", import.meta.url);
const passing = new Set(passingIds(reportFile));
const lost = listed().filter((id) => !passing.has(id));

for (const id of lost) process.stdout.write(`${id}\n`);
process.exitCode = lost.length > 0 ? 1 : 0;

function listed() {
  try {
    return readFileSync(listFile, "utf8").split("\n").filter(Boolean);
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

import { readFileSync } from "node:fs";

/** The ids of the scenarios that pass in a JSON report of `obverse run --json`, sorted; ends the process where it cannot be read. */
export function passingIds(reportFile) {
  try {
    const { scenarios } = JSON.parse(readFileSync(reportFile, "utf8"));
    return [...new Set(scenarios.filter(({ status }) => status === "pass").map(({ id }) => id))].sort();
  } catch (error) {
    process.stderr.write(`${reportFile} is no report of \`obverse run --json\`: ${error.message}\n`);
    return process.exit(2);
  }
}

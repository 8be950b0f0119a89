// node tools/cases/test-totals.mjs REPORT: prints `PASSED FAILED` from vitest's JSON report. A file that could not be loaded
// has no tests to count and counts as one failure; so does a report that is missing.
import { existsSync, readFileSync } from "node:fs";

const [reportFile] = process.argv.slice(2);

if (existsSync(reportFile)) {
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  process.stdout.write(`${report.numPassedTests} ${failed || (report.success ? 0 : 1)}\n`);
} else {
  process.stdout.write("0 1\n");
}

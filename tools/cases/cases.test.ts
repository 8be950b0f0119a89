import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-cases-"));
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !path.endsWith("passing.txt") });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the list of cases that pass", () => {
  it("names a case that passed before and does not now, and one that is gone", () => {
    run("update-passing.mjs", { scenarios: [passing("a"), passing("b"), passing("c"), { id: "d", status: "fail" }] });
    const { stdout, status } = run("regressions.mjs", { scenarios: [passing("a"), { id: "b", status: "error" }] });
    expect(stdout).toBe("b\nc\n");
    expect(status).toBe(1);
  });

  it("is content where nothing was lost", () => {
    run("update-passing.mjs", { scenarios: [passing("a")] });
    expect(run("regressions.mjs", { scenarios: [passing("b"), passing("a")] })).toEqual({ stdout: "", status: 0 });
  });

  it("refuses what is no report", () => {
    expect(run("regressions.mjs", "not a report").status).toBe(2);
  });
});

describe("the totals of a test run", () => {
  it("count a file that could not be loaded as one failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
    ];
    const report = { success: false, numPassedTests: 7, numFailedTests: 1, testResults };
    expect(run("test-totals.mjs", report).stdout).toBe("7 2\n");
  });

  it("count a run that failed for another reason as one failure", () => {
    const report = { success: false, numPassedTests: 7, numFailedTests: 0, testResults: [] };
    expect(run("test-totals.mjs", report).stdout).toBe("7 1\n");
  });
});

function passing(id: string) {
  return { id, status: "pass" };
}

function run(tool: string, report: unknown): { stdout: string; status: number | null } {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  const { stdout, status } = spawnSync(process.execPath, [join(folder, tool), file], { encoding: "utf8" });
  return { stdout, status };
}

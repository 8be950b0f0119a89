import { describe, expect, it } from "vitest";
import { withoutWords } from "./code-text.ts";
import { isCode, projectFiles, textOf } from "./project-files.ts";

const code = projectFiles().filter(isCode);
const VAGUE = new Set(["util", "utils", "helper", "helpers", "common", "misc", "manager", "service"]);

describe("files of program text", () => {
  it("have kebab-case names", () => {
    const wrong = code.filter((path) => path.split("/").some((part) => !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part)));
    expect(wrong).toEqual([]);
  });

  it("have names that say what is in them", () => {
    const wrong = code.filter((path) => path.split(/[/.-]/).some((word) => VAGUE.has(word)));
    expect(wrong).toEqual([]);
  });

  it("have no default export, except where a tool's configuration needs one", () => {
    const wrong = code.filter(
      (path) =>
        !/\.config\.[cm]?[jt]s$/.test(path) && /\bexport\s+default\b|\bas\s+default\b/.test(withoutWords(textOf(path))),
    );
    expect(wrong).toEqual([]);
  });
});

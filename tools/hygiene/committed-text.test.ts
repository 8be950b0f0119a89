import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "./project-files.ts";

const BINARY = /\.(png|jpe?g|gif|ico|webp|woff2?|gz|zip|wasm|sqlite)$/;
const MACHINE_PATH = new RegExp(`(?<![\\w.~-])/(?:${["work", "root", "home/\\w+", "Users/\\w+"].join("|")})/`);
const REGISTRY_HOST = new RegExp(`registry\\.[\\w-]+\\.\\w+|${"npmjs"}\\.org|${"npmmirror"}\\.com|jsr\\.io`);

describe("committed text", () => {
  const texts = projectFiles().filter((path) => !BINARY.test(path));

  it("names no path of one machine", () => {
    expect(texts.filter((path) => MACHINE_PATH.test(textOf(path)))).toEqual([]);
  });

  it("names no package registry's host", () => {
    expect(texts.filter((path) => path !== "pnpm-lock.yaml" && REGISTRY_HOST.test(textOf(path)))).toEqual([]);
  });
});

describe("the lockfile", () => {
  it("records no download addresses", () => {
    const resolutions = textOf("pnpm-lock.yaml")
      .split("\n")
      .filter((line) => /\bresolution:|\btarball:/.test(line));
    expect(resolutions.length).toBeGreaterThan(0);
    expect(resolutions.filter((line) => /tarball|https?:/.test(line))).toEqual([]);
  });
});

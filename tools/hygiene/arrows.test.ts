import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { ARROWS, CORE_LAYERS, PURE, WITHOUT_NODE } from "./arrows.ts";
import { importsOf, withoutWords } from "./code-text.ts";
import { isCode, projectFiles, textOf } from "./project-files.ts";

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const MEMBERS = [...Object.keys(ARROWS), "apps/cli", "apps/web"];
const manifests = new Map(MEMBERS.map((member) => [member, readManifest(member)]));
const entries = new Set(
  [...manifests.values()].flatMap(({ name, exports = {} }) =>
    Object.keys(exports).map((entry) => posix.join(name, entry)),
  ),
);
const sources = MEMBERS.flatMap((member) =>
  projectFiles(`${member}/src`)
    .filter(isCode)
    .map((path) => ({ member, path })),
);
const imports = sources.flatMap(({ member, path }) => importsOf(textOf(path)).map((from) => ({ member, path, from })));

/** What makes code impure, as patterns over program text without comments and strings. */
const IMPURITIES = {
  clock: /\bnew Date\b|\bDate\s*[.(]|\bperformance\s*\./,
  random: /\bMath\s*\.\s*random\b|\bcrypto\s*\./,
  console: /\bconsole\s*[.[]/,
  process: /\bprocess\s*\.\s*(env|argv|cwd|exit|stdout|stderr|nextTick|hrtime)\b|\bglobalThis\b/,
  async: /\basync\b|\bawait\b|\bPromise\b|\bset(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/,
  locale: /\blocaleCompare\b|\btoLocale\w+\b|\bIntl\s*\./,
};

describe("the arrows between packages", () => {
  it("let a package import only what the architecture allows", () => {
    const wrong = imports.filter(({ member, from }) => {
      const target = packageOf(from);
      return target.startsWith("@obverse/") && ARROWS[member] !== undefined && !ARROWS[member].includes(target);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("let a manifest depend only on what the architecture allows", () => {
    const wrong = Object.entries(ARROWS).flatMap(([member, allowed]) =>
      Object.keys(manifests.get(member)?.dependencies ?? {})
        .filter((name) => name.startsWith("@obverse/") && !allowed.includes(name))
        .map((name) => `${member}/package.json: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("let no package import another's insides", () => {
    const wrong = imports.filter(({ member, path, from }) =>
      from.startsWith(".")
        ? !posix.join(posix.dirname(path), from).startsWith(`${member}/`)
        : from.startsWith("@obverse/") && !entries.has(from),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it("let a package import only what its manifest names", () => {
    const wrong = imports.filter(({ member, from }) => {
      if (from.startsWith(".") || from.startsWith("node:") || from.startsWith("virtual:")) return false;
      const { dependencies, peerDependencies } = manifests.get(member) ?? {};
      return { ...dependencies, ...peerDependencies }[packageOf(from)] === undefined;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("keep Node's modules out of what runs in a browser", () => {
    const members: readonly string[] = WITHOUT_NODE;
    const wrong = imports.filter(({ member, from }) => members.includes(member) && from.startsWith("node:"));
    expect(wrong.map(shown)).toEqual([]);
  });
});

describe("the arrows within the engine", () => {
  const folderOf = (path: string): string => path.replace("packages/core/src/", "").split("/")[0] ?? "";
  const layerOf = (path: string): number =>
    CORE_LAYERS.findIndex((folders: readonly string[]) => folders.includes(folderOf(path)));
  const inFolders = imports.flatMap(({ member, path, from }) => {
    const to = posix.join(posix.dirname(path), from);
    const isWithin = member === "packages/core" && from.startsWith(".");
    return isWithin && ![path, to].some((one) => folderOf(one).includes(".")) ? [{ path, from, to }] : [];
  });

  it("give every folder a layer", () => {
    const without = inFolders.flatMap(({ path, to }) => [path, to]).filter((path) => layerOf(path) < 0);
    expect([...new Set(without.map(folderOf))]).toEqual([]);
  });

  it("never lead from a layer to one above it", () => {
    expect(inFolders.filter(({ path, to }) => layerOf(to) > layerOf(path)).map(shown)).toEqual([]);
  });
});

describe("pure packages", () => {
  it.each(Object.entries(IMPURITIES))("use no %s", (_, pattern) => {
    const members: readonly string[] = PURE;
    const wrong = sources.filter(
      ({ member, path }) => members.includes(member) && pattern.test(withoutWords(textOf(path))),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("have no dependencies but ours", () => {
    const wrong = PURE.flatMap((member) => Object.keys(manifests.get(member)?.dependencies ?? {}));
    expect(wrong.filter((name) => !name.startsWith("@obverse/"))).toEqual([]);
  });
});

function readManifest(member: string): Manifest {
  return JSON.parse(textOf(`${member}/package.json`)) as Manifest; // our own file; its shape is pnpm's concern
}

function packageOf(from: string): string {
  return from.split("/", from.startsWith("@") ? 2 : 1).join("/");
}

function shown({ path, from }: { readonly path: string; readonly from: string }): string {
  return `${path} imports ${from}`;
}

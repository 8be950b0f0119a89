/** Which of our packages each package may import: the arrows of the architecture. Apps and tools may import all of them. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  "packages/core": [],
  "packages/oracle": ["@obverse/core"],
  "packages/messages": ["@obverse/core"],
  "packages/card-data": ["@obverse/core"],
  "packages/cards": ["@obverse/core"],
  "packages/scenario": ["@obverse/core", "@obverse/card-data", "@obverse/oracle"],
  "packages/conformance": ["@obverse/scenario"],
};

/** Packages whose code is pure: the same input gives the same output, with nothing else read or written. */
export const PURE = ["packages/core", "packages/oracle"] as const;

/** Packages that must run in a browser as they are. */
export const WITHOUT_NODE = [
  "packages/core",
  "packages/oracle",
  "packages/messages",
  "packages/cards",
  "packages/scenario",
  "apps/web",
] as const;

/** The folders of the engine in layers, the lowest first: a folder imports from its own layer and from those below, never from above. */
export const CORE_LAYERS = [
  ["rules", "names"],
  ["model", "ability"],
  ["storage", "format", "keywords"],
  ["faces", "characteristics", "query"],
  ["process"],
  ["legal", "support"],
] as const;

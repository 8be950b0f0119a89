import { fileURLToPath } from "node:url";

const source = (path: string) => fileURLToPath(new URL(`../packages/${path}.ts`, import.meta.url));

/** Every public entry of the packages and the source file it is built from, so that tests and the page need no build of them. */
export const workspaceSources = [
  { find: /^@obverse\/core$/, replacement: source("core/src/index") },
  { find: /^@obverse\/core\/faces$/, replacement: source("core/src/faces") },
  { find: /^@obverse\/oracle$/, replacement: source("oracle/src/index") },
  { find: /^@obverse\/oracle\/say$/, replacement: source("oracle/src/say") },
  { find: /^@obverse\/oracle\/say\/en$/, replacement: source("oracle/src/say-en") },
  { find: /^@obverse\/oracle\/say\/ja$/, replacement: source("oracle/src/say-ja") },
  { find: /^@obverse\/oracle\/say\/types$/, replacement: source("oracle/src/say-types") },
  { find: /^@obverse\/oracle\/guard$/, replacement: source("oracle/src/guard") },
  { find: /^@obverse\/card-data$/, replacement: source("card-data/src/index") },
  { find: /^@obverse\/card-data\/knowledge$/, replacement: source("card-data/src/knowledge") },
  { find: /^@obverse\/card-data\/node$/, replacement: source("card-data/src/node") },
  { find: /^@obverse\/cards$/, replacement: source("cards/src/index") },
  { find: /^@obverse\/scenario$/, replacement: source("scenario/src/index") },
  { find: /^@obverse\/scenario\/yaml$/, replacement: source("scenario/src/yaml") },
  { find: /^@obverse\/scenario\/link$/, replacement: source("scenario/src/link") },
  { find: /^@obverse\/scenario\/pzl$/, replacement: source("scenario/src/pzl") },
  { find: /^@obverse\/conformance$/, replacement: source("conformance/src/index") },
  { find: /^@obverse\/messages$/, replacement: source("messages/src/index") },
  { find: /^@obverse\/messages\/en$/, replacement: source("messages/src/en") },
  { find: /^@obverse\/messages\/ja$/, replacement: source("messages/src/ja") },
];

/** Words of type lines: an entry of its own, small enough for what shows no abilities. */
export { type TypeLine, typeLine, typeWord } from "./say/type-line.ts";

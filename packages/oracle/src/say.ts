/** Abilities as sentences: an entry of its own, so that it is loaded only when something is to be said. */
export { type SayableOption, sayOption } from "./say/option.ts";
export { SAY_LANGUAGES, type SayLanguage, type SayOptions } from "./say/options.ts";
export { say } from "./say/say.ts";
export { type TypeLine, typeLine, typeWord } from "./say/type-line.ts";

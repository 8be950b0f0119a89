import { nameIn } from "@obverse/cards";
import type { MessageTable, Naming } from "@obverse/messages";
import { en } from "@obverse/messages/en";
import { ja } from "@obverse/messages/ja";
import type { Language } from "../language.ts";

/** The sentences of a language. */
export const tableOf = (lang: Language): MessageTable => (lang === "ja" ? ja : en);

/** How the command names things in a language. */
export const namingFor = (lang: Language): Naming => ({ lang, nameIn: (name) => nameIn(name, lang) });

import type { JSX } from "preact";
import { nameIn } from "../state/naming.ts";
import { language } from "../words/language.ts";

/** A card's name in the language of the page; marked as English where it has no other. */
export function Name({ of }: { readonly of: string }): JSX.Element {
  const name = nameIn.value(of);
  return language.value === "ja" && name === of ? <span lang="en">{name}</span> : <span>{name}</span>;
}

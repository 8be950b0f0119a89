import type { Card, FaceSymbol } from "@obverse/core";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sentences } from "../state/loaded.ts";
import { texts } from "../words/language.ts";

type Knowledge = typeof import("@obverse/card-data");

/** The symbols that mark a card's faces in its first printing, in words. Nothing where they are not known. */
export function FaceSymbols({ card }: { readonly card: Card }): JSX.Element | null {
  const text = texts.value;
  const [data, setData] = useState<{ readonly known: Knowledge } | undefined>(undefined);
  useEffect(() => {
    void import("@obverse/card-data").then((known) => setData({ known }));
  }, []);
  const words = sentences.value?.faceSymbols;
  const wordFor = (symbol: FaceSymbol | null): string => (symbol === null ? "—" : (words?.[symbol] ?? "—"));
  const found = data?.known.cardKnowledge(card);
  if (found === undefined || (found.frontSymbol === null && found.backSymbol === null)) return null;
  return (
    <p>
      <strong>{text.symbols}</strong> {wordFor(found.frontSymbol)} / {wordFor(found.backSymbol)}
    </p>
  );
}

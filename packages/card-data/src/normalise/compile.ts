import type { Ability, Face } from "@obverse/core";

/** A face whose abilities are not known yet. */
export type FaceFacts = Omit<Face, "abilities">;

/** What a compiler is told about the face besides its own facts. */
export interface CompileContext {
  /** The card's full name. */
  readonly card: string;
  /** The names of all its faces or halves. */
  readonly names: readonly string[];
  readonly layout: string;
}

/** Reads rules text into abilities. The compiler of `@obverse/oracle` is one; `noAbilities` is another. */
export type CompileFace = (face: FaceFacts, text: string, context: CompileContext) => readonly Ability[];

/** The compiler for imports that want facts only. */
export const noAbilities: CompileFace = () => [];

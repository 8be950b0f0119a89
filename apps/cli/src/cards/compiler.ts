import type { CompileFace } from "@obverse/card-data";
import { compileFace } from "@obverse/oracle";

/** Reads what cards say. */
export const compile: CompileFace = (face, text, context) => compileFace(face, text, context).abilities;

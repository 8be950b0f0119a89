import { type CompileFace, noAbilities } from "@obverse/card-data";
import * as oracle from "@obverse/oracle";

/** Reads what cards say. */
export const compile: CompileFace = (oracle as { readonly compileFace?: CompileFace }).compileFace ?? noAbilities;

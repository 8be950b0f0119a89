/** A face or half as the compiler needs it: printed facts and rules text. */
export interface FaceText {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** What a compiler is told about the card besides the face. */
export interface CompileContext {
  /** The card's full name. */
  readonly card: string;
  /** The names of all its faces or halves. */
  readonly names: readonly string[];
  readonly layout: string;
}

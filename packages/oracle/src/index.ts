/** Rules text in, abilities out; and abilities in words. */
export { type CompiledFace, compileFace, type Unsupported } from "./compile/compile-face.ts";
export type { CompileContext, FaceText } from "./compile/face-text.ts";

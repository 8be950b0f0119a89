/** What the process reads of objects and their faces, in one place. */
export { characteristics, controllerOf, copiableValues, copySourceOf } from "../characteristics/characteristics.ts";
export { sourceWithExceptions } from "../characteristics/copy-source.ts";
export { canEnterTransformed, isInstantOrSorceryFace } from "../faces/cast-face.ts";
export { definitionOf } from "../faces/definitions.ts";
export { isDoubleFacedObject } from "../faces/double-faced.ts";
export { faceOf, isDoubleFacedCard } from "../faces/face-up.ts";
export { meldedResultOf } from "../faces/melded.ts";
export { transformRefusal } from "../faces/transform-check.ts";

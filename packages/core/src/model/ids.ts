/** A thing in a game: a permanent, a spell, a card in some zone, an ability on the stack, an emblem. A zone change makes a new one (400.7). */
export type ObjectId = number & { readonly __brand: "ObjectId" };

/** A seat in the game, as named when the game was made. */
export type PlayerId = string & { readonly __brand: "PlayerId" };

/** A physical card, the same in every zone. Never shown to a player who may not follow it. */
export type PhysicalId = number & { readonly __brand: "PhysicalId" };

/** A key of the game's table of definitions: what a card, a token or a melded pair is. */
export type DefinitionId = string & { readonly __brand: "DefinitionId" };

/** A continuous, delayed or replacement effect kept by the game. */
export type EffectId = number & { readonly __brand: "EffectId" };

/** Brands a number read from outside as an object's id. */
export const objectId = (value: number): ObjectId => value as ObjectId;
/** Brands a text read from outside as a player's id. */
export const playerId = (value: string): PlayerId => value as PlayerId;
/** Brands a number read from outside as a physical card's id. */
export const physicalId = (value: number): PhysicalId => value as PhysicalId;
/** Brands a text read from outside as a key of the table of definitions. */
export const definitionId = (value: string): DefinitionId => value as DefinitionId;
/** Brands a number read from outside as an effect's id. */
export const effectId = (value: number): EffectId => value as EffectId;

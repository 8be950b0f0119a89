/** Freezes a value through and through: what changes it afterwards throws. What is frozen already is taken to be so throughout. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

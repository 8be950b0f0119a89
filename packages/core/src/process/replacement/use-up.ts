import type { Process } from "../process.ts";
import type { Found } from "./found.ts";

/** Ends an effect that its first use uses up (614.3): “the next time …”. */
export function useUp(p: Process, { effect }: Found): void {
  if (effect?.duration.duration.kind !== "once") return;
  p.state = { ...p.state, effects: p.state.effects.filter(({ id }) => id !== effect.id) };
}

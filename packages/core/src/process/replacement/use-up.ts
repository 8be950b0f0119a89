import type { FloatingReplacement } from "../../model/state.ts";
import type { Process } from "../process.ts";

/** Ends an effect that its first use uses up (614.3): “the next time …”. */
export function useUp(p: Process, { effect }: { readonly effect?: FloatingReplacement }): void {
  if (effect?.duration.duration.kind !== "once") return;
  p.state = { ...p.state, effects: p.state.effects.filter(({ id }) => id !== effect.id) };
}

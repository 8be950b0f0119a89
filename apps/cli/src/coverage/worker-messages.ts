import type { Measured, MeasureOptions } from "./measure.ts";
import type { PublicCard } from "./scope.ts";

/** Cards for a worker to measure. */
export interface ToWorker {
  readonly records: readonly PublicCard[];
  readonly beside: readonly PublicCard[];
  readonly smokeTest: MeasureOptions["smokeTest"];
}

/** How many more cards a worker has measured, and at last what it measured. */
export type FromWorker =
  | { readonly kind: "progress"; readonly cards: number }
  | { readonly kind: "measured"; readonly measured: Measured };

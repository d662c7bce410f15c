import type { Spike } from "./pulse.ts";
import type { Shape } from "./shape.ts";

/** One scene: what is behind the pulse line, the line, and what stands before it. */
export type PulseScene = {
  readonly behind: readonly Shape[];
  readonly line: string;
  readonly spikes: readonly Spike[];
  readonly before: readonly Shape[];
};

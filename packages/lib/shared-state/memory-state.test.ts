import { describe } from "vitest";
import { memoryState } from "./memory-state.ts";
import { describesSharedState } from "./state-suite.ts";

describe("the memory of one process", () => {
  describesSharedState(async (clock, processes) => {
    const state = memoryState(() => clock.now);
    return { states: Array.from({ length: processes }, () => state), close: async () => {} };
  });
});

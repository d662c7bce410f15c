import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Unexpected console output fails the test that made it. A test that expects some takes it with
 * `expectConsole("error")` and asserts on the returned spy. What is merely told (info) is nobody's fault.
 */
const LEVELS = ["error", "warn", "info"] as const;
type Level = (typeof LEVELS)[number];

const expected = new Set<Level>();
let spies: Record<Level, ReturnType<typeof vi.spyOn>>;

export function expectConsole(level: Level) {
  expected.add(level);
  return spies[level];
}

beforeEach(() => {
  expected.clear();
  spies = {
    error: vi.spyOn(console, "error").mockImplementation(() => {}),
    warn: vi.spyOn(console, "warn").mockImplementation(() => {}),
    info: vi.spyOn(console, "info").mockImplementation(() => {}),
  };
});

afterEach(() => {
  for (const level of LEVELS) {
    const calls = spies[level].mock.calls;
    spies[level].mockRestore();
    if (level === "info" || expected.has(level)) continue;
    // In the message as well: a summary shows no more than that.
    const said = calls.flat().map(String).join(" ");
    expect(calls, `unexpected console.${level}: ${said}`).toEqual([]);
  }
});

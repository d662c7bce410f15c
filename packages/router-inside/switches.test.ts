import { expect, it } from "vitest";
import { isOn } from "./switches.ts";

it("is on unless it is named", () => {
  expect(isOn("trim-router", "")).toBe(true);
  expect(isOn("trim-router", "load-ahead")).toBe(true);
  expect(isOn("trim-router", "load-ahead,trim-router")).toBe(false);
});

it("knows no other names", () => {
  expect(() => isOn("trim-router", "trim-ruoter")).toThrow("knows no trim-ruoter");
});

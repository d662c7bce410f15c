import { expect, it } from "vitest";
import { isForbidden, isKnown } from "./conditions.ts";

it.each([
  ['W/"a-1"', true],
  ['"a-1"', true],
  ['"x", W/"a-1"', true],
  ["*", true],
  ['W/"a-12"', false],
  ['"b"', false],
  ["", false],
])("compares weakly: %s", (header, known) => {
  expect(isKnown(header, 'W/"a-1"')).toBe(known);
});

it("lets If-Match hold for anything, and for no weak tag", () => {
  expect(isForbidden(undefined)).toBe(false);
  expect(isForbidden("*")).toBe(false);
  expect(isForbidden('W/"a-1"')).toBe(true);
});

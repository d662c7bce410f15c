import { expect, test } from "vitest";
import { newerThanFloor } from "./browser-floor.ts";

test("what the oldest browsers lack is found in a script", () => {
  expect(newerThanFloor("const u=URL.parse(a)")).toEqual(["URL.parse"]);
  expect(newerThanFloor("m.values().map(x=>x)")).toEqual(["Iterator helpers"]);
  expect(newerThanFloor("Promise.withResolvers()")).toEqual(["Promise.withResolvers"]);
});

test("what they know is not", () => {
  const known = "URL.canParse(a);new URL(a);[...m.values()].map(f);Promise.all(a);a.toSorted()";
  expect(newerThanFloor(known)).toEqual([]);
});

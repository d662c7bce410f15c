import { expect, it } from "vitest";
import { bareHandle, MAX_HANDLE_LENGTH } from "./handle.ts";

it.each([
  [" @@maria ", "maria"],
  ["maria@home", "maria@home"],
  [undefined, ""],
  ["x".repeat(MAX_HANDLE_LENGTH + 1), "x".repeat(MAX_HANDLE_LENGTH)],
  // Half of the face would be left.
  [`${"x".repeat(MAX_HANDLE_LENGTH - 1)}🙂`, "x".repeat(MAX_HANDLE_LENGTH - 1)],
])("is bare: %j", (typed, handle) => {
  expect(bareHandle(typed)).toBe(handle);
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { withoutStacks } from "./stackless-sentinels.ts";

const installed = createRequire(import.meta.url).resolve("react-dom/client");
const source = readFileSync(
  installed.replace(/client\.js$/, "cjs/react-dom-client.production.js"),
  "utf8",
);

it("leaves React DOM's sentinels errors, without a place they were made", () => {
  const changed = withoutStacks(source);
  expect(changed).not.toMatch(/Exception = Error\(/);
  const [made] = /Object\.create\(Error\.prototype, .*?\)(?=[,;])/.exec(changed) ?? [];
  const sentinel = new Function("formatProdErrorMessage", `return ${made}`)(String) as Error;
  expect(sentinel).toBeInstanceOf(Error);
  expect(sentinel.message).toMatch(/^\d+$/);
  expect(sentinel.stack).toBeUndefined();
});

it("fails the build when React DOM has changed", () => {
  expect(() =>
    withoutStacks(source.replace("Exception = Error(", "Exception = new Error(")),
  ).toThrow("has 4 sentinels, not 5");
});

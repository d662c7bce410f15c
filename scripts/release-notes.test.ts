import { expect, it } from "vitest";
import { releaseNotes } from "./release-notes.mjs";

const changelog = `# Changes
Whoever reads.

## Unreleased
- Tomorrow.

## 1.2.0
- Today, with a line
  that is long.

## 1.1.0
`;

it("is what the changelog says of the tag's version, and of no other", () => {
  expect(releaseNotes("v1.2.0", { version: "1.2.0", changelog })).toBe(
    "- Today, with a line\n  that is long.",
  );
});

it.each([
  ["v1.2.1", "1.2.0", "package.json has 1.2.0, the tag is v1.2.1"],
  ["1.2.0", "1.2.0", "the tag is 1.2.0"],
  ["v1.1.0", "1.1.0", "has nothing under ## 1.1.0"],
  ["v1.3.0", "1.3.0", "has nothing under ## 1.3.0"],
])("refuses %s on a tree of %s", (tag, version, reason) => {
  expect(() => releaseNotes(tag, { version, changelog })).toThrow(reason);
});

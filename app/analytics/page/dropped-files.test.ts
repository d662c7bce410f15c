import { expect, test } from "vitest";
import { addFiles } from "./dropped-files.ts";

const file = (name: string, text: string, lastModified = 1) =>
  new File([text], name, { lastModified });
const labels = (files: ReturnType<typeof addFiles>) => files.map(({ label }) => label);

test("two files of one name are two, and keep their labels when another goes", () => {
  const both = addFiles(addFiles([], [file("Overview.csv", "a")]), [file("Overview.csv", "bb")]);
  expect(labels(both)).toEqual(["Overview.csv", "Overview.csv (2)"]);
  expect(labels(addFiles(both.slice(1), [file("Overview.csv", "ccc")]))).toEqual([
    "Overview.csv (2)",
    "Overview.csv",
  ]);
});

test("at once as one after the other", () => {
  const files = [file("a.csv", "1"), file("a.csv", "22"), file("a.csv (2)", "3")];
  expect(labels(addFiles([], files))).toEqual(["a.csv", "a.csv (2)", "a.csv (2) (2)"]);
});

test("the very same file again changes nothing", () => {
  const kept = addFiles([], [file("a.csv", "1"), file("b.csv", "1")]);
  expect(labels(addFiles(kept, [file("a.csv", "1")]))).toEqual(["a.csv", "b.csv"]);
  expect(addFiles(kept, [file("a.csv", "1", 2)])).toHaveLength(3);
});

test("a mended file takes the place of the one that could not be read", () => {
  const kept = addFiles([], [file("a.csv", "broken"), file("b.csv", "1")]);
  const broken = kept[0]?.file;
  const mended = file("a.csv", "mended");
  const after = addFiles(kept, [mended], new Set(broken && [broken]));
  expect(labels(after)).toEqual(["a.csv", "b.csv"]);
  expect(after[0]?.file).toBe(mended);
});

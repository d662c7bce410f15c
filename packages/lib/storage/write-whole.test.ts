import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("is one of several texts that are written at one moment, and nothing beside it", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index} `.repeat(5_000));
  await Promise.all(texts.map((text) => writeWhole(join(folder, "list.json"), text)));
  expect(texts).toContain(readFileSync(join(folder, "list.json"), "utf8"));
  expect(readdirSync(folder)).toEqual(["list.json"]);
});

it("leaves no piece of what could not be written", async () => {
  mkdirSync(join(folder, "list.json"));
  await expect(writeWhole(join(folder, "list.json"), "text")).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["list.json"]);
});

import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CASES } from "../content/facts/case-studies.ts";
import { SERVICES } from "../content/facts/services.ts";
import { drawPictures, pictures } from "./draw-pictures.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rm(directory, { recursive: true }));

describe("drawPictures", () => {
  it("writes every picture once, then only what changed", async () => {
    expect(await drawPictures(directory)).toBe(pictures().size);
    expect(await drawPictures(directory)).toBe(0);

    const poster = path.join(directory, "posters/marinasol.svg");
    const untouched = path.join(directory, "map.svg");
    const before = (await stat(untouched)).mtimeMs;
    await writeFile(poster, "spoilt");
    expect(await drawPictures(directory)).toBe(1);
    expect(await readFile(poster, "utf8")).toBe(pictures().get("posters/marinasol.svg"));
    expect((await stat(untouched)).mtimeMs).toBe(before);
  });

  it("names what the pages ask for", () => {
    const names = [...pictures().keys()];
    expect(names.filter((name) => name.startsWith("posters/"))).toHaveLength(10);
    expect(names.filter((name) => name.startsWith("portraits/"))).toHaveLength(6);
    expect(names.filter((name) => name.startsWith("cases/"))).toHaveLength(CASES.length);
    expect(names.filter((name) => name.startsWith("services/"))).toHaveLength(SERVICES.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "scenes/day-tall.svg",
        "scenes/day-wide.svg",
        "scenes/night-tall.svg",
        "scenes/night-wide.svg",
        "scenes/stars-wide.svg",
        "monogram.svg",
        "monogram-strip.svg",
        "footer-pulse.svg",
        "map.svg",
        "icons/favicon.svg",
      ]),
    );
  });
});

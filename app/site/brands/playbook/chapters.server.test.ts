import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "../../../i18n/locales.ts";
import { parseChapters, playbookChapters, playbookMinutes } from "./chapters.server.ts";

describe("parseChapters", () => {
  it("counts down to one and keeps each chapter's own blocks", () => {
    const chapters = parseChapters("## First\n\nOne.\n\nTwo.\n\n## Last\n\n- a\n- b\n");
    expect(chapters.map(({ number, id, title }) => [number, id, title])).toEqual([
      [2, "chapter-2", "First"],
      [1, "chapter-1", "Last"],
    ]);
    expect(chapters.map(({ body }) => body.map(({ type }) => type))).toEqual([
      ["paragraph", "paragraph"],
      ["list"],
    ]);
  });

  it("refuses text that belongs to no chapter", () => {
    expect(() => parseChapters("Hello.\n\n## First\n")).toThrow("begins with a chapter");
  });
});

describe("the playbook", () => {
  it("has ten chapters of the same shape in both languages", () => {
    const shapes = LOCALE_CODES.map((locale) =>
      playbookChapters(locale).map(({ id, body }) => [id, body.map(({ type }) => type)]),
    );
    expect(shapes[0]).toHaveLength(10);
    expect(shapes[1]).toEqual(shapes[0]);
  });

  it.each(LOCALE_CODES)("takes about as long as a coffee to read (%s)", (locale) => {
    expect(playbookMinutes(locale)).toBeGreaterThanOrEqual(9);
    expect(playbookMinutes(locale)).toBeLessThanOrEqual(14);
  });
});

import { describe, expect, it } from "vitest";
import { CASES } from "../../../../content/facts/case-studies.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { LOCALE_CODES } from "../../../i18n/locales.ts";
import { caseOf } from "./case.server.ts";

describe.each(LOCALE_CODES)("case studies in %s", (locale) => {
  it.each(CASES.map(({ slug }) => slug))("%s has every figure filled in", (slug) => {
    expect(JSON.stringify(caseOf(slug, contentIn(locale)))).not.toMatch(/\{\{|undefined|NaN/);
  });

  it.each(CASES.map(({ slug }) => slug))("%s draws every column inside its plot", (slug) => {
    const { columns, weeks } = caseOf(slug, contentIn(locale)).charts;
    // A quarter of dots stands in the place of columns (charts/weeks.tsx).
    expect(columns?.columns.length ?? weeks?.weeks.length).toBeGreaterThan(0);
    for (const { parts } of columns?.columns ?? []) {
      for (const { y, height } of parts) {
        expect(Number.parseFloat(y)).toBeGreaterThanOrEqual(0);
        expect(Number.parseFloat(y) + Number.parseFloat(height)).toBeLessThanOrEqual(100.02);
      }
    }
  });
});

it("shows the same figures in both languages, written by each language's rules", () => {
  const figures = (locale: "en" | "el") =>
    caseOf("urban-fit", contentIn(locale)).words.result.figures.map(({ value }) => value);
  expect(figures("en")).toEqual(["2.5×", "1,044", "39%"]);
  expect(figures("el")).toEqual(["2,5×", "1.044", "39%"]);
});

import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  ARTICLE_FIGURES,
  type ArticleFigure,
} from "../../../../../content/facts/article-figures.ts";
import type { Block } from "../../../../content/article-body.ts";
import { contentIn } from "../../../../content/shown.server.ts";
import { LOCALE_CODES } from "../../../../i18n/locales.ts";
import { plotFormats } from "./drawing.server.ts";
import type { Panel } from "./plot-model.ts";
import { isPlot, plotOf } from "./plots.server.ts";

const SLUGS = readdirSync("content/articles");

/** All figures that an article's words say, as numbers. */
function saidIn(text: string, locale: "en" | "el"): Set<number> {
  const [group, point] = locale === "en" ? [",", "."] : [".", ","];
  const numbers = text.match(/[−-]?\d[\d.,]*/g) ?? [];
  return new Set(
    numbers.map((number) =>
      Number(
        number.replace(/[.,]$/, "").replaceAll(group, "").replace(point, ".").replace("−", "-"),
      ),
    ),
  );
}

const plotsIn = (body: readonly Block[]) =>
  body.flatMap((block) => (block.type === "figure" && isPlot(block.name) ? block.name : []));

const figuresOf = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(figuresOf) : [];
};
/** None of them is said as such: nothing was booked, earned or brought. */
const NOTHING = 0;

/** Where a panel's shape begins outside of its picture. */
const outside =
  ([width, height]: Panel["box"]) =>
  ({ d }: Panel["shapes"][number]) =>
    [...d.matchAll(/M([\d.-]+) ([\d.-]+)/g)].flatMap(([begin, x, y]) =>
      Number(x) >= 0 && Number(x) < width && Number(y) >= 0 && Number(y) < height ? [] : begin,
    );

describe.each(LOCALE_CODES)("plots in %s", (locale) => {
  const content = contentIn(locale);
  const articles = SLUGS.map((slug) => ({
    slug,
    found: content.articles.find(slug),
    text: content.articles.markdown(slug) ?? "",
  }));

  it("are at least one for each article, and none twice", () => {
    const placed = articles.map(({ found }) => plotsIn(found?.body ?? []));
    expect(placed.filter(({ length }) => length === 0)).toEqual([]);
    expect(placed.flat().toSorted()).toEqual(Object.keys(ARTICLE_FIGURES).toSorted());
  });

  it("share their articles with no figure that another article shows", () => {
    const all = articles.flatMap(({ found }) =>
      (found?.body ?? []).flatMap((block) => (block.type === "figure" ? block.name : [])),
    );
    expect(all.length).toBeGreaterThan(SLUGS.length);
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  });

  it.each(SLUGS)("show nothing that %s does not say", (slug) => {
    const article = articles.find((one) => one.slug === slug);
    const said = saidIn(article?.text ?? "", locale);
    for (const name of plotsIn(article?.found?.body ?? [])) {
      const unsaid = figuresOf(ARTICLE_FIGURES[name]).filter(
        (figure) => figure !== NOTHING && !said.has(figure),
      );
      expect(unsaid).toEqual([]);
    }
  });

  it.each(Object.keys(ARTICLE_FIGURES) as ArticleFigure[])("%s lies within its drawing", (name) => {
    const plot = plotOf(name, content);
    expect(JSON.stringify(plot)).not.toMatch(/\{\{|undefined|NaN/);
    if ("panels" in plot) {
      expect(plot.panels.flatMap(({ box, shapes }) => shapes.flatMap(outside(box)))).toEqual([]);
      return;
    }
    const { marks, height } = plot;
    for (const mark of marks) {
      if (mark.is !== "bar") continue;
      expect(mark.y).toBeGreaterThanOrEqual(0);
      expect(mark.y + mark.height).toBeLessThanOrEqual(height + 0.01);
      if (mark.width.endsWith("%")) {
        expect(Number.parseFloat(mark.x) + Number.parseFloat(mark.width)).toBeLessThanOrEqual(
          100.1,
        );
      }
    }
  });
});

it("writes money and shares by each language's rules", () => {
  expect(plotFormats("en").money(1926)).toBe("$1,926");
  expect(plotFormats("el").money(1926)).toBe("1.926\u00a0€");
  expect(plotFormats("el").count(-33.6)).toBe("−33,6");
});

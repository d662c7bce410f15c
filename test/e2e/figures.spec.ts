import { readdirSync } from "node:fs";
import { ARTICLE_FIGURES } from "../../content/facts/article-figures.ts";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";
import { WORDS } from "./words.ts";

const SLUGS = readdirSync("content/articles");

/** Around a figure; paragraphs stand 20 px apart. */
const LEAST_GAP_PX = 40;

for (const language of LANGUAGES) {
  test.describe(`figures of articles without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    test("each article has one of its own, named and in its frame, and a note", async ({
      page,
    }) => {
      const { example, ...plots } = WORDS[language].articleFigures;
      const seen: string[] = [];
      for (const slug of SLUGS) {
        await page.goto(`${SITES[language]}/blog/${slug}`);
        for (const [name, { alt, title, caption }] of Object.entries(plots)) {
          const figure = page.getByRole("figure").filter({ has: page.getByText(title) });
          if ((await figure.count()) === 0) continue;
          seen.push(name);
          await expect(figure.getByRole("img", { name: alt })).toBeVisible();
          await expect(figure.getByText(example, { exact: true })).toBeVisible();
          await expect(figure.getByText(caption)).toBeVisible();
        }
        await expect(page.locator("article aside.prose-note:not(.is-number)")).toHaveCount(1);
      }
      expect(seen.toSorted()).toEqual(Object.keys(ARTICLE_FIGURES).toSorted());
    });

    for (const width of [390, 820, 1440]) {
      test(`a figure stands clear of what is before and after it at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const slug of SLUGS) {
          await page.goto(`${SITES[language]}/blog/${slug}`);
          const figures = page.locator(".prose > figure");
          expect(await figures.count(), slug).toBeGreaterThan(0);
          const gaps = await figures.evaluateAll((all) =>
            all.flatMap((figure) => {
              const { top, bottom } = figure.getBoundingClientRect();
              const before = figure.previousElementSibling?.getBoundingClientRect().bottom;
              const after = figure.nextElementSibling?.getBoundingClientRect().top;
              return [
                ...(before === undefined ? [] : [top - before]),
                ...(after === undefined ? [] : [after - bottom]),
              ];
            }),
          );
          expect(Math.min(...gaps), slug).toBeGreaterThanOrEqual(LEAST_GAP_PX);
        }
      });
    }

    for (const width of [320, 390, 820, 1440]) {
      test(`no word of a figure leaves it at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const slug of SLUGS) {
          await page.goto(`${SITES[language]}/blog/${slug}`);
          const outside = await page.locator("figure > svg[role=img]").evaluateAll((plots) =>
            plots.flatMap((plot) => {
              const { left, right } = plot.getBoundingClientRect();
              return [...plot.querySelectorAll("text")].flatMap((text) => {
                const box = text.getBoundingClientRect();
                return box.left < left - 1 || box.right > right + 1 ? text.textContent : [];
              });
            }),
          );
          expect(outside, slug).toEqual([]);
        }
      });
    }
  });
}

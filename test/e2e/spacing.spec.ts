import type { Page } from "@playwright/test";
import { expect, LANGUAGES, laidOut, SITES, test } from "./journey.ts";

/** What a reader may set for all text without losing any (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-block-end: 2em !important }`;
/** Pages with words as large as the window, with tables, and with forms. */
const PAGES = [
  "/",
  "/creators",
  "/creators/join",
  "/brands/resources",
  "/services/content-strategy",
  "/case-studies/urban-fit",
  "/blog/tiktok-algorithm-2023",
  "/contact",
  "/tiktok-analytics",
  "/nope",
];
const WIDTHS_PX = [360, 1280];

for (const language of LANGUAGES) {
  test(`text spaced wider by its reader is not cut in ${language}`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(180_000);
    expectConsole(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of PAGES) {
        await page.goto(SITES[language] + path);
        await laidOut(page);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACING);
        expect(await cutTexts(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** Words that fill their field, where their readers space nothing. */
const LARGE_WORDS = { "/": ".home-free", "/creators": ".creators-free-word" };
const ALL_WIDTHS_PX = [360, 390, 768, 820, 1024, 1100, 1440, 1920];

for (const language of LANGUAGES) {
  test(`the largest words stand on one line in ${language}`, async ({ page }) => {
    for (const [path, word] of Object.entries(LARGE_WORDS)) {
      await page.goto(SITES[language] + path);
      for (const width of ALL_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        await laidOut(page);
        const lines = await page.locator(word).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
        });
        expect(lines, `${path}, ${width} px`).toBe(1);
      }
    }
  });
}

/** Texts that end beyond the window or beyond what clips them, unless that can be scrolled. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING_PX = 2;
    const HIDDEN = '[aria-hidden="true"], .visually-hidden, svg, details:not([open])';
    const edgeOf = (element: Element) => {
      let edge = document.documentElement.clientWidth;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX) || clipPath !== "none") return Number.POSITIVE_INFINITY;
        if (overflowX !== "visible") edge = Math.min(edge, around.getBoundingClientRect().right);
      }
      return edge;
    };
    const cut: string[] = [];
    const main = document.querySelector("main") ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest(HIDDEN)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // What a reader's tracking adds after the last letter is nothing that can be lost.
      const tracking = Math.max(0, Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
      const lines = Array.from(range.getClientRects(), (line) => line.right);
      const right = Math.max(...lines) - tracking;
      if (right > edgeOf(element) + ROUNDING_PX)
        cut.push(`${element.className}: ${text.textContent}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + ROUNDING_PX) cut.push(`sideways ${scrollWidth - clientWidth}`);
    return cut;
  });
}

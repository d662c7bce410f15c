import { expect, LANGUAGES, SITES, test } from "./journey.ts";

for (const language of LANGUAGES) {
  test(`a page's styles are there before it is gone to, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/terms`);
    await tab.until(true, isLoadedAhead, "/about");
    const left = await tab.run(() => performance.now());
    await tab.press('.nav-list a[href="/about"]');
    await tab.arrives(`${SITES[language]}/about`);
    const sheets = await tab.run(sheetsInForce);
    expect(sheets.map(({ asked }) => asked).filter((asked) => asked > left)).toEqual([]);
    expect(sheets.length).toBeGreaterThan(0);
  });
}

/** Whether a page's data have come, which are asked for with its styles, and every sheet that waits. */
function isLoadedAhead(page: string): boolean {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>("link[data-ahead]")];
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const data = entries.find(({ name }) => new URL(name).pathname === `${page}.data`);
  return Boolean(data?.responseEnd) && waiting.length > 0 && waiting.every(({ sheet }) => sheet);
}

/** Linked sheets that the page is shown with, and when each was asked for, in ms since it was opened. */
function sheetsInForce() {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .filter(({ media }) => media !== "not all")
    .flatMap(({ href }) => {
      const [entry] = performance.getEntriesByName(href);
      return { href, asked: entry?.startTime ?? Number.POSITIVE_INFINITY };
    });
}

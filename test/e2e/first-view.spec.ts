/** What a page brings along and what it puts off until it has painted, and that nobody can tell. */
import type { Page } from "@playwright/test";
import { expect, HTTP_TOO, hydrated, laidOut, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

const visibility = (selector: string) =>
  `getComputedStyle(document.querySelector("${selector}")).contentVisibility`;

test("scripts are asked for after the first paint", async ({ page }) => {
  await page.goto(`${SITES.en}/about`);
  await hydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test("a tab opened in the background comes alive without a paint", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${SITES.en}/about`);
  await hydrated(page);
});

test("a page opened at its top lays out what is far below once it is alive", async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${SITES.el}/`);
  await expect.poll(() => page.evaluate(visibility("footer"))).toBe("auto");
  go();
  await expect.poll(() => page.evaluate(visibility("footer"))).toBe("visible");
  await laidOut(page);
});

for (const [height, display] of [
  [823, "none"],
  [1400, "block"],
] as const) {
  test(`before the first paint, ${height} px high, a third section is ${display}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const third = document.querySelector("main > section:nth-of-type(3)");
        Object.assign(window, { third: third && getComputedStyle(third).display });
      });
    });
    // The modules are still on their way.
    await page.route("**/assets/entry.client-*.js", () => new Promise(() => {}));
    await page.goto(`${SITES.el}/`);
    expect(await page.evaluate("window.third")).toBe(display);
    await expect(page.locator("main > section").nth(2)).toHaveCSS("display", "block");
    await expect(page.locator("html")).toHaveAttribute("data-first-view", "near");
  });
}

test("a jump within the page lands on its target before the page is alive", async ({ page }) => {
  // The modules are still on their way.
  await page.route("**/assets/entry.client-*.js", () => new Promise(() => {}));
  await page.goto(`${SITES.en}/terms`);
  const jump = page.locator('main a[href^="#"]').last();
  const target = page.locator(`[id="${(await jump.getAttribute("href"))?.slice(1)}"]`);
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    1_000,
  );
  // Without the touch that would come before the click.
  await jump.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).not.toHaveAttribute("data-first-view");
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(target).toBeInViewport();
});

test("so does the next page; a way back, an anchor and a reload are laid out whole", async ({
  page,
}) => {
  // No idle moment ever comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${SITES.en}/services/production`);
  await hydrated(page);
  expect(await page.evaluate(visibility("footer"))).toBe("auto");
  await press(page.getByRole("banner").getByRole("link", { name: "For Creators" }));
  await expect(page).toHaveURL(`${SITES.en}/creators`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(visibility("footer"))).toBe("auto");
  await page.goBack();
  await expect(page).toHaveURL(`${SITES.en}/services/production`);
  await expect.poll(() => page.evaluate(visibility("footer"))).toBe("visible");
  await page.goto(`${SITES.en}/about#main`);
  expect(await page.evaluate(visibility("footer"))).toBe("visible");
  await page.goto(`${SITES.en}/services/production`);
  expect(await page.evaluate(visibility("footer"))).toBe("auto");
  await page.reload();
  expect(await page.evaluate(visibility("footer"))).toBe("visible");
});

test(
  "styles come with the document, ask for nothing, and leave with their page",
  HTTP_TOO,
  async ({ page, otherBrowser }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${SITES.el}/terms`);
    const copies = page.locator("head style[data-sheet]");
    const atFirst = await copies.count();
    expect(atFirst).toBeGreaterThan(1);
    await hydrated(page);
    await press(page.getByRole("contentinfo").getByRole("link", { name: "Ποιοι είμαστε" }));
    await expect(page).toHaveURL(`${SITES.el}/about`);
    await expect.poll(() => copies.count()).toBeLessThan(atFirst);
    expect(await copies.count()).toBeGreaterThan(0);
    const ownSheets = await copies.evaluateAll((all) => all.map((copy) => copy.dataset.sheet));
    expect(asked.filter((url) => ownSheets.includes(new URL(url).pathname))).toEqual([]);
    await page.goto(`${SITES.el}/terms`);
    const unscripted = await otherBrowser({ javaScriptEnabled: false });
    await unscripted.route("**/*.css", (route) => route.abort());
    await unscripted.goto(`${SITES.el}/terms`);
    const font = (where: Page) =>
      where.locator("h1").evaluate((heading) => getComputedStyle(heading).font);
    expect(await font(unscripted)).toBe(await font(page));
  },
);

test(
  "a page loaded ahead has its styles the moment it is there, and leaves none behind",
  HTTP_TOO,
  async ({ page }) => {
    await page.goto(`${SITES.en}/team`);
    await hydrated(page);
    const link = page.locator('header a[href="/about"]').first();
    const ahead = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-ahead][rel="stylesheet"]')].map(
          ({ media, sheet }) => ({
            media,
            loaded: sheet !== null,
          }),
        ),
      );
    await expect
      .poll(async () => (await ahead()).filter(({ loaded }) => loaded).length)
      .toBeGreaterThan(3);
    // A prefetch is not what style-src covers: Firefox refuses it, and reports it, on every page.
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    // Nothing of them is in force on the page that is open.
    expect(new Set((await ahead()).map(({ media }) => media))).toEqual(new Set(["not all"]));
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes, observer) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLLinkElement && node.rel === "preload") seen.push(node.href);
        }
        if (document.querySelector("h1") === before) return;
        observer.disconnect();
        for (const sheet of document.querySelectorAll<HTMLLinkElement>(
          'link[rel="stylesheet"]:not([media="print"])',
        )) {
          if (sheet.sheet && sheet.media !== "not all") seen.push("in force");
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await press(link);
    await expect(page).toHaveURL(/\/about$/);
    // Each of them, and no preload beside.
    await expect
      .poll(async () => new Set(await page.evaluate<string[]>("seen")))
      .toEqual(new Set(["in force"]));
    const sheets = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLLinkElement>(
            'link[rel="stylesheet"]:not([media="print"])',
          ),
        ]
          .filter(({ sheet, media }) => sheet && media !== "not all")
          .map(({ href }) => href),
      );
    const [about = ""] = await sheets();
    await press(page.locator('header a[href="/contact"]').first());
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(sheets).not.toContain(about);
    expect((await sheets()).length).toBeGreaterThan(0);
  },
);

test("what is below comes alive for whoever reloads in the middle of the page", async ({
  page,
}) => {
  await page.goto(`${SITES.en}/`);
  await hydrated(page);
  const island = page.locator('[data-island="live-teaser"]');
  const first = page.waitForResponse(/\/islands\/live-teaser$/);
  await island.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await first;
  const again = page.waitForResponse(/\/islands\/live-teaser$/);
  await page.reload();
  await again;
  await expect(island.locator("time").first()).toHaveText(/^\d\d:\d\d$/);
});

test("an island's content comes in the place of what was there, which is laid out already", async ({
  page,
}) => {
  await page.goto(`${SITES.en}/`);
  await hydrated(page);
  const island = page.locator('[data-island="live-teaser"]');
  await island.evaluate((element) => {
    Object.assign(element, { isMarked: true });
    Object.assign(element.firstElementChild ?? {}, { isMarked: true });
    element.scrollIntoView({ block: "center" });
  });
  const marked = () =>
    island.evaluate((element) => [
      "isMarked" in element,
      "isMarked" in (element.firstElementChild ?? {}),
    ]);
  await expect.poll(marked).toEqual([true, false]);
});

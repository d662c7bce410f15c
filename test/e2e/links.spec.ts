import type { Page } from "@playwright/test";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

/** Longer than data loaded ahead is held, in ms. */
const LATER_MS = 60_000;
/** Longer than everything else that a page needs takes, in ms. */
const STYLES_DELAY_MS = 500;

/** Marks the document, to tell later whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

async function open(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await hydrated(page);
  await mark(page);
}

for (const language of LANGUAGES) {
  test(`a link leads on in the same document, by pointer and by keyboard, ${language}`, async ({
    page,
  }) => {
    await open(page, `${SITES[language]}/terms`);
    await press(page.locator('.nav-list a[href="/about"]'));
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('.nav-list a[href="/about"]')).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.locator('footer a[href="/team"]').focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/team$/);
    await page.goBack();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    expect(await isMarked(page)).toBe(true);
  });
}

test(
  "a click that asks for another tab opens one, and leaves the page",
  HTTP_TOO,
  async ({ page }) => {
    await open(page, `${SITES.en}/terms`);
    const opened = page.context().waitForEvent("page");
    await press(page.locator('.nav-list a[href="/about"]'), { modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/about$/);
    await expect(page).toHaveURL(/\/terms$/);
  },
);

test("the link to the page that is open leaves no second entry in the history", async ({
  page,
}) => {
  await open(page, `${SITES.en}/about`);
  const entries = await page.evaluate(() => history.length);
  await press(page.locator('.nav-list a[href="/about"]'));
  await press(page.locator('.nav-list a[href="/contact"]'));
  await expect(page).toHaveURL(/\/contact$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await isMarked(page)).toBe(true);
});

test("a link may leave the page scrolled as it is; others begin at the top", async ({ page }) => {
  await open(page, `${SITES.en}/blog`);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 120));
  await press(page.locator('main a[href^="/blog?category="]:visible').first());
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator(".blog-row").first()).toBeVisible();
  expect(await scrolled()).toBeGreaterThan(100);
  await press(page.locator('.nav-list a[href="/about"]'));
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(scrolled).toBe(0);
});

test("what was loaded ahead too long ago is loaded again when the pointer comes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + (Reflect.get(window, "skewMs") ?? 0);
  });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/about.data")) asked++;
  });
  const first = page.waitForResponse(/\/about\.data/);
  await open(page, `${SITES.en}/terms`);
  await (await first).finished();
  const link = page.locator('.nav-list a[href="/about"]');
  await link.hover();
  await page.locator("main h1").hover();
  expect(asked).toBe(1);
  await page.evaluate((ms) => void Object.assign(window, { skewMs: ms }), LATER_MS);
  const again = page.waitForResponse(/\/about\.data/);
  await link.hover();
  await (await again).finished();
  await press(link);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("main h1")).toBeVisible();
  expect(asked).toBe(2);
});

test("the link to the page that was open is loaded ahead once another is", async ({ page }) => {
  await open(page, `${SITES.en}/about`);
  const data = page.waitForRequest(/\/about\.data/);
  await press(page.locator('.nav-list a[href="/contact"]'));
  await expect(page).toHaveURL(/\/contact$/);
  await data;
});

test("a page is not shown before its styles are there, and a link to a place in it goes there", async ({
  page,
}) => {
  await open(page, `${SITES.en}/brands/campaigns`);
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, STYLES_DELAY_MS));
    await route.continue();
  });
  const chapter = page.locator("#chapter-8");
  const looks = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const chapter = document.getElementById("chapter-8");
          if (!chapter) return;
          observer.disconnect();
          resolve(getComputedStyle(chapter).display);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await press(page.locator('main a[href="/brands/playbook#chapter-8"]'));
  await expect(page).toHaveURL(/\/brands\/playbook#chapter-8$/);
  await expect(chapter).toBeInViewport();
  expect(await looks).toBe(await chapter.evaluate((it) => getComputedStyle(it).display));
  expect(await isMarked(page)).toBe(true);
});

test("a page that was loaded ahead has run before anybody goes there", async ({ page }) => {
  await open(page, `${SITES.en}/about`);
  const [module, source] = await page.evaluate(async () => {
    const address = window.__reactRouterManifest?.routes.contact?.module ?? "";
    return [address, await (await fetch(address)).text()] as const;
  });
  const body = `${source}\nwindow.hasRun = true;`;
  await page.route(`**${module}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await open(page, `${SITES.en}/terms`);
  await expect.poll(() => page.evaluate(() => "hasRun" in window)).toBe(true);
});

test("the header stays as it is from a page with the footer's call to one without", async ({
  page,
}) => {
  await open(page, `${SITES.en}/about`);
  const header = page.getByRole("banner");
  await header.evaluate((element) => Object.assign(element, { isOld: true }));
  const apply = page.getByRole("contentinfo").getByRole("link", { name: "Apply as a creator" });
  await expect(apply).toBeVisible();
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }));
  await expect(page).toHaveURL(`${SITES.en}/privacy`);
  await expect(apply).toHaveCount(0);
  await press(header.getByRole("link", { name: "For Creators" }));
  await expect(page).toHaveURL(`${SITES.en}/creators`);
  expect(await header.evaluate((element) => "isOld" in element)).toBe(true);
});

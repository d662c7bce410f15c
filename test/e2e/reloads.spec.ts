import type { Page, Request } from "@playwright/test";
import { expectSent, FILL, formOn, send } from "./answers.ts";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

/** Where the script of a route is. */
async function moduleOf(page: Page, id: string): Promise<string> {
  const address = await page.evaluate(
    (route) =>
      (
        window as unknown as {
          __reactRouterManifest: { routes: Record<string, { module: string }> };
        }
      ).__reactRouterManifest.routes[route]?.module ?? "",
    id,
  );
  expect(address).toMatch(/^\/assets\//);
  return address;
}

test.describe("a new build", () => {
  test("is looked for hourly, and reloads the page", async ({ page }) => {
    await page.clock.install();
    await page.goto(`${SITES.en}/terms`);
    await hydrated(page);
    const asked: string[] = [];
    await page.route("**/builds/**", (route) => {
      asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
      const body = route.request().url().includes("meta")
        ? { id: "next", routeRules: {} }
        : { id: "next" };
      return route.fulfill({ json: body });
    });
    // The page's clock also runs by itself: opening it may take a busy machine seconds.
    await page.clock.runFor("58:00");
    expect(asked).toEqual([]);
    const reloaded = page.waitForEvent("framenavigated");
    await page.clock.runFor("02:00");
    await reloaded;
    expect(asked[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
    expect(asked[1]).toBe("/builds/meta/next.json");
  });
});

/** What a browser and the router say of a script that can't be had. */
const LOST_CHUNK = [
  /Failed to (load|fetch)/,
  /Error loading route module/,
  /ERR_FAILED/,
  /TypeError/,
];

/** A page that loads nothing ahead, so that a press is what asks for the next page's script. */
async function openWithoutPrefetch(page: Page, address: string) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(address);
  await hydrated(page);
}

test.describe("a chunk that fails to load", HTTP_TOO, () => {
  test("reloads at the destination", async ({ page, expectConsole }) => {
    expectConsole(...LOST_CHUNK);
    await openWithoutPrefetch(page, `${SITES.en}/terms`);
    const manifest = await moduleOf(page, "contact");
    let refused = 0;
    await page.route(`**${manifest}`, (route) => {
      refused++;
      return refused <= 1 ? route.abort() : route.continue();
    });
    await press(page.locator('.nav-list a[href="/contact"]'));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(refused).toBeGreaterThanOrEqual(1);
  });

  test("reloads once, then says what is wrong, in the title too", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(...LOST_CHUNK);
    await openWithoutPrefetch(page, `${SITES.el}/terms`);
    await page.evaluate(() => sessionStorage.setItem("b4:reload:/about", String(Date.now())));
    await page.route(`**${await moduleOf(page, "about")}`, (route) => route.abort());
    await press(page.locator('.nav-list a[href="/about"]'));
    await expect(page.locator(".error-screen")).toBeVisible();
    await expect(page).toHaveTitle("Παρουσιάστηκε σφάλμα | B4");
  });

  test("reloads the home page for its lower part", async ({ page, expectConsole }) => {
    expectConsole(/Failed to (load|fetch)/, /ERR_FAILED/, /TypeError/);
    let refused = 0;
    await page.route("**/assets/below-the-fold-*.js", (route) => {
      refused++;
      return refused <= 1 ? route.abort() : route.continue();
    });
    await page.goto(`${SITES.en}/`);
    await hydrated(page);
    // The page listens for a first touch once its effects have run, which nothing shows from outside.
    const touchUntil = (wanted: number) =>
      expect
        .poll(async () => {
          await page.keyboard.press("Shift");
          return refused;
        })
        .toBe(wanted);
    const reloaded = page.waitForEvent("framenavigated");
    await touchUntil(1);
    await reloaded;
    await hydrated(page);
    await touchUntil(2);
    await hydrated(page, ".home-faq summary");
    expect(refused).toBe(2);
  });

  for (const language of LANGUAGES) {
    test(`leaves a form that a document can send, in ${language}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(...LOST_CHUNK);
      await openWithoutPrefetch(page, `${SITES[language]}/terms`);
      await page.route(`**${await moduleOf(page, "contact")}`, (route) => route.abort());
      const reloaded = page.waitForRequest(isDocument("GET", "/contact"));
      await press(page.locator('.nav-list a[href="/contact"]'));
      await reloaded;
      await FILL["/contact"]?.(page);
      const posted = page.waitForRequest(isDocument("POST", "/contact"));
      await send(page);
      await posted;
      await expectSent(page);
    });
  }

  test("takes nothing from a form whose checks it holds", async ({ page, expectConsole }) => {
    expectConsole(...LOST_CHUNK);
    await page.goto(`${SITES.en}/contact`);
    await hydrated(page);
    const before = await page.evaluate(scriptsOf);
    let refused = 0;
    await page.route("**/assets/*.js", (route) => {
      const isNew = !before.includes(new URL(route.request().url()).pathname);
      if (isNew) refused++;
      return isNew ? route.abort() : route.continue();
    });
    // By hand, as the reload does: the first touch asks for the checks.
    const reloaded = page.waitForRequest(isDocument("GET", "/contact"));
    const { text } = formOn(page);
    await text("message").fill("An interview, please.");
    await reloaded;
    await hydrated(page);
    await expect(text("message")).toHaveValue("An interview, please.");
    await FILL["/contact"]?.(page);
    await send(page);
    await expectSent(page);
    expect(refused).toBeGreaterThan(0);
  });
});

const isDocument = (method: string, path: string) => (request: Request) =>
  request.isNavigationRequest() &&
  request.method() === method &&
  new URL(request.url()).pathname === path;

/** Paths of the scripts that a page has asked for. */
const scriptsOf = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith(".js"));

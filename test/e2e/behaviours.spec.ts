import type { Page } from "@playwright/test";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

const KEY = "nuxt-color-mode";

test.describe("colour mode", () => {
  test("follows the device live until the visitor chooses", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${SITES.en}/about`);
    await hydrated(page);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveClass(/light/);
    await press(page.getByRole("button", { name: "Dark" }));
    await expect(page.locator("html")).toHaveClass(/dark/);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveClass(/dark/);
    await press(page.getByRole("button", { name: "Light" }));
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("light");
  });

  test("is there before the first paint", async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript((key) => localStorage.setItem(key, "dark"), KEY);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName("first-paint");
        if (paint) {
          document.documentElement.dataset.classAtPaint = document.documentElement.className;
        }
      }).observe({ type: "paint", buffered: true });
    });
    // The scripts of the page never arrive: only the inline one can have set it.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${SITES.en}/about`, { waitUntil: "commit" }).catch(() => {});
    await expect(page.locator("html")).toHaveAttribute("data-class-at-paint", /dark/);
  });

  test("follows the device without JavaScript", async ({ otherBrowser }) => {
    const page = await otherBrowser({ javaScriptEnabled: false, colorScheme: "dark" });
    await page.goto(`${SITES.en}/about`);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain(
      "dark",
    );
    await expect(page.getByRole("button", { name: /Dark|Light/ })).toBeHidden();
  });
});

/** How many ms of the page's own clock pass until the bar shows, or no longer does. */
async function msUntil(page: Page, shown: boolean): Promise<number> {
  const STEP_MS = 50;
  let passed = 0;
  const step = async () => {
    await page.clock.runFor(STEP_MS);
    passed += STEP_MS;
    return /is-active/.test((await page.locator(".loading-bar").getAttribute("class")) ?? "");
  };
  await expect.poll(step, { intervals: [20] }).toBe(shown);
  return passed;
}

test.describe("loading bar", () => {
  test("is 3 px, waits 200 ms, and hides 500 ms after the page is there", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // Before the page is there: nothing may load the data ahead.
    await page.route("**/privacy.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${SITES.en}/terms`);
    await hydrated(page);
    // Stands still but for the steps below, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page.locator('footer a[href="/privacy"]'));
    expect(await msUntil(page, true)).toBeGreaterThanOrEqual(200);
    expect(await page.locator(".loading-bar").evaluate((bar) => getComputedStyle(bar).height)).toBe(
      "3px",
    );
    answer();
    await expect(page).toHaveURL(/\/privacy$/);
    expect(await msUntil(page, false)).toBeGreaterThanOrEqual(500);
  });
});

test.describe("prefetch", () => {
  test("loads pages of visible links, at most four at once", async ({ page }) => {
    let underWay = 0;
    let most = 0;
    const asked = new Set<string>();
    await page.route("**/*.data*", async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 120));
      underWay--;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${SITES.en}/services`);
    await expect.poll(() => asked.size).toBeGreaterThan(4);
    expect(most).toBeLessThanOrEqual(4);
    expect(asked).toContain("/blog.data");
  });

  test("is what a click then shows, without asking again", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/about.data")) asked.push(request.url());
    });
    const arrived = page.waitForResponse(/\/about\.data/);
    await page.goto(`${SITES.en}/terms`);
    await (await arrived).finished();
    await press(page.locator('.nav-list a[href="/about"]'));
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  for (const [name, connection] of [
    ["data-saver", { saveData: true, effectiveType: "4g" }],
    ["2g", { saveData: false, effectiveType: "2g" }],
  ] as const) {
    test(`is off on ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(".data")) asked.push(request.url());
      });
      await page.goto(`${SITES.en}/services`);
      await hydrated(page);
      await page.waitForTimeout(2500);
      expect(asked).toEqual([]);
    });
  }
});

for (const language of LANGUAGES) {
  test(`navigation moves focus and announces the page, ${language}`, async ({ page }) => {
    await page.goto(`${SITES[language]}/terms`);
    await hydrated(page);
    await press(page.locator('.nav-list a[href="/about"]'));
    await expect(page).toHaveURL(/\/about$/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches("h1, #main")))
      .toBe(true);
    await expect(page.locator("[aria-live=polite], [role=status]").first()).toHaveText(
      await page.title(),
    );
  });

  test(`an unknown address shows the 404 screen, and its button leads home, ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const title = language === "en" ? "Page Not Found" : "Η σελίδα δεν βρέθηκε";
    const home = language === "en" ? "Go back home" : "Πίσω στην αρχική";
    await page.goto(`${SITES[language]}/nope`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await press(page.getByRole("link", { name: home }));
    await expect(page).toHaveURL(`${SITES[language]}/`);
  });
}

for (const language of LANGUAGES) {
  test(`a failing page shows the other error screen inside the shell, ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/500/);
    await page.route("**/about.data*", (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, statusMessage: "x", message: "x" } }),
    );
    await page.goto(`${SITES[language]}/terms`);
    await hydrated(page);
    await press(page.locator('.nav-list a[href="/about"]'));
    const title = language === "en" ? "An Error Occurred" : "Παρουσιάστηκε σφάλμα";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("footer")).toBeVisible();
  });
}

test("/apply-redirect goes on to the form with its query", async ({ page, otherBrowser }) => {
  await page.goto(`${SITES.en}/apply-redirect?opening=x&utm=1`);
  await expect(page).toHaveURL(`${SITES.en}/careers/apply?opening=x&utm=1`);
  const plain = await otherBrowser({ javaScriptEnabled: false });
  await plain.goto(`${SITES.el}/apply-redirect?opening=x`);
  await expect(plain).toHaveURL(`${SITES.el}/careers/apply?opening=x`);
});

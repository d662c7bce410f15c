import type { Page } from "@playwright/test";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { ADMIN, comeIn } from "./staff.ts";

/** What stands between a visitor and the site, and answers in its place. */
const IN_BETWEEN = {
  "an empty refusal": { status: 400, body: "" },
  "a proxy's page": { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" },
  "a proxy that finds it too large": { status: 413, contentType: "text/html", body: "too large" },
} as const;

const NOTICE = ".notice-problem";

/** Answers every form that is sent by script, until it is told to stop. */
async function answerInstead(page: Page, answer: (typeof IN_BETWEEN)[keyof typeof IN_BETWEEN]) {
  const isForm = (url: URL) => url.pathname.endsWith(".data");
  await page.route(isForm, (route) =>
    route.request().method() === "POST" ? route.fulfill(answer) : route.fallback(),
  );
  return () => page.unroute(isForm);
}

for (const language of LANGUAGES) {
  test.describe(`answers that are not ours, in ${language}`, () => {
    const origin = SITES[language];

    for (const [what, answer] of Object.entries(IN_BETWEEN)) {
      test(`${what}: a form says so, keeps what was typed and names an address`, async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/status of 4\d\d|status of 502/);
        await page.goto(`${origin}/contact`);
        await hydrated(page);
        await page.locator("#message").fill("An interview, please.");
        await answerInstead(page, answer);
        await press(page.locator('button[value="send"]'));
        await expect(page.locator(NOTICE)).toContainText("@");
        await expect(page.locator("#message")).toHaveValue("An interview, please.");
      });
    }

    test("signing in stays with what was typed, and goes on", async ({ page, expectConsole }) => {
      expectConsole(/status of 502/);
      await page.goto(`${origin}/account/sign-in`);
      await hydrated(page);
      const stop = await answerInstead(page, IN_BETWEEN["a proxy's page"]);
      await page.locator("[name=email]").fill(ADMIN.email);
      await page.locator("[name=password]").fill(ADMIN.password);
      await press(page.locator("main form button[type=submit]").first());
      await expect(page.locator(".unreached")).toBeFocused();
      await expect(page.locator(".unreached")).toContainText("@");
      await expect(page.locator("[name=email]")).toHaveValue(ADMIN.email);
      await stop();
      await press(page.locator("main form button[type=submit]").first());
      await expect(page).toHaveURL(`${origin}/admin`);
      await expect(page.locator(".unreached")).toHaveCount(0);
    });

    test("a page of staff stays with what was typed", async ({ page, expectConsole }) => {
      expectConsole(/status of 502|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await comeIn(page, origin, "editor", "/admin/redirects/new");
      await page.waitForURL(`${origin}/admin/redirects/new`);
      await hydrated(page, "main form button");
      await page.locator("[name=path]").fill("/bio");
      await page.locator("[name=target]").fill("/creators");
      const stop = await answerInstead(page, IN_BETWEEN["a proxy's page"]);
      const save = page.locator("main form button[type=submit]").first();
      await press(save);
      await expect(page.locator(".unreached")).toBeFocused();
      await expect(page.locator("[name=path]")).toHaveValue("/bio");
      await stop();
      await page.context().setOffline(true);
      await press(save);
      await expect(page.locator(".unreached")).toBeFocused();
      await expect(page.locator("[name=target]")).toHaveValue("/creators");
    });
  });
}

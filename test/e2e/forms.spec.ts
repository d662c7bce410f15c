import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, pressTwice, tick } from "./press.ts";

const REFERENCE = /B4-[0-9A-Z]{4}-[0-9A-Z]{4}/;
type Language = (typeof LANGUAGES)[number];

/** Answers that nobody has given before: the server under test takes the same ones for the same. */
const unique = () => crypto.randomUUID().slice(0, 8);

const send = (page: Page) => press(page.locator('button[value="send"]'));

async function fillPerson(page: Page) {
  await page.locator("#name").fill(`Kalliope ${unique()}`);
  await page.locator("#email").fill(`k.${unique()}@people.example.com`);
}

const FILL: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/creators/join": async (page) => {
    await fillPerson(page);
    await page.locator("#city").fill("Athens");
    await page.locator("#birthDate").fill("1999-05-05");
    await page.locator("#handleTiktok").fill("kalliopelive");
    await tick(page.locator("input[name=home][value=tiktok]"));
    await page.locator("#audience").selectOption("10k-100k");
    await page.locator("#liveHours").selectOption("1-3");
    await page.locator("#niche").fill("I cook.");
    await tick(page.locator("#consent"));
  },
  "/brands/join": async (page) => {
    await fillPerson(page);
    await page.locator("#company").fill("Ice & Sons");
    await tick(page.locator("input[name=goals][value=launch]"));
    await page.locator("#budget").selectOption("5k-15k");
    await tick(page.locator("input[name=timing][value=month]"));
    await page.locator("#markets").fill("Greece");
    await page.locator("#message").fill("A picnic cooler.");
    await tick(page.locator("#consent"));
  },
  "/careers/apply": async (page) => {
    await fillPerson(page);
    await page.locator("#city").fill("Athens");
    await page.locator("#made").fill("A show.");
    await page.locator("#cv").setInputFiles({
      name: "βιογραφικό.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(`%PDF-1.7 ${unique()}`),
    });
    await tick(page.locator("input[name=rightToWork][value=yes]"));
    await tick(page.locator("#consent"));
  },
  "/contact": async (page) => {
    await fillPerson(page);
    await page.locator("#topic").selectOption("press");
    await page.locator("#message").fill("An interview, please.");
    await tick(page.locator("#consent"));
  },
};

const next = (page: Page) => press(page.locator('button[value^="next:"]'));

async function writeBrief(page: Page) {
  await page.locator("#product").fill("A picnic cooler");
  await tick(page.locator("input[name=goal][value=order]"));
  await next(page);
  await page.locator("#audience").fill("Families who leave on Friday");
  await page.locator("#markets").fill("Greece");
  await next(page);
  await page.locator("#deadline").fill("1 June");
  await page.locator("#budget").selectOption("5k-15k");
  await next(page);
  await tick(page.locator("input[name=formats][value=live]"));
  await next(page);
  await page.locator("#company").fill("Ice & Sons");
  await fillPerson(page);
  await next(page);
  await expect(page.locator(".brief-summary")).toContainText("Families who leave on Friday");
  await tick(page.locator("#consent"));
}
const ALL = { ...FILL, "/brands/campaigns": writeBrief };

async function expectSent(page: Page): Promise<string> {
  await expect(page.locator(".sent-reference")).toHaveText(REFERENCE);
  expect(new URL(page.url()).searchParams.get("sent")).toMatch(REFERENCE);
  return (await page.locator(".sent-reference").textContent()) ?? "";
}

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`forms in ${language}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled, locale: language === "el" ? "el-GR" : "en-US" });
      for (const [path, fill] of Object.entries(ALL)) {
        test(`${path} is sent, and is one when sent twice`, async ({ page }) => {
          await page.goto(SITES[language] + path);
          if (javaScriptEnabled) await hydrated(page);
          await fill(page);
          await send(page);
          const reference = await expectSent(page);
          // The brief's last step came from a post: no browser shows that again by itself.
          if (javaScriptEnabled || path === "/brands/campaigns") return;
          await page.goBack();
          await expect(page.locator("#name")).not.toHaveValue("");
          // A chosen file is the browser's to forget.
          if (path === "/careers/apply") return;
          await send(page);
          expect(await expectSent(page)).toBe(reference);
        });
      }

      test("a wrong form says what to do, and keeps what was typed", async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/422/);
        await page.goto(`${SITES[language]}/creators/join`);
        if (javaScriptEnabled) await hydrated(page);
        await page.locator("#name").fill("Καλλιόπη");
        await page.locator("#birthDate").fill(`${new Date().getFullYear() - 16}-01-01`);
        await send(page);
        const summary = page.locator(".error-summary");
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle({ en: /^Error: /, el: /^Πρόβλημα: / }[language]);
        await expect(page.locator("#name")).toHaveValue("Καλλιόπη");
        await expect(page.locator("#guardianName")).toBeVisible();
        await press(summary.getByRole("link").nth(1));
        await expect(page.locator("#city")).toBeFocused();
      });
    });
  }

  test(`axe finds nothing in ${language} on forms that came back and forms that are sent`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(180_000);
    expectConsole(/422/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [...Object.keys(ALL), "/contact?sent=B4-7KQ2-M9XD&topic=press"]) {
      await page.goto(SITES[language] + path);
      await hydrated(page);
      if (!path.includes("?")) {
        await press(page.locator('button[name="intent"]').first());
        await expect(page.locator(".error-summary")).toBeVisible();
      }
      await expectAccessible(page, path);
    }
  });
}

test.describe("with script", () => {
  const open = async (page: Page, language: Language, path: string) => {
    await page.goto(SITES[language] + path);
    await hydrated(page);
  };

  test("a field is checked when it is left", async ({ page }) => {
    await open(page, "en", "/contact");
    await page.locator("#email").fill("half@");
    await page.locator("#message").focus();
    await expect(page.locator("#email-error")).toBeVisible();
    await page.locator("#email").fill("whole@people.example.com");
    await page.locator("#message").focus();
    await expect(page.locator("#email-error")).toBeHidden();
  });

  test("a draft comes back after a reload, and can be cleared", async ({ page }) => {
    await open(page, "el", "/brands/campaigns");
    await page.locator("#product").fill("Ψυγειάκι");
    await tick(page.locator("input[name=goal][value=order]"));
    await next(page);
    await page.locator("#audience").fill("Οικογένειες");
    await expect(page.locator(".form-draft button")).toBeVisible();
    await open(page, "el", "/brands/campaigns");
    await expect(page.locator("#audience")).toHaveValue("Οικογένειες");
    await press(page.locator('button[value="back:audience"]'));
    await expect(page.locator("#product")).toHaveValue("Ψυγειάκι");
    await press(page.locator(".form-draft button"));
    await expect(page.locator("#product")).toHaveValue("");
    await open(page, "el", "/brands/campaigns");
    await expect(page.locator("#product")).toHaveValue("");
    await expect(page.locator(".form-draft button")).toBeHidden();
  });

  test("a CV goes ahead, stays when the form comes back, and a wrong one is told", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await open(page, "en", "/careers/apply?opening=live-producer");
    await expect(page.locator("#opening")).toHaveValue("live-producer");
    const choose = (name: string, content: string) =>
      page.locator("#cv").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
    await choose("cv.pdf", "no document at all");
    await expect(page.locator("#cv-error")).toBeVisible();
    await choose("cv.pdf", `%PDF-1.7 ${unique()}`);
    await expect(page.locator(".file-kept")).toContainText("cv.pdf");
    await expect(page.locator("#cv-error")).toBeHidden();
    await send(page);
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.locator(".file-kept")).toContainText("cv.pdf");
  });

  test("two clicks send one form", async ({ page }) => {
    await open(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    await pressTwice(page.locator('button[value="send"]'));
    await expectSent(page);
  });

  test("without a connection nothing is lost", async ({ page, context, expectConsole }) => {
    // Pages that links in view lead to can't be loaded ahead, either.
    expectConsole(/ERR_INTERNET_DISCONNECTED|route module|dynamically imported/);
    await open(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.locator(".notice-problem")).toBeVisible();
    await expect(page.locator("#message")).toHaveValue("An interview, please.");
    await context.setOffline(false);
    await send(page);
    await expectSent(page);
  });
});

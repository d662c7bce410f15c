import type { Locator, Page } from "@playwright/test";
import {
  cvKept,
  cvOf,
  errorSummary,
  expectSent,
  FORMS,
  fillPerson,
  formOn,
  send,
  unique,
  writeBrief,
} from "./answers.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press } from "./press.ts";
import { comeIn } from "./staff.ts";

/** Long enough for a page to show what has arrived, in milliseconds. */
const SHOWN_MS = 400;

/** A field is found wrong when it is left, and put right: its error goes when it is left again. */
async function correctEmail(page: Page) {
  const { text, error } = formOn(page);
  await text("email").fill("ada@");
  await text("name").focus();
  await expect(text("email")).toHaveAccessibleDescription(error("email", "email"));
  await text("email").fill(`ada.${unique()}@people.example.com`);
}

/** Holds the pointer down on something; `lift` ends the press. */
async function holdDown(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
  return { lift: () => page.mouse.up() };
}

/** Keeps the answers to some requests back until they are let go, and tells when one is waiting. */
async function keepBack(page: Page, address: RegExp) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return {
    asked,
    arrive: async () => {
      const answered = page.waitForResponse(address);
      letGo();
      await answered;
      await page.waitForTimeout(SHOWN_MS);
    },
  };
}

for (const language of LANGUAGES) {
  test.describe(`a press is a press in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    const open = async (page: Page, path: string) => {
      await page.goto(SITES[language] + path);
      await hydrated(page);
    };

    for (const [path, fill] of Object.entries(FORMS)) {
      test(`${path} is sent right after a field was put right`, async ({ page }) => {
        await open(page, path);
        if (path === "/brands/campaigns") {
          // The step with an address ends with a button of its own.
          await writeBrief(page, async () => {
            await fillPerson(page);
            await correctEmail(page);
          });
        } else {
          await fill(page);
          await correctEmail(page);
        }
        await send(page);
        await expectSent(page);
      });
    }

    test("a consent is given right after a field was put right", async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await open(page, "/contact");
      await send(page);
      const { text, consent, error } = formOn(page);
      await expect(text("message")).toHaveAccessibleDescription(error("message", "required"));
      await text("message").fill("An interview, please.");
      await press(consent);
      await expect(text("message")).toHaveAccessibleDescription("");
      await expect(consent).toBeChecked();
    });

    test("what has arrived waits for the press to end", async ({ page }) => {
      await open(page, "/careers/apply");
      const upload = await keepBack(page, /\/api\/forms\/upload$/);
      await cvOf(page).setInputFiles({
        name: "cv.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from(`%PDF-1.7 ${unique()}`),
      });
      await upload.asked;
      const { consent } = formOn(page);
      const { lift } = await holdDown(page, consent);
      const before = await consent.boundingBox();
      await upload.arrive();
      expect(await consent.boundingBox()).toEqual(before);
      await lift();
      await expect(consent).toBeChecked();
      await expect(cvKept(page, "cv.pdf")).toBeVisible();
    });
  });
}

test.describe("under a press", () => {
  test("a list of the staff stays as it is", async ({ page }) => {
    await comeIn(page, SITES.en, "administrator", "/admin/users");
    await hydrated(page, "main input[type=search]");
    await page.locator("[name=q]").fill("nobody-of-that-name");
    const list = await keepBack(page, /\/admin\/users\.data\?/);
    await page.locator("[name=q]").press("Enter");
    await list.asked;
    const first = page.locator("main [data-row-link]").first();
    const address = (await first.getAttribute("href")) ?? "";
    const { lift } = await holdDown(page, first);
    await list.arrive();
    await expect(first).toHaveAttribute("href", address, { timeout: 1 });
    await lift();
    await expect(page).toHaveURL(SITES.en + address);
  });

  test("a form of the staff does not come back", async ({ page, expectConsole }) => {
    expectConsole(/422/);
    await comeIn(page, SITES.en, "editor", "/admin/redirects/new");
    await hydrated(page, "#path");
    const answer = await keepBack(page, /\/admin\/redirects\/new\.data/);
    await page.locator("#path").fill("/somewhere");
    await page.locator("#path").press("Enter");
    await answer.asked;
    const { lift } = await holdDown(page, page.locator("#target"));
    await answer.arrive();
    await expect(errorSummary(page)).toHaveCount(0, { timeout: 1 });
    await lift();
    await expect(errorSummary(page)).toBeVisible();
  });

  test("the search shows no results", async ({ page }) => {
    await page.goto(`${SITES.en}/about`);
    await hydrated(page);
    await press(page.getByRole("link", { name: "Search" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    const answer = await keepBack(page, /\/api\/search\?q=live/);
    await page.keyboard.type("live");
    await answer.asked;
    const { lift } = await holdDown(page, dialog.locator("#search-keys").locator(".."));
    await answer.arrive();
    await expect(dialog.locator(".found-hit")).toHaveCount(0, { timeout: 1 });
    await lift();
    await expect(dialog.locator(".found-hit").first()).toBeVisible();
  });
});

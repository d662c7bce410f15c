import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { careersApply as el } from "../../content/el/pages/careers.ts";
import { careersApply as en } from "../../content/en/pages/careers.ts";
import { formWords } from "../../content/en/pages/forms.ts";
import { chooseCv, expectSent, FILL, FORMS, next, REFERENCE, send } from "./answers.ts";
import { expectAccessible, LOOKS } from "./axe.ts";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, pressTwice, tick } from "./press.ts";

/** An answer on a slow line, in milliseconds. */
const SLOW_ANSWER_MS = 1_500;

const DRAFT = formWords.formal.draft;

type Language = (typeof LANGUAGES)[number];

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`forms in ${language}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({
        javaScriptEnabled,
        locale: language === "el" ? "el-GR" : "en-US",
        // A phone in one language, a laptop in the other: each with script and without.
        viewport: language === "el" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      for (const [path, fill] of Object.entries(FORMS)) {
        test(`${path} is sent, and is one when sent twice`, HTTP_TOO, async ({ page }) => {
          await page.goto(SITES[language] + path);
          if (javaScriptEnabled) await hydrated(page);
          await fill(page);
          await send(page);
          const reference = await expectSent(page);
          if (javaScriptEnabled) await expectAnnounced(page);
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
    for (const path of [...Object.keys(FORMS), "/contact?sent=B4-7KQ2-M9XD&topic=press"]) {
      await page.goto(SITES[language] + path);
      await hydrated(page);
      if (!path.includes("?")) {
        await press(page.locator('button[name="intent"]').first());
        await expect(page.locator(".error-summary")).toBeVisible();
      }
      await expectAccessible(page, LOOKS[language], path);
    }
  });
}

test.describe("with script", () => {
  const open = async (page: Page, language: Language, path: string) => {
    await page.goto(SITES[language] + path);
    await hydrated(page);
  };

  for (const language of LANGUAGES) {
    test(`a mistake that is put right is out of the title in ${language}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await open(page, language, "/contact");
      await send(page);
      await expect(page).toHaveTitle({ en: /^Error: /, el: /^Πρόβλημα: / }[language]);
      await FILL["/contact"]?.(page);
      await send(page);
      await expectSent(page);
      await press(page.locator(".sent-back"));
      await expect(page).not.toHaveTitle(/^(Received|Ελήφθη|Error|Πρόβλημα): /);
    });

    test(`the poster is the applicant's, by draft and by what was sent, in ${language}`, async ({
      page,
    }) => {
      const tag = page.locator(".apply-third");
      const poster = page.locator(".apply-frame img");
      await open(page, language, "/creators/join");
      const nobody = (await tag.textContent()) ?? "";
      await FILL["/creators/join"]?.(page);
      await expect(tag).toContainText("@kalliopelive");
      await expect(page.locator(".form-draft button")).toBeVisible();
      await open(page, language, "/creators/join");
      await expect(tag).toContainText("@kalliopelive");
      await expect(tag).toContainText("Kalliope");
      await expect(poster).toHaveAttribute("src", "/api/poster?handle=kalliopelive");
      await expect(page.locator(".apply-figure figcaption")).toContainText("@kalliopelive");
      await press(page.locator(".form-draft button"));
      await expect(tag).toHaveText(nobody);
      await FILL["/creators/join"]?.(page);
      await send(page);
      await expectSent(page);
      await expect(tag).toContainText("@kalliopelive");
      await expect(poster).toHaveAttribute("src", "/api/poster?handle=kalliopelive");
    });
  }

  test("the stage keeps its poster whole beside the form, and its tag on phones", async ({
    page,
  }) => {
    for (const [width, height] of [
      [900, 720],
      [1100, 900],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, "el", "/creators/join");
      await page.locator("#niche").scrollIntoViewIfNeeded();
      await expect(page.locator(".apply-frame")).toBeInViewport({ ratio: 1 });
      const top = await page.locator(".apply-frame").evaluate((element) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top - bar;
      });
      expect(top, `${width} px`).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "en", "/creators/join");
    await expect(page.locator(".apply-third")).toBeInViewport({ ratio: 1 });
  });

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
    await chooseCv(page, "cv.pdf", "no document at all");
    await expect(page.locator("#cv-error")).toBeVisible();
    await chooseCv(page, "cv.pdf");
    await expect(page.locator(".file-kept")).toContainText("cv.pdf");
    await expect(page.locator("#cv-error")).toBeHidden();
    await send(page);
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.locator(".file-kept")).toContainText("cv.pdf");
  });

  for (const language of LANGUAGES) {
    test(`a CV comes back with the draft in ${language}`, async ({ page }) => {
      await open(page, language, "/careers/apply");
      await FILL["/careers/apply"]?.(page);
      await expect(page.locator(".file-kept")).toContainText("βιογραφικό.pdf");
      await open(page, language, "/careers/apply");
      await expect(page.locator(".file-kept")).toContainText("βιογραφικό.pdf");
      await expect(page.locator("#made")).toHaveValue("A show.");
      await tick(page.locator("#consent"));
      await send(page);
      await expectSent(page);
    });

    test(`a CV of a draft that is gone is asked for again in ${language}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await open(page, language, "/careers/apply");
      await FILL["/careers/apply"]?.(page);
      await expect(page.locator(".file-kept")).toBeVisible();
      await open(page, language, "/contact");
      await page.evaluate((gone) => {
        const [name = ""] = Object.keys(localStorage).filter((key) =>
          key.includes("careers-apply"),
        );
        const draft = JSON.parse(localStorage.getItem(name) ?? "");
        draft.file.key = gone;
        localStorage.setItem(name, JSON.stringify(draft));
      }, crypto.randomUUID());
      await open(page, language, "/careers/apply");
      await expect(page.locator(".file-kept")).toBeVisible();
      await tick(page.locator("#consent"));
      await send(page);
      await expect(page.locator(".error-summary a")).toHaveCount(1);
      await expect(page.locator("#cv-error")).toHaveText(
        { en, el }[language].form.fields.cvKey.errors.gone,
      );
      await expect(page.locator(".file-kept")).toHaveCount(0);
      await expect(page.locator("#made")).toHaveValue("A show.");
      await chooseCv(page, "again.pdf");
      await expect(page.locator(".file-kept")).toContainText("again.pdf");
      await send(page);
      await expectSent(page);
    });
  }

  test("a draft is said to be there, too, when the browser put it back by itself", async ({
    page,
  }) => {
    await open(page, "en", "/contact");
    await page.locator("#message").fill("An interview, please.");
    await expect(page.locator(".form-draft button")).toBeVisible();
    // As Firefox does on a reload, before the page's own script begins.
    await page.addInitScript(() =>
      document.addEventListener("readystatechange", () => {
        const message = document.querySelector<HTMLTextAreaElement>("#message");
        if (message) message.value = "An interview, please.";
      }),
    );
    await open(page, "en", "/contact");
    await expect(page.locator(".form-draft")).toContainText(DRAFT.restored);
    await expect(page.locator("#message")).toHaveValue("An interview, please.");
  });

  test("two presses send one form", async ({ page }) => {
    await open(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    // An answer that takes its time: both presses meet the form.
    await page.route(
      (url) => url.pathname.startsWith("/contact"),
      async (route) => {
        if (route.request().method() === "POST") await sleep(SLOW_ANSWER_MS);
        await route.continue();
      },
    );
    await pressTwice(page.locator('button[value="send"]'));
    await expect(page.locator(".sent-reference")).toHaveText(REFERENCE);
    expect(sent.filter((address) => new URL(address).pathname.startsWith("/contact"))).toHaveLength(
      1,
    );
  });

  test("a form that was filled in before is sent without a time", async ({ page }) => {
    const stampOf = async () => {
      const posted = page.waitForRequest((request) => request.method() === "POST");
      await send(page);
      return new URLSearchParams((await posted).postData() ?? "").get("stamp");
    };
    await open(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    await expect(page.locator(".form-draft")).toContainText(DRAFT.kept);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(".form-draft")).toContainText(DRAFT.restored);
    await tick(page.locator("#consent"));
    expect(await stampOf()).toBe("");
    await expectSent(page);
    // One that begins empty has one: it tells a person from a machine.
    await open(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    expect(await stampOf()).toMatch(/\w{8}/);
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

/** The title is read out by the region that is there for it. */
async function expectAnnounced(page: Page) {
  const title = await page.title();
  await expect(page.locator('[role="status"].visually-hidden')).toHaveText(title);
}

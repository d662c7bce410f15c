import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { drawPoster, posterSvg } from "../../app/design/art/poster.ts";
import { fill } from "../../app/i18n/fill.ts";
import {
  errorSummary,
  expectSent,
  FILL,
  FORMS,
  formOn,
  next,
  openForm,
  REFERENCE,
  send,
} from "./answers.ts";
import { expectAccessible, LOOKS } from "./axe.ts";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, pressTwice, tick } from "./press.ts";
import { WORDS } from "./words.ts";

/** An answer on a slow line, in milliseconds. */
const SLOW_ANSWER_MS = 1_500;
/** As this browser draws it. */
const posterOf = (handle: string) =>
  `data:image/svg+xml,${encodeURIComponent(posterSvg(drawPoster(handle), { size: 300 }))}`;

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`forms in ${language}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({
        javaScriptEnabled,
        locale: language === "el" ? "el-GR" : "en-US",
        // A phone in one language, a laptop in the other: each with script and without.
        viewport: language === "el" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      for (const [path, fillIn] of Object.entries(FORMS)) {
        test(`${path} is sent, and is one when sent twice`, HTTP_TOO, async ({ page }) => {
          await page.goto(SITES[language] + path);
          if (javaScriptEnabled) await hydrated(page);
          await fillIn(page);
          await send(page);
          const reference = await expectSent(page);
          if (javaScriptEnabled) await expectAnnounced(page);
          // The brief's last step came from a post: no browser shows that again by itself.
          if (javaScriptEnabled || path === "/brands/campaigns") return;
          await page.goBack();
          await expect(formOn(page).text("name")).not.toHaveValue("");
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
        const { text } = formOn(page);
        await text("name").fill("Καλλιόπη");
        await text("birthDate").fill(`${new Date().getFullYear() - 16}-01-01`);
        await send(page);
        const summary = errorSummary(page);
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle({ en: /^Error: /, el: /^Πρόβλημα: / }[language]);
        await expect(text("name")).toHaveValue("Καλλιόπη");
        const { label } = WORDS[language].creatorsJoin.form.fields.guardianName;
        await expect(page.getByRole("textbox", { name: label })).toBeVisible();
        await press(summary.getByRole("link").nth(1));
        await expect(text("city")).toBeFocused();
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
        await (path === "/brands/campaigns" ? next(page) : send(page));
        await expect(errorSummary(page)).toBeVisible();
      }
      await expectAccessible(page, LOOKS[language], path);
    }
  });
}

test.describe("with script", () => {
  for (const language of LANGUAGES) {
    test(`a mistake that is put right is out of the title in ${language}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/422/);
      await openForm(page, language, "/contact");
      await send(page);
      await expect(page).toHaveTitle({ en: /^Error: /, el: /^Πρόβλημα: / }[language]);
      await FILL["/contact"]?.(page);
      await send(page);
      await expectSent(page);
      const { sent, voice } = formOn(page);
      await press(sent.getByRole("link", { name: voice.sent.back }));
      await expect(page).not.toHaveTitle(/^(Received|Ελήφθη|Error|Πρόβλημα): /);
    });

    test(`the poster is the applicant's, by draft and by what was sent, in ${language}`, async ({
      page,
    }) => {
      const stage = page.getByRole("figure");
      const poster = stage.locator("img");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
      await openForm(page, language, "/creators/join");
      const { draft } = formOn(page);
      const nobody = (await stage.textContent()) ?? "";
      await FILL["/creators/join"]?.(page);
      await expect(stage).toContainText("@kalliopelive");
      await expect(draft.clear).toBeVisible();
      await openForm(page, language, "/creators/join");
      await expect(stage).toContainText("@kalliopelive");
      await expect(stage).toContainText("Kalliope");
      const drawn = posterOf("kalliopelive");
      await expect(poster).toHaveAttribute("src", drawn);
      const { note } = WORDS[language].creatorsJoin.stage;
      await expect(stage.getByText(fill(note, { handle: "@kalliopelive" }))).toBeVisible();
      await press(draft.clear);
      await expect(stage).toHaveText(nobody);
      await FILL["/creators/join"]?.(page);
      expect(asked.filter((address) => address.includes("kalliope"))).toEqual([]);
      await send(page);
      await expectSent(page);
      await expect(stage).toContainText("@kalliopelive");
      await expect(poster).toHaveAttribute("src", drawn);
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
      await openForm(page, "el", "/creators/join");
      await formOn(page).text("niche").scrollIntoViewIfNeeded();
      await expect(page.locator(".apply-frame")).toBeInViewport({ ratio: 1 });
      const top = await page.locator(".apply-frame").evaluate((element) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top - bar;
      });
      expect(top, `${width} px`).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, "en", "/creators/join");
    await expect(page.locator(".apply-third")).toBeInViewport({ ratio: 1 });
  });

  test("a field is checked when it is left", async ({ page }) => {
    await openForm(page, "en", "/contact");
    const { text, error } = formOn(page);
    await text("email").fill("half@");
    await text("message").focus();
    await expect(text("email")).toHaveAccessibleDescription(error("email", "email"));
    await text("email").fill("whole@people.example.com");
    await text("message").focus();
    await expect(text("email")).toHaveAccessibleDescription("");
  });

  test("two presses send one form", async ({ page }) => {
    await openForm(page, "en", "/contact");
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
    const form = formOn(page);
    await pressTwice(form.send);
    await expect(form.sent).toContainText(REFERENCE);
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
    await openForm(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    const { draft, consent } = formOn(page);
    await expect(draft.kept).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(draft.restored).toBeVisible();
    await tick(consent);
    expect(await stampOf()).toBe("");
    await expectSent(page);
    // One that begins empty has one: it tells a person from a machine.
    await openForm(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    expect(await stampOf()).toMatch(/\w{8}/);
  });

  test("without a connection nothing is lost", async ({ page, context, expectConsole }) => {
    // Pages that links in view lead to can't be loaded ahead, either.
    expectConsole(/ERR_INTERNET_DISCONNECTED|route module|dynamically imported/);
    await openForm(page, "en", "/contact");
    await FILL["/contact"]?.(page);
    await context.setOffline(true);
    await send(page);
    const { text, voice } = formOn(page);
    await expect(page.getByRole("alert")).toContainText(voice.offline.heading);
    await expect(text("message")).toHaveValue("An interview, please.");
    await context.setOffline(false);
    await send(page);
    await expectSent(page);
  });
});

/** The title is read out by the region that is there for it. */
async function expectAnnounced(page: Page) {
  const title = await page.title();
  const regions = page.getByRole("status").filter({ hasText: title });
  await expect(regions).toHaveText(title);
}

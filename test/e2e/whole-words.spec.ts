import type { Page } from "@playwright/test";
import { newLead } from "../../backend/testing/new-lead.ts";
import { SERVICES } from "../../content/facts/services.ts";
import { expect, LANGUAGES, laidOut, SITES, test } from "./journey.ts";
import { adminToken, call, comeIn } from "./staff.ts";

const HANDLE = "streamingwithalexandros";
const EDITOR_ROLE = "3c9e7b41-2f58-4d06-a1b7-6e0d4c8f2935";

/** Words in the page's main part that begin on one line and end on another, where they are seen. */
const brokenWords = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      if (parentElement && getComputedStyle(parentElement).clipPath !== "none") continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}_]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const language of LANGUAGES) {
  test(`no handle and no address breaks inside a word, ${language}`, async ({ page }) => {
    const token = await adminToken();
    const tail = crypto.randomUUID().slice(0, 8);
    const email = `konstantina.papadimitropoulou@creators${tail}.example.com`;
    await call("POST", "/users/invite", { email, role: EDITOR_ROLE }, token);
    const summary = `@${HANDLE} · Athens`;
    const lead = newLead({ form: "creators-join", locale: language, name: "Alex", summary });
    await call("POST", "/items/leads", lead, token);
    await comeIn(page, SITES[language], "administrator", "/admin/leads/board?form=creators-join");
    await expect(page.getByTitle(`@${HANDLE}`).first()).toHaveText(`@${HANDLE}`);
    for (const path of ["/admin/leads/board?form=creators-join", "/admin/activity", "/admin"]) {
      await page.goto(SITES[language] + path);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** Sheets and days have narrow columns, and the longest words are Greek. */
const NARROW = [...SERVICES.map(({ slug }) => `/services/${slug}`), "/creators"];

for (const language of LANGUAGES) {
  test(`no word of a service's sheet or a creator's day breaks inside, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of NARROW) {
      await page.goto(SITES[language] + path);
      await laidOut(page);
      for (const width of [390, 820, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

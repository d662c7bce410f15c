import { randomUUID } from "node:crypto";
import { fill } from "../../app/i18n/fill.ts";
import { DIRECTUS_TOO, expect, hydrated, SITES, test } from "./journey.ts";
import { findLead, listOn, newLead, storeLead } from "./leads.ts";
import { press, tick } from "./press.ts";
import { adminToken, call, comeIn, menuOf } from "./staff.ts";
import { wordsOf } from "./words.ts";

/** What a page of the list holds (app/staff/leads/list.server.ts). */
const LEADS_PER_PAGE = 50;

/** What a screen is bought for: leads on it without scrolling. */
const SCREENS = [
  { width: 1440, height: 900, leads: 15 },
  { width: 390, height: 844, leads: 4 },
] as const;

test(
  "the list fills the screen with leads, follows its filters and keeps the focus",
  DIRECTUS_TOO,
  async ({ page }) => {
    for (let left = 16; left > 0; left--) await storeLead();
    const { name } = await storeLead();
    await comeIn(page, SITES.el, "editor", "/admin/leads");
    for (const { width, height, leads } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto(`${SITES.el}/admin/leads`);
      await hydrated(page, "main search form");
      const { rows, bulk } = listOn(page);
      const whole = await rows.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
      expect(whole, `${width} px`).toBeGreaterThanOrEqual(leads);
      await expect(bulk).toBeHidden();
    }
    const { rows, search, stage } = listOn(page);
    const { tabs } = wordsOf(page).adminLeads;
    await page.setViewportSize({ width: 1440, height: 900 });
    await search.pressSequentially(name, { delay: 20 });
    await expect(page).toHaveURL(/[?&]q=Nefeli/);
    await expect(rows).toHaveCount(1);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue(name);
    await stage.selectOption("answered");
    await expect(rows).toHaveCount(0);
    const counted = page.getByRole("navigation", { name: tabs.label }).getByRole("link");
    await expect(counted.filter({ hasText: tabs.all })).toHaveText(`${tabs.all}0`);
    await page.goBack();
    await expect(stage).toHaveValue("");
    await expect(rows).toHaveCount(1);
  },
);

/** Columns of the list by what they are sorted by at the first press; newest first is the one that falls. */
const COLUMNS = {
  lead: "name",
  form: "form",
  source: "source",
  stage: "stage",
  answer: "answer_by",
  received: "submitted",
} as const;

test(
  "the list goes by every column, either way, and page by page",
  DIRECTUS_TOO,
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    const day = (number: number) => `2026-03-0${number}T10:00:00.000Z`;
    const few = [
      {
        form: "creators-join",
        source: "poster",
        stage: "new",
        answer_by: day(6),
        submitted: day(3),
      },
      {
        form: "careers-apply",
        source: "friend",
        stage: "in-review",
        answer_by: day(5),
        submitted: day(1),
      },
      {
        form: "contact",
        source: "search",
        stage: "in-progress",
        answer_by: day(7),
        submitted: day(2),
      },
    ].map((facts, at) => newLead({ ...facts, name: `Ismini ${mark} ${"bca"[at]}` }));
    const many = Array.from({ length: LEADS_PER_PAGE + 1 }, (_, at) =>
      newLead({ name: `Danae ${mark} ${String(at).padStart(2, "0")}` }),
    );
    await call("POST", "/items/leads", [...few, ...many], await adminToken());

    const origin = SITES.el;
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeIn(page, origin, "editor", `/admin/leads?q=${encodeURIComponent(`Ismini ${mark}`)}`);
    const { adminLeads, adminParts } = wordsOf(page);
    const names = page.locator("tbody [data-row-link]");
    for (const [column, field] of Object.entries(COLUMNS)) {
      const name = adminLeads.columns[column as keyof typeof COLUMNS];
      const head = page.getByRole("columnheader", { name, exact: true });
      const rising = few
        .toSorted((a, b) => ((a[field] ?? "") < (b[field] ?? "") ? -1 : 1))
        .map((lead) => lead.name);
      const falls = column === "received";
      for (const isFalling of [falls, !falls]) {
        await press(head.getByRole("link"));
        await expect(head).toHaveAttribute("aria-sort", isFalling ? "descending" : "ascending");
        await expect(names).toHaveText(isFalling ? rising.toReversed() : rising);
      }
    }

    const all = many.map(({ name }) => name);
    await page.goto(`${origin}/admin/leads?sort=name&q=${encodeURIComponent(`Danae ${mark}`)}`);
    await expect(names).toHaveText(all.slice(0, LEADS_PER_PAGE));
    const pages = page.getByRole("navigation", { name: adminParts.pages.label, exact: true });
    await press(pages.getByRole("link", { name: adminParts.pages.next, exact: true }));
    await expect(names).toHaveText(all.slice(LEADS_PER_PAGE));
    await press(pages.getByRole("link", { name: adminParts.pages.previous, exact: true }));
    await expect(names).toHaveText(all.slice(0, LEADS_PER_PAGE));
  },
);

test("what is ticked, typed or opened before the page comes alive stays", async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.el, "editor", "/admin/leads");
  await findLead(page, SITES.el, name);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page.url(), { waitUntil: "commit" });
  const { adminLeads } = wordsOf(page);
  const { box, search, bulk } = listOn(page);
  const { menu, button } = menuOf(page);
  await tick(box(name));
  await search.fill("Nefe");
  await press(button);
  await expect(menu).toBeVisible();
  release();
  await hydrated(page, "main search form");
  // The number of those that are ticked is known to script alone.
  await expect(bulk).toContainText(fill(adminLeads.bulk.count.one, { count: 1 }));
  await expect(menu).toBeVisible();
  await expect(box(name)).toBeChecked();
  await expect(search).toHaveValue("Nefe");
  await page.keyboard.press("Escape");
  await expect(bulk).toBeVisible();
});

test("the rows stay where they are when the list comes alive", async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const address = `${SITES.en}/admin/leads?q=${encodeURIComponent(name)}`;
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForURL(address, { waitUntil: "commit" });
  const row = page.getByRole("link", { name, exact: true });
  await row.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await row.boundingBox();
  release();
  await expect(listOn(page).keys).toBeVisible();
  const { selectAll } = wordsOf(page).adminLeads;
  await expect(page.getByRole("checkbox", { name: selectAll })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

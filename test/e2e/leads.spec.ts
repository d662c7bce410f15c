import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import type { Stage } from "../../app/staff/pipeline/stages.ts";
import { formOn, REFERENCE, send } from "./answers.ts";
import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { DIRECTUS_TOO, EVERYWHERE, expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { adminToken, call, comeIn, leavingOf, lettersTo, menuOf, rowsOf, said } from "./staff.ts";
import { beginningOf, wordsOf } from "./words.ts";

const PATIENCE_MS = 15_000;
/** What a page of the list holds (app/staff/leads/list.server.ts). */
const LEADS_PER_PAGE = 50;

/** Somebody writes to us through the contact form; answers what to find the lead by. */
async function sendMessage(page: Page, origin: string, script: boolean) {
  const name = `Nefeli ${randomUUID().slice(0, 8)}`;
  const email = `${name.slice(-8)}@people.example.com`;
  await page.goto(`${origin}/contact`);
  // From here on it is counted how long somebody takes.
  if (script) await hydrated(page);
  const { list, text, consent } = formOn(page);
  await list("topic").selectOption("press");
  await text("name").fill(name);
  await text("email").fill(email);
  await text("message").fill(`${name} would like to visit you, and bring coffee.`);
  await tick(consent);
  // Nobody fills in a form faster than this without looking like a machine.
  await page.waitForTimeout(3500);
  await send(page);
  await expect(page.getByRole("main")).toContainText(REFERENCE);
  return { name, email };
}

/** A lead that came in somehow: the form's own limits are tested elsewhere. */
function newLead(differing: Partial<Record<LeadColumn, string>> = {}) {
  const id = randomUUID();
  const name = differing.name ?? `Nefeli ${id.slice(0, 8)}`;
  const email = `${id.slice(0, 8)}@people.example.com`;
  return {
    id,
    reference: `B4-${id.slice(0, 9)}`,
    form: "contact",
    locale: "el",
    name,
    email,
    summary: "Press",
    source: "direct",
    submitted: new Date().toISOString(),
    payload: { answers: { topic: "press", name, email, message: "Bring coffee." } },
    ...differing,
  };
}

type LeadColumn = "name" | "form" | "source" | "stage" | "answer_by" | "submitted";

async function storeLead() {
  const lead = newLead();
  await call("POST", "/items/leads", lead, await adminToken());
  return lead;
}

/** The list of leads, on its page. */
function listOn(page: Page) {
  const { adminLeads, adminParts } = wordsOf(page);
  const filters = page.getByRole("search", { name: adminParts.filters.label });
  return {
    rows: rowsOf(page),
    box: (name: string) =>
      page.getByRole("checkbox", { name: fill(adminLeads.selectOne, { name }) }),
    search: filters.getByRole("searchbox", { name: adminParts.filters.search }),
    stage: filters.getByRole("combobox", { name: adminLeads.filters.stage }),
    /** What can be done with the selected ones: out of the way as long as there are none. */
    bulk: page.getByRole("group", { name: adminLeads.bulk.label }),
    keys: page.getByTitle(adminLeads.keys.label, { exact: true }),
  };
}

/** A lead's own page and the one to write to them. */
function leadOn(page: Page) {
  const { adminLead, adminLeads, adminParts } = wordsOf(page);
  const { work, note, replyPage } = adminLead;
  const stages = page.getByRole("form", { name: work.stage, exact: true });
  return {
    said: page.getByRole("region", { name: adminLead.answers.heading }),
    work: page.getByRole("heading", { name: work.heading, exact: true }),
    stage: (stage: Stage) =>
      stages.getByRole("button", { name: adminLeads.stages[stage], exact: true }),
    current: stages.getByRole("button", { pressed: true }),
    isMoved: said(page, adminLead.done.stage),
    note: page.getByRole("textbox", { name: note.label, exact: true }),
    addNote: page.getByRole("button", { name: note.submit, exact: true }),
    timeline: page.getByRole("region", { name: adminLead.timeline.heading }),
    reply: page.getByRole("link", { name: adminLead.reply, exact: true }),
    body: page.getByRole("textbox", { name: replyPage.body, exact: true }),
    sendReply: page.getByRole("button", { name: replyPage.submit, exact: true }),
    isKept: said(page, adminParts.draft.kept),
    ...leavingOf(page),
    reach: page.getByRole("navigation", { name: adminLead.reach.label }).getByRole("link"),
  };
}

/** The list with one lead in it, once it has been delivered. */
async function findLead(page: Page, origin: string, name: string) {
  await expect(async () => {
    await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
    await expect(listOn(page).rows).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: PATIENCE_MS });
}

async function openLead(page: Page, origin: string, name: string) {
  await findLead(page, origin, name);
  await press(page.getByRole("link", { name, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name, { timeout: PATIENCE_MS });
}

for (const language of LANGUAGES) {
  const origin = SITES[language];
  for (const script of [true, false]) {
    test.describe(`leads in ${language} ${script ? "with" : "without"} script`, () => {
      test.use({
        locale: language === "el" ? "el-GR" : "en-US",
        javaScriptEnabled: script,
        // Staff are in Athens.
        timezoneId: "Europe/Athens",
      });

      test("a message is found, worked on, answered and settled", EVERYWHERE, async ({ page }) => {
        const { name, email } = await sendMessage(page, origin, script);
        await comeIn(page, origin, "editor", "/admin/leads");
        await openLead(page, origin, name);
        const lead = leadOn(page);
        await expect(lead.said).toContainText("bring coffee");

        await press(lead.stage("in-progress"));
        await expect(lead.isMoved).toBeVisible();
        await lead.note.fill("They come on Friday.");
        await press(lead.addNote);
        await expect(lead.timeline).toContainText("They come on Friday.");

        await press(lead.reply);
        await lead.body.fill("See you on Friday!");
        await press(lead.sendReply);
        await expect(lead.timeline).toContainText(email);
        // Their receipt, and the answer.
        await expect.poll(() => lettersTo(email)).toHaveLength(2);
        expect((await lettersTo(email)).join()).toContain("See you on Friday!");
        await press(lead.stage("answered"));
        await expect(lead.current).toHaveAttribute("value", "answered");
      });

      test(
        "two people at one lead: the second sees what changed",
        DIRECTUS_TOO,
        async ({ page, context }) => {
          const { name } = await storeLead();
          await comeIn(page, origin, "editor", "/admin/leads");
          await openLead(page, origin, name);
          const other = await context.newPage();
          await other.goto(page.url());
          const first = leadOn(page);
          const second = leadOn(other);
          await press(first.stage("in-progress"));
          await expect(first.isMoved).toBeVisible();
          await press(second.stage("answered"));
          await expect(other.getByRole("alert").getByRole("listitem")).toHaveCount(1);
          await expect(second.stage("answered")).toHaveAttribute("data-wanted");
          await expect(second.current).toHaveAttribute("value", "in-progress");
          await press(second.stage("answered"));
          await expect(second.isMoved).toBeVisible();
        },
      );

      test(
        "leads are selected, moved and exported; a person is erased",
        DIRECTUS_TOO,
        async ({ page }) => {
          const { name, email } = await storeLead();
          await comeIn(page, origin, "administrator", "/admin/leads");
          await findLead(page, origin, name);
          const { adminLeads, adminPrivacy } = wordsOf(page);
          const { box, bulk, rows } = listOn(page);
          await tick(box(name));
          await bulk
            .getByRole("combobox", { name: adminLeads.bulk.stage })
            .selectOption("in-progress");
          await press(bulk.getByRole("button", { name: adminLeads.bulk.move, exact: true }));
          const moved = fill(adminLeads.done.moved.one, { count: 1 });
          await expect(said(page, moved)).toBeVisible();

          const waiting = page.waitForEvent("download");
          await press(page.getByRole("link", { name: adminLeads.exportCsv }));
          const csv = await readFile(await (await waiting).path(), "utf8");
          expect(csv.startsWith("\uFEFF")).toBe(true);
          expect(csv).toContain(email);

          await page.goto(`${origin}/admin/privacy?email=${encodeURIComponent(email)}`);
          const exporting = page.waitForEvent("download");
          await press(page.getByRole("link", { name: adminPrivacy.exportJson }));
          const data = JSON.parse(await readFile(await (await exporting).path(), "utf8"));
          expect(data.leads).toHaveLength(1);
          const { erase, done } = adminPrivacy;
          await press(page.getByText(erase.label, { exact: true }));
          await page.getByRole("textbox", { name: erase.confirm }).fill(email);
          await press(page.getByRole("button", { name: erase.submit }));
          await expect(page.getByText(beginningOf(done))).toBeVisible();
          await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(rows).toHaveCount(0);
        },
      );
    });
  }
}

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

test("keys of a lead's page lead to the note, and the stage is in reach on a phone", async ({
  page,
}) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await openLead(page, SITES.en, name);
  await expect(listOn(page).keys).toBeVisible();
  const { note, reach, work } = leadOn(page);
  await page.keyboard.press("n");
  await expect(note).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(reach.first()).toBeInViewport();
  for (const link of await reach.all()) await expect(link).toBeInViewport();
  await press(reach.first());
  await expect(work).toBeInViewport();
});

test("what is typed and not sent outlives a stage, a link and a reload", async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await openLead(page, SITES.en, name);
  const address = page.url();
  const { note, body, timeline, ...lead } = leadOn(page);
  await hydrated(page, "main form:has([name=note])");
  await note.fill("Bring the good cups.");
  await press(lead.stage("in-progress"));
  await expect(lead.isMoved).toBeVisible();
  await expect(note).toHaveValue("Bring the good cups.");

  await press(lead.reply);
  await press(lead.stay);
  await expect(page).toHaveURL(/done=stage/);
  await expect(note).toHaveValue("Bring the good cups.");
  await press(lead.reply);
  await press(lead.leave);
  await expect(body).toBeVisible();
  await hydrated(page, "main form:has([name=body])");
  await body.fill("A reply that is not done.");
  await expect(lead.isKept).toBeVisible();
  await page.reload();
  await expect(body).toHaveValue("A reply that is not done.");

  // Sent: gone, here as on the lead's own page, where the note still waits.
  await press(lead.sendReply);
  await expect(timeline).toContainText("A reply that is not done.");
  await expect(note).toHaveValue("Bring the good cups.");
  await press(lead.addNote);
  await expect(timeline).toContainText("Bring the good cups.");
  await expect(note).toHaveValue("");
  await page.goto(address);
  await hydrated(page, "main form:has([name=note])");
  await expect(note).toHaveValue("");
  await press(lead.reply);
  await expect(body).not.toHaveValue(/not done/);
});

test("the list is worked by keyboard, and a card is dragged", DIRECTUS_TOO, async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await findLead(page, SITES.en, name);
  const { keys, box, search } = listOn(page);
  await expect(keys).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(name)).toBeChecked();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();

  await page.goto(`${SITES.en}/admin/leads/board?form=contact`);
  const { stages, board } = wordsOf(page).adminLeads;
  const stage = stages["in-progress"];
  const card = page.getByRole("article").filter({ hasText: name });
  await hydrated(page);
  await card.dragTo(page.getByRole("region", { name: stage }), {
    // By its corner: the middle is the form that does the same.
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 40, y: 24 },
  });
  const moved = fill(board.moved, { name, stage });
  await expect(said(page, moved)).toBeVisible();
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

for (const [title, pathOf] of [
  ["the list", () => "/admin/leads"],
  ["the board", () => "/admin/leads/board?form=contact"],
  ["the numbers", () => "/admin/leads/numbers"],
  ["a lead", ({ id }) => `/admin/leads/${id}`],
  ["a reply", ({ id }) => `/admin/leads/${id}/reply`],
  ["what is kept of a person", ({ email }) => `/admin/privacy?email=${email}`],
] satisfies [string, (lead: ReturnType<typeof newLead>) => string][]) {
  test(`axe finds nothing on ${title}`, async ({ page }) => {
    const lead = await storeLead();
    await comeIn(page, SITES.en, "administrator", pathOf(lead));
    await hydrated(page);
    await expectAccessible(page, ALL_LOOKS, title);
  });
}

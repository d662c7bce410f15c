import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ALL_LOOKS, expectAccessible } from "./axe.ts";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { adminToken, call, comeIn } from "./staff.ts";

const PATIENCE_MS = 15_000;

/** Somebody writes to us through the contact form; answers what to find the lead by. */
async function sendMessage(page: Page, origin: string, script: boolean) {
  const name = `Nefeli ${randomUUID().slice(0, 8)}`;
  const email = `${name.slice(-8)}@people.example.com`;
  await page.goto(`${origin}/contact`);
  // From here on it is counted how long somebody takes.
  if (script) await hydrated(page);
  await page.locator("select[name=topic]").selectOption("press");
  await page.locator("main [name=name]").fill(name);
  await page.locator("main [name=email]").fill(email);
  await page.locator("[name=message]").fill(`${name} would like to visit you, and bring coffee.`);
  await tick(page.locator("[name=consent]"));
  // Nobody fills in a form faster than this without looking like a machine.
  await page.waitForTimeout(3500);
  await press(page.locator("main form button[type=submit]").last());
  await expect(page.locator("main")).toContainText(/B4-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  return { name, email };
}

/** A lead that came in somehow: the form's own limits are tested elsewhere. */
async function storeLead() {
  const id = randomUUID();
  const name = `Nefeli ${id.slice(0, 8)}`;
  const email = `${id.slice(0, 8)}@people.example.com`;
  const lead = {
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
  };
  await call("POST", "/items/leads", lead, await adminToken());
  return { name, email };
}

/** The list with one lead in it, once it has been delivered. */
async function findLead(page: Page, origin: string, name: string) {
  await expect(async () => {
    await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
    await expect(page.locator("[data-row-link]")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: PATIENCE_MS });
}

async function openLead(page: Page, origin: string, name: string) {
  await findLead(page, origin, name);
  await press(page.locator("[data-row-link]"));
  await expect(page.locator("h1")).toHaveText(name, { timeout: PATIENCE_MS });
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

      test("a message is found, worked on, answered and settled", HTTP_TOO, async ({ page }) => {
        const { name, email } = await sendMessage(page, origin, script);
        await comeIn(page, origin, "editor", "/admin/leads");
        await openLead(page, origin, name);
        await expect(page.locator(".lead-answers")).toContainText("bring coffee");

        await press(page.locator("button[name=stage][value=in-progress]"));
        await expect(page.locator(".notice-success")).toBeVisible();
        await page.locator("textarea[name=note]").fill("They come on Friday.");
        await press(page.locator("button[value=note]"));
        await expect(page.locator(".lead-timeline")).toContainText("They come on Friday.");

        await press(page.locator(".staff-head a[href*='/reply']"));
        await page.locator("[name=body]").fill("See you on Friday!");
        await press(page.locator("main form[method=post] button[type=submit]"));
        await expect(page.locator(".lead-timeline")).toContainText(email);
        await press(page.locator("button[name=stage][value=answered]"));
        await expect(page.locator("button[name=stage][aria-pressed=true]")).toHaveAttribute(
          "value",
          "answered",
        );
      });

      test("two people at one lead: the second sees what changed", async ({ page, context }) => {
        const { name } = await storeLead();
        await comeIn(page, origin, "editor", "/admin/leads");
        await openLead(page, origin, name);
        const other = await context.newPage();
        await other.goto(page.url());
        await press(page.locator("button[name=stage][value=in-progress]"));
        await expect(page.locator(".notice-success")).toBeVisible();
        await press(other.locator("button[name=stage][value=answered]"));
        await expect(other.locator(".lead-conflict li")).toHaveCount(1);
        await expect(other.locator("[data-wanted]")).toHaveAttribute("value", "answered");
        await expect(other.locator("[aria-pressed=true]")).toHaveAttribute("value", "in-progress");
        await press(other.locator("button[name=stage][value=answered]"));
        await expect(other.locator(".notice-success")).toBeVisible();
      });

      test("leads are selected, moved and exported; a person is erased", async ({ page }) => {
        const { name, email } = await storeLead();
        await comeIn(page, origin, "administrator", "/admin/leads");
        await findLead(page, origin, name);
        await tick(page.locator("input[name=lead]"));
        await page.locator(".leads-bulk select[name=stage]").selectOption("in-progress");
        await press(page.locator("button[value=move]"));
        await expect(page.locator(".notice-success")).toBeVisible();

        const waiting = page.waitForEvent("download");
        await press(page.locator("a[href*='export.csv']"));
        const csv = await readFile(await (await waiting).path(), "utf8");
        expect(csv.startsWith("\uFEFF")).toBe(true);
        expect(csv).toContain(email);

        await page.goto(`${origin}/admin/privacy?email=${encodeURIComponent(email)}`);
        const exporting = page.waitForEvent("download");
        await press(page.locator("a[href*='as=json']"));
        const data = JSON.parse(await readFile(await (await exporting).path(), "utf8"));
        expect(data.leads).toHaveLength(1);
        await press(page.locator(".staff-confirm summary"));
        await page.locator("[name=confirm]").fill(email);
        await press(page.locator(".staff-confirm button"));
        await expect(page.locator(".notice-success")).toBeVisible();
        await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
        await expect(page.locator("[data-row-link]")).toHaveCount(0);
      });
    });
  }
}

/** What a screen is bought for: leads on it without scrolling. */
const SCREENS = [
  { width: 1440, height: 900, leads: 15 },
  { width: 390, height: 844, leads: 4 },
] as const;

test("the list fills the screen with leads, follows its filters and keeps the focus", async ({
  page,
}) => {
  for (let left = 16; left > 0; left--) await storeLead();
  const { name } = await storeLead();
  await comeIn(page, SITES.el, "editor", "/admin/leads");
  for (const { width, height, leads } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto(`${SITES.el}/admin/leads`);
    await hydrated(page, ".leads-filter");
    const whole = await page
      .locator(".leads-table tbody tr")
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
    expect(whole, `${width} px`).toBeGreaterThanOrEqual(leads);
    await expect(page.locator(".leads-bulk")).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = page.locator("input[name=q]");
  await search.pressSequentially(name, { delay: 20 });
  await expect(page).toHaveURL(/[?&]q=Nefeli/);
  await expect(page.locator("[data-row-link]")).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(name);
  await page.locator(".leads-filter select[name=stage]").selectOption("answered");
  await expect(page.locator("[data-row-link]")).toHaveCount(0);
  await expect(page.locator(".staff-tabs [aria-current] span")).toHaveText("0");
  await page.goBack();
  await expect(page.locator(".leads-filter select[name=stage]")).toHaveValue("");
  await expect(page.locator("[data-row-link]")).toHaveCount(1);
});

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
  await tick(page.locator("input[name=lead]"));
  await page.locator("input[name=q]").fill("Nefe");
  await press(page.locator(".staff-menu-button"));
  await expect(page.locator(".staff-nav")).toBeVisible();
  release();
  await hydrated(page, ".leads-filter");
  await expect(page.locator(".leads-bulk[data-scripted]")).toBeAttached();
  await expect(page.locator(".staff-nav")).toBeVisible();
  await expect(page.locator("input[name=lead]")).toBeChecked();
  await expect(page.locator("input[name=q]")).toHaveValue("Nefe");
  await page.keyboard.press("Escape");
  await expect(page.locator(".leads-bulk")).toBeVisible();
});

test("keys of a lead's page lead to the note, and the stage is in reach on a phone", async ({
  page,
}) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await openLead(page, SITES.en, name);
  await expect(page.locator(".leads-keys summary")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.locator("textarea[name=note]")).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const reach = page.locator(".lead-reach a");
  for (const link of await reach.all()) await expect(link).toBeInViewport();
  await press(reach.first());
  await expect(page.locator("#lead-work")).toBeInViewport();
});

test("what is typed and not sent outlives a stage, a link and a reload", async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await openLead(page, SITES.en, name);
  const lead = page.url();
  const note = page.locator("textarea[name=note]");
  const question = page.locator(".staff-leave");
  await hydrated(page, ".lead-note");
  await note.fill("Bring the good cups.");
  await press(page.locator("button[name=stage][value=in-progress]"));
  await expect(page.locator(".notice-success")).toBeVisible();
  await expect(note).toHaveValue("Bring the good cups.");

  await press(page.locator(".staff-head a[href*='/reply']"));
  await press(question.locator("button").first());
  await expect(page).toHaveURL(/done=stage/);
  await expect(note).toHaveValue("Bring the good cups.");
  await press(page.locator(".staff-head a[href*='/reply']"));
  await press(question.locator("button").last());
  const body = page.locator("[name=body]");
  await expect(body).toBeVisible();
  await hydrated(page, ".lead-reply");
  await body.fill("A reply that is not done.");
  await expect(page.locator(".staff-draft [role=status]")).not.toBeEmpty();
  await page.reload();
  await expect(body).toHaveValue("A reply that is not done.");

  // Sent: gone, here as on the lead's own page, where the note still waits.
  await press(page.locator("main form[method=post] button[type=submit]"));
  await expect(page.locator(".lead-timeline")).toContainText("A reply that is not done.");
  await expect(note).toHaveValue("Bring the good cups.");
  await press(page.locator("button[value=note]"));
  await expect(page.locator(".lead-timeline")).toContainText("Bring the good cups.");
  await expect(note).toHaveValue("");
  await page.goto(lead);
  await hydrated(page, ".lead-note");
  await expect(note).toHaveValue("");
  await press(page.locator(".staff-head a[href*='/reply']"));
  await expect(body).not.toHaveValue(/not done/);
});

test("the list is worked by keyboard, and a card is dragged", async ({ page }) => {
  const { name } = await storeLead();
  await comeIn(page, SITES.en, "editor", "/admin/leads");
  await findLead(page, SITES.en, name);
  await expect(page.locator(".leads-keys")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.locator("tr[data-selected]")).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(page.locator("input[name=q]")).toBeFocused();

  await page.goto(`${SITES.en}/admin/leads/board?form=contact`);
  const card = page.locator(".lead-card", { hasText: name });
  await hydrated(page);
  await card.dragTo(page.locator("[aria-labelledby=stage-in-progress]"), {
    // By its corner: the middle is the form that does the same.
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 40, y: 24 },
  });
  await expect(page.locator(".notice-success")).toContainText(name);
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
  const row = page.locator("[data-row-link]");
  await row.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await row.boundingBox();
  release();
  await expect(page.locator(".leads-keys")).toBeVisible();
  await expect(page.locator("thead input[type=checkbox]")).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test("no page of leads has anything for axe to find", async ({ page }) => {
  test.setTimeout(180_000);
  const { name, email } = await storeLead();
  await comeIn(page, SITES.en, "administrator", "/admin/leads");
  await openLead(page, SITES.en, name);
  const lead = new URL(page.url()).pathname;
  const paths = [
    "/admin/leads",
    "/admin/leads/board?form=contact",
    "/admin/leads/numbers",
    lead,
    `${lead}/reply`,
    `/admin/privacy?email=${email}`,
  ];
  for (const path of paths) {
    await page.goto(SITES.en + path);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page, ALL_LOOKS, path);
  }
});

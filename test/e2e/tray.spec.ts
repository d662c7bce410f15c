import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { errorSummary } from "./answers.ts";
import { ALL_LOOKS, expectAccessible, openAll } from "./axe.ts";
import { expect, LANGUAGES, test } from "./journey.ts";
import { press } from "./press.ts";
import { DATA_DIR, SITES } from "./sites.ts";
import { comeIn, openStep, rowsOf, said } from "./staff.ts";
import { WORDS, wordsOf } from "./words.ts";

const BUSY_TIMEOUT_MS = 5000;
/** The server looks every five seconds for what others have left in its intake; a busy machine takes longer. */
const TAKEN_TIMEOUT_MS = 60_000;

const openIntake = () =>
  new DatabaseSync(join(fileURLToPath(new URL("../..", import.meta.url)), DATA_DIR, "intake.db"), {
    timeout: BUSY_TIMEOUT_MS,
  });

/** Something with an address that the backend refuses, as the intake may have taken it long ago. */
function sendRefused(language: "en" | "el"): { id: string; name: string; email: string } {
  const id = randomUUID();
  const name = `Nefeli ${id.slice(0, 8)}`;
  const email = `${"a".repeat(70)}.${id.slice(0, 8)}@people.example.com`;
  const now = Date.now();
  const lead = {
    id,
    reference: `B4-${id.slice(0, 9)}`,
    form: "contact",
    locale: language,
    queue: "inbox",
    name,
    email,
    summary: "Press",
    source: "direct",
    submitted: new Date(now).toISOString(),
    payload: { answers: { topic: "press", name, email, message: "Bring coffee. Φέρτε καφέ." } },
  };
  const db = openIntake();
  db.prepare(
    `INSERT INTO submissions (id, reference, form, content_hash, received, delivery, next_attempt)
     VALUES (?, ?, 'contact', ?, ?, ?, 0)`,
  ).run(id, lead.reference, id, now, JSON.stringify({ lead, mails: [] }));
  db.close();
  return { id, name, email };
}

/** Waits until the backend has refused it; one that it has not says how far it came. */
async function expectHeld(id: string) {
  const db = openIntake();
  const row = db.prepare(
    "SELECT held IS NOT NULL AS held, attempts, failures, leased_until FROM submissions WHERE id = ?",
  );
  await expect.poll(() => row.get(id), { timeout: TAKEN_TIMEOUT_MS }).toMatchObject({ held: 1 });
  db.close();
}

/** The list, once the backend has refused it. */
async function findInTray(page: Page, origin: string, { id, name }: { id: string; name: string }) {
  // Going on before the sign-in is answered would break it off.
  await expect(page).toHaveURL(`${origin}/admin/tray`);
  await expectHeld(id);
  await page.goto(`${origin}/admin/tray`);
  const row = rowsOf(page).filter({ hasText: name });
  const { held } = wordsOf(page).adminTray.states;
  await expect(row.getByText(held, { exact: true })).toHaveCount(1);
}

/** What can be repaired of an entry. */
function repairOn(page: Page) {
  const { fields, entry } = wordsOf(page).adminTray;
  return {
    email: page.getByRole("textbox", { name: fields.email, exact: true }),
    retry: page.getByRole("button", { name: entry.retry, exact: true }),
  };
}

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const { adminLead, adminOverview, adminTray: words } = WORDS[language];
  for (const script of [true, false]) {
    test.describe(`the tray in ${language} ${script ? "with" : "without"} script`, () => {
      test.use({
        locale: language === "el" ? "el-GR" : "en-US",
        javaScriptEnabled: script,
      });

      test("what could not be filed is found, repaired and then a lead", async ({
        page,
        expectConsole,
      }) => {
        // The browser names the answers that say what is wrong.
        expectConsole(/status of (?:422|409)/);
        const { id, name, email } = sendRefused(language);
        await comeIn(page, origin, "editor", "/admin/tray");
        await findInTray(page, origin, { id, name });
        await page.goto(`${origin}/admin`);
        const { line } = adminOverview.tasks.unfiled;
        await press(page.getByRole("link").filter({ hasText: line }));
        await press(page.getByRole("link", { name, exact: true }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        const part = (heading: string) => page.getByRole("region", { name: heading, exact: true });
        await expect(part(words.entry.why)).toContainText(words.fields.email);
        await expect(part(words.entry.said)).toContainText("Φέρτε καφέ");
        const raw = page.getByRole("group").filter({ hasText: words.entry.raw });
        await press(raw.getByText(words.entry.raw));
        await expect(raw.getByText(email)).toBeVisible();

        const repair = repairOn(page);
        await repair.email.fill("nobody");
        await press(repair.retry);
        await expect(errorSummary(page)).toBeVisible();
        await expect(repair.email).toHaveValue("nobody");
        await repair.email.fill(`${id.slice(0, 8)}@people.example.com`);
        await press(repair.retry);
        await expect(page).toHaveURL(`${origin}/admin/leads/${id}?done=filed`);
        await expect(said(page, adminLead.done.filed)).toBeVisible();
        await page.goto(`${origin}/admin/tray`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(name);
      });

      test("an administrator lets it go", async ({ page }) => {
        const { id, name } = sendRefused(language);
        await comeIn(page, origin, "administrator", "/admin/tray");
        await findInTray(page, origin, { id, name });
        await page.goto(`${origin}/admin/tray/${id}`);
        await press(await openStep(page, words.entry.remove));
        await expect(said(page, words.done.removed)).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(name);
      });
    });
  }
}

test("neither the tray nor an entry has anything for axe to find", async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/status of 422/);
  const { id, name } = sendRefused("el");
  await comeIn(page, SITES.en, "administrator", "/admin/tray");
  await findInTray(page, SITES.en, { id, name });
  await expectAccessible(page, ALL_LOOKS, "/admin/tray");
  await page.goto(`${SITES.en}/admin/tray/${id}`);
  await openAll(page);
  await expectAccessible(page, ALL_LOOKS, "entry");
  const { email, retry } = repairOn(page);
  await email.fill("nobody");
  await press(retry);
  await expect(errorSummary(page)).toBeVisible();
  await expectAccessible(page, ALL_LOOKS, "entry with an error");
});

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ALL_LOOKS, expectAccessible, openAll } from "./axe.ts";
import { expect, LANGUAGES, test } from "./journey.ts";
import { press } from "./press.ts";
import { DATA_DIR, SITES } from "./sites.ts";
import { comeIn } from "./staff.ts";

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
  await expect(page.locator("tr", { hasText: name }).locator("[data-tone=hot]")).toHaveCount(1);
}

for (const language of LANGUAGES) {
  const origin = SITES[language];
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
        await press(page.locator('.rundown a[href="/admin/tray"]'));
        await press(page.locator("tr", { hasText: name }).locator("a"));
        await expect(page.locator("h1")).toHaveText(name);
        await expect(page.locator(".tray-why")).toContainText("E-mail");
        await expect(page.locator(".lead-answers")).toContainText("Φέρτε καφέ");
        await press(page.locator(".tray-raw summary"));
        await expect(page.locator(".tray-raw pre")).toContainText(email);

        const submit = page.locator(".staff-form button[type=submit]");
        await page.locator("[name=email]").fill("nobody");
        await press(submit);
        await expect(page.locator(".error-summary")).toBeVisible();
        await expect(page.locator("[name=email]")).toHaveValue("nobody");
        await page.locator("[name=email]").fill(`${id.slice(0, 8)}@people.example.com`);
        await press(submit);
        await expect(page).toHaveURL(`${origin}/admin/leads/${id}?done=filed`);
        await expect(page.locator(".notice-success")).toBeVisible();
        await page.goto(`${origin}/admin/tray`);
        await expect(page.locator("main", { hasText: name })).toHaveCount(0);
      });

      test("an administrator lets it go", async ({ page }) => {
        const { id, name } = sendRefused(language);
        await comeIn(page, origin, "administrator", "/admin/tray");
        await findInTray(page, origin, { id, name });
        await page.goto(`${origin}/admin/tray/${id}`);
        await press(page.locator(".staff-confirm summary"));
        await press(page.locator(".staff-confirm button"));
        await expect(page.locator(".notice-success")).toBeVisible();
        await expect(page.locator("main", { hasText: name })).toHaveCount(0);
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
  await page.locator("[name=email]").fill("nobody");
  await press(page.locator(".staff-form button[type=submit]"));
  await expect(page.locator(".error-summary")).toBeVisible();
  await expectAccessible(page, ALL_LOOKS, "entry with an error");
});

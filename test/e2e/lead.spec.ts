import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formOn, REFERENCE, send } from "./answers.ts";
import { DIRECTUS_TOO, EVERYWHERE, expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { leadOn, listOn, openLead, storeLead } from "./leads.ts";
import { press, tick } from "./press.ts";
import { comeIn, lettersTo } from "./staff.ts";

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
    });
  }
}

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

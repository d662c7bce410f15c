import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import type { Stage } from "../../app/staff/pipeline/stages.ts";
import { expect } from "./journey.ts";
import { press } from "./press.ts";
import { adminToken, call, leavingOf, rowsOf, said } from "./staff.ts";
import { wordsOf } from "./words.ts";

const PATIENCE_MS = 15_000;

/** A lead that came in somehow: the form's own limits are tested elsewhere. */
export function newLead(differing: Partial<Record<LeadColumn, string>> = {}) {
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

export async function storeLead() {
  const lead = newLead();
  await call("POST", "/items/leads", lead, await adminToken());
  return lead;
}

/** The list of leads, on its page. */
export function listOn(page: Page) {
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
export function leadOn(page: Page) {
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
export async function findLead(page: Page, origin: string, name: string) {
  await expect(async () => {
    await page.goto(`${origin}/admin/leads?q=${encodeURIComponent(name)}`);
    await expect(listOn(page).rows).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: PATIENCE_MS });
}

export async function openLead(page: Page, origin: string, name: string) {
  await findLead(page, origin, name);
  await press(page.getByRole("link", { name, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name, { timeout: PATIENCE_MS });
}

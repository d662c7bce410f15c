import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { fillWithLeads } from "../../bench/support/lead-store.ts";
import { startSite } from "../../bench/support/site-server.ts";

const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };
const LEADS = 60;
/** For a site to come up on a machine that has other work. */
export const START_TIMEOUT_MS = 180_000;

/** Whom a site lets in to its staff area. */
export const STAFF_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** A store with an administrator and leads, for sites to be given a copy of; the folder's name. */
export async function staffStore(cwd: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "b4-pictures-"));
  const site = await startSite({
    cwd,
    env: { ...STAFF_ENV, DATA_DIR: folder },
    timeoutMs: START_TIMEOUT_MS,
  });
  await site.stop();
  fillWithLeads(join(folder, "backend.db"), LEADS);
  return folder;
}

export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), "b4-pictures-"));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Signs a browser in on one of the two sites. */
export async function comeIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/account/sign-in`);
  await page.locator("[name=email]").fill(ADMIN.email);
  await page.locator("[name=password]").fill(ADMIN.password);
  await Promise.all([
    page.waitForURL(/\/admin/),
    page.locator("main form button[type=submit]").first().click(),
  ]);
  await page.close();
}

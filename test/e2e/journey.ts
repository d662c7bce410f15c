import { randomInt } from "node:crypto";
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { afterCommit, isAlive } from "../support/alive.ts";

export const LANGUAGES = ["en", "el"] as const;

/**
 * For a journey that the scheme may mean something to: cookies, forms, redirects, the policy, sheets and
 * workers. It is made over plain http, too (playwright.config.ts).
 */
export const HTTP_TOO = { tag: "@http-too" } as const;

/**
 * For a journey whose backend may mean something to it: it is made with a Directus, too
 * (test/directus/journeys.config.ts). What of the staff area is not has its reason in docs/directus.md.
 */
export const DIRECTUS_TOO = { tag: "@directus-too" } as const;
export const EVERYWHERE = { tag: [HTTP_TOO.tag, DIRECTUS_TOO.tag] };

type Fixtures = {
  /** Says which console messages a test expects; any other warning or error fails it. */
  expectConsole: (...patterns: RegExp[]) => void;
  expected: RegExp[];
  /** A page of a browser of its own: another person, or one without script. It goes with the test. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

/** A page whose console, failed requests of scripts and policy violations are all watched. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for.
  expected: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": someNetwork() }),
  expectConsole: async ({ expected }, use) => use((...patterns) => expected.push(...patterns)),
  otherBrowser: async ({ browser }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  page: async ({ page, expected }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      const text = `${message.text()} (${message.location().url})`;
      if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    await use(page);
    expect(problems, "console and page errors").toEqual([]);
  },
});

/** An address that no other journey has: limits are kept by network. */
export function someNetwork(): string {
  return ["10", randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}

/** Waits until React has taken an element over, so that clicks are client navigations and keys are heard. */
export async function hydrated(page: Page, selector = "header button"): Promise<void> {
  await page.waitForFunction(isAlive, selector);
  await page.evaluate(afterCommit);
}

/** How long nothing has come in of a page that has all it asked for, in milliseconds. */
const QUIET_MS = 500;

/**
 * Waits until a page that is alive has what it loads by itself. Counted by what has come in: a request that
 * a browser never says the end of would keep "networkidle" waiting until the journey's time is over.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    const cameIn = () => performance.getEntriesByType("resource").length;
    for (let before = -1; document.readyState !== "complete" || cameIn() !== before; ) {
      before = cameIn();
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
  }, QUIET_MS);
}

/** Waits until no part of the page is left to be laid out (app/browser/first-view.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.locator("html:not([data-first-view])").waitFor({ state: "attached" });
}

export { SITES } from "./sites.ts";
export { expect };

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { grownCopy } from "../support/grown-copy.ts";
import { expectAccessible, LOOKS } from "./axe.ts";
import { expect, hydrated, LANGUAGES, test } from "./journey.ts";
import { SECOND_PORT, SECOND_SITES, variablesOf } from "./sites.ts";

/** The guide of a site with more articles than the contract's: three pages of some categories. */
const ARTICLES = 200;
test.describe.configure({ mode: "serial" });

let tree: string;
let site: ChildProcess;

test.beforeAll(async () => {
  tree = await grownCopy(ARTICLES);
  site = spawn("node", ["server.ts"], {
    cwd: tree,
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...variablesOf(SECOND_PORT),
      DATA_DIR: join(tree, "data"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of site.stdout ?? []) {
    output += chunk;
    if (/^ready /m.test(output)) break;
  }
});
test.afterAll(async () => {
  site.kill("SIGTERM");
  await once(site, "exit");
  rmSync(tree, { recursive: true, force: true });
});

for (const language of LANGUAGES) {
  test(`leads from a category through all its pages by keyboard, ${language}`, async ({ page }) => {
    await page.goto(`${SECOND_SITES[language]}/blog`);
    await hydrated(page);
    await page.locator('.blog-channel-all[href="/blog?category=growth"]').focus();
    await page.keyboard.press("Enter");
    const rows = page.locator(".blog-results .blog-row");
    await expect(rows).toHaveCount(24);
    const name = page.locator(".blog-filters a[aria-current]");
    expect(await name.textContent()).toContain(await page.locator("h1").textContent());
    await expectAccessible(page, LOOKS[language]);

    const seen = new Set(
      await rows.evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
    );
    const heading = page.locator(".blog-count");
    for (const [number, count] of [
      [2, 24],
      [3, 12],
    ] as const) {
      const before = await heading.textContent();
      await page.locator('.blog-pages a[rel="next"]').focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`page=${number}$`));
      await expect(rows).toHaveCount(count);
      // At the head of the new list, with something new to say.
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(heading).not.toHaveText(before ?? "");
      for (const href of await rows.evaluateAll((links) =>
        links.map((a) => a.getAttribute("href")),
      )) {
        seen.add(href);
      }
    }
    expect(seen.size).toBe(60);
    await expect(page.locator('.blog-pages a[rel="next"]')).toHaveCount(0);
    await page.goBack();
    await expect(rows).toHaveCount(24);
  });
}

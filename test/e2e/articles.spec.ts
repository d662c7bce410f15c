import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { reach } from "./sites.ts";
import { comeIn } from "./staff.ts";

const NEW = "/admin/articles/new";

const freshSlug = () => `article-${randomUUID().slice(0, 8)}`;

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}

/** Words of one language that can be published. */
const wordsIn = (language: "en" | "el", slug: string) => ({
  [`title-${language}`]: `${language} ${slug}`,
  [`metaTitle-${language}`]: `Meta ${slug}`,
  [`description-${language}`]:
    "What it is about, in about as many words as search results show.".padEnd(80, "."),
  [`lead-${language}`]: "One sentence.",
  [`body-${language}`]: "## A chapter\n\nAnd its **text**.",
});

async function fillFacts(page: Page, slug: string): Promise<void> {
  await fill(page, { slug });
  for (const name of ["category", "author", "related1", "related2", "related3"]) {
    const nth = Number(/\d/.exec(name)?.[0] ?? 1);
    await page.locator(`#${name}`).selectOption({ index: nth });
  }
  await tick(page.locator("[name=audience]").first());
}

/** Other journeys walk over the same site. */
async function takeAway(page: Page): Promise<void> {
  await press(page.locator(".staff-confirms summary"));
  await press(page.locator("[value=delete]"));
  await expect(page).toHaveURL(/done=deleted/);
}

for (const language of LANGUAGES) {
  const origin = SITES[language];
  test.describe(`articles, in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test("one is written in both languages and published", async ({ page, expectConsole }) => {
      expectConsole(/422|404/);
      const slug = freshSlug();
      await comeIn(page, origin, "editor", "/admin/articles");
      await press(page.locator("main a[href='/admin/articles/new']"));
      await fill(page, { slug, "title-en": "A first title" });
      await press(page.locator("main form [value=draft]"));
      await expect(page.locator(".notice-success")).toBeVisible();

      await press(page.locator("main form [value=publish]"));
      await expect(page.locator(".error-summary")).toBeFocused();
      await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
      expect(await violations(page), "with errors").toEqual([]);
      await fillFacts(page, slug);
      await fill(page, { ...wordsIn("en", slug), ...wordsIn("el", slug) });
      await press(page.locator("main form [value=publish]"));
      await expect(page.locator("a[hreflang=en][href*=blog]")).toBeVisible();
      await expect(page.locator("a[hreflang=el][href*=blog]")).toBeVisible();

      const edit = page.url();
      for (const code of LANGUAGES) {
        const address = `${SITES[code]}/blog/${slug}`;
        await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
        await expect(page.locator("h1")).toHaveText(`${code} ${slug}`);
      }

      await page.goto(edit);
      await press(page.locator(".staff-back"));
      const row = page.locator("tr", { hasText: slug });
      await expect(row.locator(".staff-row-link")).toHaveText(`${language} ${slug}`);
      await expect(row.locator(".staff-tally[data-tone=ok]")).toBeVisible();
      await press(row.locator(".staff-row-link"));
      await takeAway(page);
      await expect(page.locator("table").first()).toBeVisible();
      await expect(page.locator("tr", { hasText: slug })).toHaveCount(0);
    });

    test("all of it works without script", async ({ otherBrowser }) => {
      const slug = freshSlug();
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, "editor", NEW);
      await press(page.locator("main form [value=draft]"));
      await expect(page.locator(".error-summary a")).toHaveCount(2);
      await fillFacts(page, slug);
      await fill(page, wordsIn("el", slug));
      await press(page.locator("main form [value=publish]"));
      await expect(page).toHaveURL(/\/admin\/articles\/\d+\?done=published$/);

      const other = await page.context().newPage();
      await other.goto(page.url());
      await fill(other, { "title-el": "Theirs" });
      await press(other.locator("main form [value=publish]"));
      await expect(other).toHaveURL(/done=published$/);
      await press(page.locator("main form .article-send [value=publish]"));
      await expect(page.locator(".notice-problem")).toBeVisible();
      await press(page.locator(".notice-problem button"));
      await expect(page.locator("#title-el")).toHaveValue(`el ${slug}`);

      await press(page.locator("[value=withdraw]"));
      await expect(page).toHaveURL(/done=withdrawn&left=/);
      await takeAway(page);
      await expect(page.locator("tr", { hasText: slug })).toHaveCount(0);
    });

    test("axe finds nothing, and nothing scrolls sideways", async ({ page }) => {
      test.setTimeout(180_000);
      const slug = freshSlug();
      await comeIn(page, origin, "editor", NEW);
      await fillFacts(page, slug);
      await fill(page, wordsIn("el", slug));
      await press(page.locator("main form [value=publish]"));
      await expect(page.locator("a[hreflang=el][href*=blog]")).toBeVisible();
      const edit = new URL(page.url()).pathname;
      for (const address of ["/admin/articles", `${NEW}?from=brand-deal-pricing`, edit]) {
        await page.goto(`${origin}${address}`);
        await openAll(page);
        await expectAccessible(page, LOOKS[language], address);
      }
      await page.goto(`${origin}${edit}`);
      await takeAway(page);
    });
  });
}

test("a half-typed article outlives a link, and a new address keeps its visitors", async ({
  page,
  request,
}) => {
  const ask = (address: string) => {
    const { url, headers } = reach(address);
    return request.get(url, { headers, maxRedirects: 0 });
  };
  const slug = freshSlug();
  const question = page.locator(".staff-leave");
  await comeIn(page, SITES.en, "editor", NEW);
  await hydrated(page, ".article-form");
  await fill(page, { slug });
  await expect(page.locator(".staff-draft [role=status]")).not.toBeEmpty();
  await press(page.locator(".staff-back"));
  await press(question.locator("button").first());
  await expect(page).toHaveURL(`${SITES.en}${NEW}`);
  await press(page.locator(".staff-back"));
  await press(question.locator("button").last());
  await expect(page.locator("table").first()).toBeVisible();
  await page.goto(`${SITES.en}${NEW}`);
  await expect(page.locator("#slug")).toHaveValue(slug);

  await fillFacts(page, slug);
  await fill(page, wordsIn("en", slug));
  await press(page.locator("main form [value=publish]"));
  await expect(page).toHaveURL(/done=published/);
  const old = `${SITES.en}/blog/${slug}`;
  await expect.poll(async () => (await ask(old)).status()).toBe(200);
  await fill(page, { slug: `${slug}-moved` });
  await press(page.locator(".article-send [value=publish]"));
  await expect(page).toHaveURL(/left=/);
  await expect.poll(async () => (await ask(`${old}-moved`)).status()).toBe(200);
  await expect.poll(async () => (await ask(old)).status()).toBe(404);
  await press(page.locator(".notice [value=follow]"));
  await expect(page).toHaveURL(/\/admin\/redirects\?done=added/);
  await expect.poll(async () => (await ask(old)).headers().location).toBe(`/blog/${slug}-moved`);
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import { errorSummary } from "./answers.ts";
import { expectAccessible, LOOKS, openAll, violations } from "./axe.ts";
import { DIRECTUS_TOO, expect, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, tick } from "./press.ts";
import { reach } from "./sites.ts";
import { backOf, comeIn, leavingOf, openStep, rowsOf, said } from "./staff.ts";
import { WORDS, wordsOf } from "./words.ts";

const NEW = "/admin/articles/new";

const freshSlug = () => `article-${randomUUID().slice(0, 8)}`;

/** The form of an article, and what can be done with one. */
function articleOn(page: Page) {
  const { form, languages, conflict, steps } = wordsOf(page).adminArticles;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const list = (name: string) => page.getByRole("combobox", { name, exact: true });
  return {
    slug: page.getByRole("textbox", { name: form.slug, exact: true }),
    lists: [list(form.category), list(form.author)],
    related: [1, 2, 3].map((number) => list(fill(form.relatedAt, { number }))),
    audience: page.getByRole("group", { name: form.audience }).getByRole("radio").first(),
    words: (language: Language, name: keyof typeof form.words) =>
      page
        .getByRole("group", { name: languages[language], exact: true })
        .getByRole("textbox", { name: form.words[name], exact: true }),
    saveDraft: button(form.steps.draft),
    publish: button(form.steps.publish),
    publishAgain: button(form.steps.publishAgain),
    withdraw: button(form.steps.withdraw),
    conflict: page.getByRole("alert").filter({ hasText: conflict.heading }),
    saveAnyway: button(conflict.save),
    view: (language: Language) => page.getByRole("link", { name: steps.view[language] }),
  };
}

type Language = (typeof LANGUAGES)[number];

/** Words of one language that can be published. */
async function fillWords(page: Page, language: Language, slug: string): Promise<void> {
  const { words } = articleOn(page);
  const description = "What it is about, in about as many words as search results show.";
  await words(language, "title").fill(`${language} ${slug}`);
  await words(language, "metaTitle").fill(`Meta ${slug}`);
  await words(language, "description").fill(description.padEnd(80, "."));
  await words(language, "lead").fill("One sentence.");
  await words(language, "body").fill("## A chapter\n\nAnd its **text**.");
}

async function fillFacts(page: Page, slug: string): Promise<void> {
  const article = articleOn(page);
  await article.slug.fill(slug);
  for (const list of article.lists) await list.selectOption({ index: 1 });
  for (const [at, list] of article.related.entries()) await list.selectOption({ index: at + 1 });
  await tick(article.audience);
}

/** Other journeys walk over the same site. */
async function takeAway(page: Page): Promise<void> {
  await press(await openStep(page, wordsOf(page).adminArticles.steps.remove));
  await expect(page).toHaveURL(/done=deleted/);
}

/** The row of an article in the list. */
const rowOf = (page: Page, slug: string) => rowsOf(page).filter({ hasText: slug });

for (const language of LANGUAGES) {
  const origin = SITES[language];
  const words = WORDS[language].adminArticles;
  test.describe(`articles, in ${language}`, () => {
    test.use({ locale: language === "el" ? "el-GR" : "en-US" });

    test(
      "one is written in both languages and published",
      DIRECTUS_TOO,
      async ({ page, expectConsole }) => {
        expectConsole(/422|404/);
        const slug = freshSlug();
        await comeIn(page, origin, "editor", "/admin/articles");
        await press(page.getByRole("link", { name: words.addButton, exact: true }));
        const article = articleOn(page);
        await article.slug.fill(slug);
        await article.words("en", "title").fill("A first title");
        await press(article.saveDraft);
        await expect(said(page, words.done.draft)).toBeVisible();

        await press(article.publish);
        await expect(errorSummary(page)).toBeFocused();
        await expect(page).toHaveTitle(language === "el" ? /^Πρόβλημα: / : /^Error: /);
        expect(await violations(page), "with errors").toEqual([]);
        await fillFacts(page, slug);
        for (const code of LANGUAGES) await fillWords(page, code, slug);
        await press(article.publish);
        await expect(article.view("en")).toBeVisible();
        await expect(article.view("el")).toBeVisible();

        const edit = page.url();
        for (const code of LANGUAGES) {
          const address = `${SITES[code]}/blog/${slug}`;
          await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${code} ${slug}`);
        }

        await page.goto(edit);
        await press(backOf(page, words.title));
        const row = rowOf(page, slug);
        await expect(row.getByRole("link")).toHaveText(`${language} ${slug}`);
        await expect(row.getByText(words.states.published, { exact: true })).toBeVisible();
        await press(row.getByRole("link"));
        await takeAway(page);
        await expect(page.getByRole("table").first()).toBeVisible();
        await expect(rowOf(page, slug)).toHaveCount(0);
      },
    );

    test("all of it works without script", DIRECTUS_TOO, async ({ otherBrowser }) => {
      const slug = freshSlug();
      const page = await otherBrowser({ javaScriptEnabled: false });
      await comeIn(page, origin, "editor", NEW);
      const article = articleOn(page);
      await press(article.saveDraft);
      await expect(errorSummary(page).getByRole("link")).toHaveCount(2);
      await fillFacts(page, slug);
      await fillWords(page, "el", slug);
      await press(article.publish);
      await expect(page).toHaveURL(/\/admin\/articles\/\d+\?done=published$/);

      const other = await page.context().newPage();
      await other.goto(page.url());
      const theirs = articleOn(other);
      await theirs.words("el", "title").fill("Theirs");
      await press(theirs.publishAgain);
      await expect(other).toHaveURL(/done=published$/);
      await press(article.publishAgain);
      await expect(article.conflict).toBeVisible();
      await press(article.saveAnyway);
      await expect(article.words("el", "title")).toHaveValue(`el ${slug}`);

      await press(article.withdraw);
      await expect(page).toHaveURL(/done=withdrawn&left=/);
      await takeAway(page);
      await expect(page.getByRole("table").first()).toBeVisible();
      await expect(rowOf(page, slug)).toHaveCount(0);
    });

    test("axe finds nothing, and nothing scrolls sideways", async ({ page }) => {
      test.setTimeout(180_000);
      const slug = freshSlug();
      await comeIn(page, origin, "editor", NEW);
      await fillFacts(page, slug);
      await fillWords(page, "el", slug);
      await press(articleOn(page).publish);
      await expect(articleOn(page).view("el")).toBeVisible();
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

test(
  "a half-typed article outlives a link, and a new address keeps its visitors",
  DIRECTUS_TOO,
  async ({ page, request }) => {
    const ask = (address: string) => {
      const { url, headers } = reach(address);
      return request.get(url, { headers, maxRedirects: 0 });
    };
    const slug = freshSlug();
    await comeIn(page, SITES.en, "editor", NEW);
    await hydrated(page, "main form:has(#slug)");
    const { adminArticles, adminParts } = wordsOf(page);
    const article = articleOn(page);
    const back = backOf(page, adminArticles.title);
    const { stay, leave } = leavingOf(page);
    await article.slug.fill(slug);
    await expect(said(page, adminParts.draft.kept)).toBeVisible();
    await press(back);
    await press(stay);
    await expect(page).toHaveURL(`${SITES.en}${NEW}`);
    await press(back);
    await press(leave);
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.goto(`${SITES.en}${NEW}`);
    await expect(article.slug).toHaveValue(slug);

    await fillFacts(page, slug);
    await fillWords(page, "en", slug);
    await press(article.publish);
    await expect(page).toHaveURL(/done=published/);
    const old = `${SITES.en}/blog/${slug}`;
    await expect.poll(async () => (await ask(old)).status()).toBe(200);
    // The address comes before its page: what is typed until then goes into the form of the one before.
    await expect(article.view("en")).toBeVisible();
    await article.slug.fill(`${slug}-moved`);
    await press(article.publishAgain);
    await expect(page).toHaveURL(/left=/);
    await expect.poll(async () => (await ask(`${old}-moved`)).status()).toBe(200);
    await expect.poll(async () => (await ask(old)).status()).toBe(404);
    await press(page.getByRole("button", { name: adminArticles.moved.submit, exact: true }));
    await expect(page).toHaveURL(/\/admin\/redirects\?done=added/);
    await expect.poll(async () => (await ask(old)).headers().location).toBe(`/blog/${slug}-moved`);
  },
);

for (const language of LANGUAGES) {
  test(`the two languages of an article stay row by row when one has mistakes, ${language}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 422/);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await comeIn(page, SITES[language], "editor", NEW);
    await page.locator("#title-en").fill("A title alone");
    await press(page.locator("main form button[value=publish]"));
    await expect(page.locator("#body-en-error")).toBeVisible();
    await expect(page.locator("#body-el-error")).toHaveCount(0);
    for (const field of ["title", "metaTitle", "description", "lead", "body"]) {
      const [left, right] = await Promise.all(
        (["en", "el"] as const).map((code) => page.locator(`#${field}-${code}`).boundingBox()),
      );
      expect(left?.x, field).toBeLessThan(right?.x ?? 0);
      expect(Math.abs((left?.y ?? 0) - (right?.y ?? Number.NaN)), field).toBeLessThanOrEqual(1);
    }
  });
}

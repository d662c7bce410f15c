import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { adminArticles as el } from "../../content/el/pages/admin/articles.ts";
import { adminArticles as en } from "../../content/en/pages/admin/articles.ts";
import { ENGLISH, FACTS, LIST, NEW, openArticles, WHOLE } from "../support/article-editor.ts";
import { HOSTS, LANGUAGES, pick } from "../support/site.ts";
import { leadsTo } from "../support/visitor.ts";

/** An hour that no run of this test sees. */
const FAR_OFF = "2099-01-01T09:00:00Z";
/** What the form says is wrong. */
const said = en.errors;
const filled = (text: string, max: number, count: number) =>
  text.replace(/\{\{(?:max|min)\}\}/, String(max)).replace("{{count}}", String(count));

describe("an article in the making", () => {
  it("is kept as a draft with little more than an address and a title", async () => {
    const { editor, stored, shown } = await openArticles();
    const saved = await editor.post(NEW, {
      ...{ slug: "first-live", "title-el": "Το πρώτο σου live" },
      intent: "draft",
    });
    expect(leadsTo(saved)).toMatch(/^\/admin\/articles\/\d+\?done=draft$/);
    const page = leadsTo(saved);
    expect((await shown(page)).querySelector(".notice-success")?.text).toMatch(/draft is saved/);
    const article = await stored(page.replace(/\?.*/, ""));
    expect(article).toMatchObject({ slug: "first-live", status: "draft", published: null });
    expect(article.translations).toHaveLength(1);
    expect(article.translations[0]).toMatchObject({ locale: "el", lead: null });
    const row = (await shown(LIST)).querySelector("tbody tr");
    const link = row?.querySelector("[data-row-link]");
    expect([link?.text, link?.getAttribute("lang")]).toEqual(["Το πρώτο σου live", "el"]);
    expect(row?.text).toContain("Draft");
    expect(row?.text).toContain("/blog/first-live");
  });

  it.each(LANGUAGES)(
    "says in %s what a program has published and the site can’t show",
    async (lang) => {
      const { editor, make, backend, shown } = await openArticles(lang);
      const said = { en, el }[lang].notShown;
      const tally = async () => (await shown(LIST)).querySelector("tbody [data-tone]")?.text;
      const page = await make(WHOLE);
      expect((await shown(page)).querySelector(".notice-problem")).toBeNull();
      expect(await tally()).toBe({ en, el }[lang].states.draft);
      const { access } = await backend.signIn();
      const path = `/items/articles/${page.split("/").at(-1)}`;
      const written = await backend.call("PATCH", path, {
        token: access,
        body: { status: "published", related: null },
      });
      expect(written.status).toBe(200);
      expect((await shown(page)).querySelector(".notice-problem")?.text).toContain(said.heading);
      expect(await tally()).toBe(said.now);
      await backend.call("PATCH", path, { token: access, body: { goes_live: FAR_OFF } });
      expect(await tally()).toBe(said.later);
      // What is no article yet is nobody's to mend.
      await backend.call("PATCH", path, { token: access, body: { status: "draft" } });
      expect(await tally()).toBe({ en, el }[lang].states.draft);
      expect((await editor.get(page)).status).toBe(200);
    },
  );

  it.each([
    [{ slug: "" }, "slug", said.required],
    [{ slug: "Πρώτο" }, "slug", said.slug],
    [{ slug: "first--live" }, "slug", said.slug],
    [{ "title-en": "" }, "title-en", said.required],
    [{ published: "2026-02-30" }, "published", said.date],
    [{ "lead-en": "x".repeat(2001) }, "lead-en", filled(said.tooLong, 2000, 2001)],
  ])("is refused as %o", async (typed, field, wanted) => {
    const { editor, shown } = await openArticles();
    const response = await editor.post(NEW, { ...WHOLE, ...typed, intent: "draft" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Error: /);
    const page = parse(html);
    expect(page.querySelector(`.error-summary a[href="#${field}"]`)).toBeTruthy();
    expect(page.querySelector(`#${field}-error`)?.text).toContain(wanted);
    // Nothing that was typed is lost.
    expect(page.querySelector("#body-en")?.text).toContain("## The first minute");
    expect((await shown(LIST)).querySelector("[data-empty]")).toBeTruthy();
  });

  it("needs a language", async () => {
    const { editor } = await openArticles();
    const response = await editor.post(NEW, { ...FACTS, intent: "draft" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("in at least one language");
  });

  it("doesn’t take another one’s address", async () => {
    const { editor, make, send } = await openArticles();
    await make(WHOLE);
    const second = await make({ ...WHOLE, slug: "second-live" });
    for (const response of [
      await editor.post(NEW, { ...WHOLE, intent: "draft" }),
      await send(second, "draft"),
    ]) {
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("Another article has this address");
    }
  });
});

describe("publishing an article", () => {
  it("stores it whole in both languages, with today’s date", async () => {
    const { make, stored, shown } = await openArticles();
    const page = await make(WHOLE, "publish");
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Athens" }).format();
    const { slug, category, audience, author, related1, related2, related3 } = FACTS;
    const article = await stored(page);
    expect(article).toMatchObject({
      ...{ slug, category, audience, author, status: "published" },
      ...{ published: today, updated: today, related: [related1, related2, related3] },
    });
    const [english] = article.translations;
    expect(english).toMatchObject({
      meta_title: ENGLISH["metaTitle-en"],
      body: ENGLISH["body-en"].replaceAll("\r", ""),
    });
    expect((await shown(LIST)).querySelector("[data-tone]")?.text).toBe("Published");
    const views = (await shown(page)).querySelectorAll("main a[hreflang]");
    expect(views.map((view) => view.getAttribute("href"))).toEqual([
      `${HOSTS.en}/blog/first-live`,
      `${HOSTS.el}/blog/first-live`,
    ]);
  });

  it("needs everything of each language that was begun, and says so at once", async () => {
    const { make, send, stored } = await openArticles();
    const page = await make({ slug: "first-live", "title-en": "Your first live" });
    const typed = { slug: "first-live", ...ENGLISH, "description-en": "Short.", "lead-el": "Μία." };
    const response = await send(page, "publish", { ...typed, "body-en": "# Loud\n\nAnd more." });
    expect(response.status).toBe(422);
    const html = parse(await response.text());
    const wrong = html
      .querySelectorAll(".error-summary a")
      .map((link) => link.getAttribute("href")?.slice(1));
    expect(wrong).toEqual([
      ...["category", "audience", "author", "related1", "related2", "related3"],
      ...["description-en", "body-en"],
      ...["title-el", "metaTitle-el", "description-el", "body-el"],
    ]);
    expect(html.querySelector("#description-en-error")?.text).toContain(
      filled(said.tooShort, 70, 6),
    );
    expect(html.querySelector("#body-en-error")?.text).toContain("“# Loud");
    expect((await stored(page)).status).toBe("draft");
  });

  it.each([
    [{ related1: "first-live" }, "related1", said.related.self],
    [{ related2: FACTS.related1 }, "related2", said.related.twice],
    [{ related3: "nothing-here" }, "related3", said.related.missing],
    [{ "title-en": "x".repeat(81) }, "title-en", filled(said.tooLong, 80, 81)],
    [{ "body-el": "<b>Όχι</b>" }, "body-el", "“<b>”"],
    [{ category: "other" }, "category", said.choose],
  ])("is refused with %o", async (typed, field, wanted) => {
    const { editor } = await openArticles();
    const response = await editor.post(NEW, { ...WHOLE, ...typed, intent: "publish" });
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    expect(page.querySelectorAll(".error-summary a")).toHaveLength(1);
    expect(page.querySelector(`#${field}-error`)?.text).toContain(wanted);
  });

  it("says in Greek what is wrong", async () => {
    const { editor } = await openArticles("el");
    const form = { ...WHOLE, slug: "Πρώτο", "metaTitle-el": "", "body-el": "# Δυνατά" };
    const html = await (await editor.post(NEW, { ...form, intent: "publish" })).text();
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Πρόβλημα: /);
    expect(html).toContain("Μόνο μικρά λατινικά γράμματα");
    expect(html).toContain("Δεν γίνεται να μείνει κενό");
    expect(html).toContain("δεν μπορεί να εμφανιστεί στο site: «# Δυνατά»");
  });

  it("leads on to articles that staff wrote", async () => {
    const { make } = await openArticles();
    await make({ ...WHOLE, slug: "second-live" });
    await make({ ...WHOLE, related1: "second-live" }, "publish");
  });
});

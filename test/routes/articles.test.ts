import { parse } from "node-html-parser";
import { describe, expect, it, onTestFinished } from "vitest";
import { adminArticles as el } from "../../content/el/pages/admin/articles.ts";
import { adminArticles as en } from "../../content/en/pages/admin/articles.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { ENGLISH, FACTS, LIST, NEW, openArticles, WHOLE } from "../support/article-editor.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, LANGUAGES, pick } from "../support/site.ts";
import { ADMIN } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

/** Longest wait for the first look at what is published, in milliseconds. */
const WATCH_MS = 5_000;
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
    const link = row?.querySelector(".staff-row-link");
    expect([link?.text, link?.getAttribute("lang")]).toEqual(["Το πρώτο σου live", "el"]);
    expect(row?.text).toContain("Draft");
    expect(row?.text).toContain("/blog/first-live");
  });

  it.each(LANGUAGES)(
    "says in %s what a program has published and the site can’t show",
    async (lang) => {
      const { editor, make, backend, shown } = await openArticles(lang);
      const said = { en, el }[lang].notShown;
      const tally = async () => (await shown(LIST)).querySelector("tbody .staff-tally")?.text;
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
    expect((await shown(LIST)).querySelector(".staff-empty")).toBeTruthy();
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
    expect((await shown(LIST)).querySelector(".staff-tally")?.text).toBe("Published");
    const views = (await shown(page)).querySelectorAll(".staff-section a[hreflang]");
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

describe("a stored article", () => {
  it("is withdrawn, loses a language and is deleted", async () => {
    const { editor, make, send, stored, shown } = await openArticles();
    const page = await make(WHOLE, "publish");
    const change = { ...FACTS, ...ENGLISH, "title-en": "Your second live" };
    expect(leadsTo(await send(page, "withdraw", change))).toBe(
      `${page}?done=withdrawn&left=${WHOLE.slug}`,
    );
    const article = await stored(page);
    expect(article.status).toBe("draft");
    expect(article.translations).toHaveLength(1);
    expect(article.translations[0]?.title).toBe("Your second live");
    expect((await shown(page)).querySelector("a[hreflang][href*=blog]")).toBeNull();
    expect(leadsTo(await editor.post(page, { intent: "delete" }))).toBe(`${LIST}?done=deleted`);
    expectConsole("error");
    expect((await editor.get(page)).status).toBe(404);
    expect((await editor.post(page, { intent: "delete" })).status).toBe(404);
  });

  it("waits for its hour, and says which", async () => {
    const { make, send, stored, shown } = await openArticles();
    const ahead = { ...WHOLE, published: "2099-12-24", time: "09:30" };
    const page = await make(ahead, "publish");
    expect(await stored(page)).toMatchObject({
      status: "published",
      published: "2099-12-24",
      updated: "2099-12-24",
      goes_live: "2099-12-24T07:30:00.000Z",
    });
    const root = await shown(`${page}?done=scheduled`);
    for (const part of [".notice", ".staff-tally"]) {
      expect(root.querySelector(part)?.text).toContain("December 24, 2099 at 09:30");
    }
    expect(root.querySelector("#time")?.getAttribute("value")).toBe("09:30");
    expect(root.querySelector("a[hreflang][href*=blog]")).toBeNull();
    expect((await shown(LIST)).text).toContain("Scheduled");
    // Nothing is left behind where nothing was.
    expect(leadsTo(await send(page, "withdraw", ahead))).toBe(`${page}?done=withdrawn`);
    const now = { ...ahead, published: "", time: "" };
    expect(leadsTo(await send(page, "publish", now))).toBe(`${page}?done=published`);
    expect((await stored(page)).goes_live).toBeNull();
    const wrong = await send(page, "publish", { ...ahead, time: "25:00" });
    expect(wrong.status).toBe(422);
  });

  it("that moves or goes leaves a redirect one press away, and never a chain", async () => {
    // This site follows what is published.
    const DATA_DIR = temporaryFolder();
    const { site, editor, make, send, shown, backend } = await openArticles("en", { DATA_DIR });
    await site.watch?.start(WATCH_MS);
    onTestFinished(() => site.watch?.stop());
    const { access: token } = await backend.signIn();
    const rows = async () => {
      const { text } = await backend.call("GET", "/items/redirects?sort=path", { token });
      const found = JSON.parse(text).data as { path: string; target: string }[];
      return found.map(({ path, target }) => `${path} → ${target}`);
    };
    const older = { path: "/talks/first", target: "/blog/first-live", enabled: true };
    await backend.call("POST", "/items/redirects", { token, body: older });
    const page = await make(WHOLE, "publish");
    /** The notice's form as it stands. */
    const follow = async (address: string) => {
      const fields = (await shown(address)).querySelectorAll(".notice form [name]");
      const form = fields.map((field) => [
        field.getAttribute("name") ?? "",
        field.getAttribute("value") ?? "",
      ]);
      return leadsTo(await editor.post("/admin/redirects/new", Object.fromEntries(form)));
    };
    const isThere = (slug: string) =>
      expect.poll(async () => (await editor.get(`/blog/${slug}`)).status, { timeout: 5000 });
    const moved = { ...WHOLE, slug: "second-live" };
    const left = leadsTo(await send(page, "publish", moved));
    expect(left).toBe(`${page}?done=published&left=first-live`);
    await isThere("second-live").toBe(200);
    await isThere("first-live").toBe(404);
    expect(await follow(left)).toBe("/admin/redirects?done=added");
    expect(await rows()).toEqual([
      "/blog/first-live → /blog/second-live",
      "/talks/first → /blog/second-live",
    ]);
    // And back again.
    const back = leadsTo(await send(page, "publish", WHOLE));
    await isThere("first-live").toBe(200);
    await isThere("second-live").not.toBe(200);
    await follow(back);
    expect(await rows()).toEqual([
      "/blog/second-live → /blog/first-live",
      "/talks/first → /blog/first-live",
    ]);
    const gone = leadsTo(await editor.post(page, { intent: "delete" }));
    expect(gone).toBe(`${LIST}?done=deleted&left=first-live`);
    await isThere("first-live").not.toBe(200);
    await follow(gone);
    expect(await rows()).toEqual([
      "/blog/first-live → /blog",
      "/blog/second-live → /blog",
      "/talks/first → /blog",
    ]);
  });

  it("is not overwritten by who opened it before it changed", async () => {
    const { editor, make, send, shown, stored } = await openArticles();
    const page = await make(WHOLE, "publish");
    const version = (await shown(page)).querySelector("[name=version]")?.getAttribute("value");
    await send(page, "publish", { ...WHOLE, "title-en": "Theirs" });
    const mine = { ...WHOLE, "title-en": "Mine", intent: "publish" };
    const refused = await editor.post(page, { ...mine, version: version ?? "" });
    expect(refused.status).toBe(409);
    const html = parse(await refused.text());
    expect(html.querySelector(".notice-problem")?.text).toContain(en.conflict.heading);
    expect(html.querySelector(".notice-problem a")?.getAttribute("href")).toBe(page);
    expect(html.querySelector("#title-en")?.getAttribute("value")).toBe("Mine");
    const titles = async () => {
      const { translations } = await stored(page);
      return translations.map(({ title }) => title);
    };
    expect(await titles()).toContain("Theirs");
    const next = html.querySelector("[name=version]")?.getAttribute("value") ?? "";
    const saved = await editor.post(page, { ...mine, version: next });
    expect(leadsTo(saved)).toBe(`${page}?done=published`);
    expect(await titles()).toContain("Mine");
  });
});

it("is not withdrawn by a draft saved over what somebody else published", async () => {
  const { editor, make, send, shown, stored } = await openArticles();
  const page = await make(WHOLE);
  const version = (await shown(page)).querySelector("[name=version]")?.getAttribute("value");
  await send(page, "publish");
  const form = { ...WHOLE, intent: "draft", version: version ?? "" };
  const refused = await editor.post(page, form);
  expect(refused.status).toBe(409);
  const html = parse(await refused.text());
  expect(html.querySelector(".notice-problem")).toBeTruthy();
  const steps = html.querySelectorAll("main .article-form button[name=intent]");
  expect(steps.map((step) => step.getAttribute("value"))).toEqual(["publish", "withdraw"]);
  expect((await stored(page)).status).toBe("published");
});

describe("an article that came with the site", () => {
  it("is edited from what it says, and leaves the site’s list then", async () => {
    const { editor, make, shown, stored } = await openArticles("el");
    const ofSite = async () =>
      (await shown(LIST))
        .querySelectorAll("section[aria-labelledby=site-articles] tbody a")
        .map((link) => link.getAttribute("href") ?? "");
    const from = `${NEW}?from=brand-deal-pricing`;
    const before = await ofSite();
    expect(before).toContain(from);
    const form = await shown(from);
    expect(form.querySelector(".notice-info")).toBeTruthy();
    expect(form.querySelector("#slug")?.getAttribute("value")).toBe("brand-deal-pricing");
    expect(form.querySelector("#related1 [selected]")?.getAttribute("value")).toBe(
      "brand-partnerships",
    );
    // Whatever the form was filled with can be published as it is.
    const filled = form
      .querySelectorAll("main form :is(input, textarea, select)")
      .flatMap((one) => {
        const isOff = one.getAttribute("type") === "radio" && !one.hasAttribute("checked");
        const chosen = one.querySelector("[selected]") ?? one;
        const value = one.tagName === "TEXTAREA" ? one.text : chosen.getAttribute("value");
        return isOff ? [] : [[one.getAttribute("name") ?? "", value ?? ""]];
      });
    const page = await make(Object.fromEntries(filled), "publish");
    const article = await stored(page);
    expect(article).toMatchObject({ published: "2026-04-21", category: "monetization" });
    expect(article.translations).toHaveLength(2);
    expect(await ofSite()).toEqual(before.filter((address) => address !== from));
    expect(leadsTo(await editor.get(from))).toBe(page);
  });

  it("is none for an address without one", async () => {
    const { shown } = await openArticles();
    const form = await shown(`${NEW}?from=nothing-here`);
    expect(form.querySelector(".notice-info")).toBeNull();
    expect(form.querySelector("#slug")?.getAttribute("value")).toBe("");
  });
});

it("is for editors and administrators, out of caches", async () => {
  const { visitor, editor } = await openArticles();
  const admin = visitor();
  await admin.signIn(ADMIN);
  for (const person of [admin, editor]) {
    const response = await person.get(LIST);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  for (const path of [LIST, NEW, `${LIST}/1`]) {
    expect(leadsTo(await visitor().get(path))).toContain("/account/sign-in?next=");
  }
  const sent = await visitor().post(NEW, { ...WHOLE, intent: "publish" });
  expect(leadsTo(sent)).toContain("/account/sign-in?next=");
});

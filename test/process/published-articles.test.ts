/** Staff publish in the content backend, and the site follows without a deploy or a restart. */

import { expect, it } from "vitest";
import { freePort, start, visit } from "../support/process.ts";
import { FACTS, openStaff, SIGN_IN } from "../support/staff-calls.ts";

/** Longest wait for what is published, in milliseconds, on a busy machine; bench/publish.ts measures. */
const VISIBLE_MS = 12_000;
const DAY_MS = 86_400_000;
/** How long an article is kept back, in milliseconds: longer than a look for what was published takes. */
const WAIT_MS = 3_000;
const LIMIT_MS = 120_000;
const SLUG = "quiet-streams";
const [BUILT = ""] = FACTS.related;

const DESCRIPTION =
  "A description that is long enough for the results of a search engine, and short enough too.";
const words = (
  locale: "en" | "el",
  title: string,
  body = "Nothing but *quiet*.\n\n## Part\n\nMore.",
) => ({
  ...{ locale, title, meta_title: title, description: DESCRIPTION, lead: "A lead.", body },
});

it(
  "shows, changes and takes away what staff publish, on both hosts",
  async () => {
    const PORT = await freePort();
    const site = start({ PORT, ...SIGN_IN });
    await site.ready();
    const staff = await openStaff(PORT);
    const en = (path: string) => visit(PORT, "en", path);
    const el = (path: string) => visit(PORT, "el", path);
    const inTime = (read: () => Promise<unknown>) =>
      expect.poll(read, { timeout: VISIBLE_MS, interval: 20 });

    // Kept by the page cache before anything changes.
    expect((await en("/blog")).body).not.toContain(`/blog/${SLUG}`);
    expect((await el("/blog")).status).toBe(200);
    expect((await en(`/blog/${SLUG}`)).status).toBe(404);
    expect((await en(`/blog/${BUILT}`)).body).toContain("without guessing");

    const id = await staff.publish(SLUG, [words("en", "Quiet streams"), words("el", "Ήσυχα live")]);
    await inTime(async () => (await en(`/blog/${SLUG}`)).body).toContain("Quiet streams");
    expect((await el(`/blog/${SLUG}`)).body).toContain("Ήσυχα live");
    for (const path of ["/blog", "/sitemap.xml", "/feed.xml", "/search?q=quiet+streams"]) {
      expect((await en(path)).body, path).toContain(`/blog/${SLUG}`);
    }
    expect((await el("/search?q=ησυχα")).body).toContain(`/blog/${SLUG}`);
    expect((await en(`/blog/${SLUG}.md`)).body).toMatch(/^# Quiet streams$/m);
    expect((await en(`/blog/${SLUG}`)).body).toContain(`hrefLang="el"`);

    // One that waits for its hour comes by itself, into what was kept meanwhile.
    const tomorrow = Date.now() + DAY_MS;
    const later = await staff.call("POST", "/items/articles", {
      ...FACTS,
      slug: "timed-streams",
      goes_live: new Date(tomorrow).toISOString(),
    });
    for (const own of [words("en", "Timed streams"), words("el", "Live στην ώρα τους")]) {
      await staff.call("POST", "/items/article_translations", { ...own, article: later.id });
    }
    await staff.call("PATCH", `/items/articles/${later.id}`, { status: "published" });
    expect((await en("/blog/timed-streams")).status).toBe(404);
    expect((await el("/sitemap.xml")).body).not.toContain("timed-streams");
    const hour = Date.now() + WAIT_MS;
    const goesLive = { goes_live: new Date(hour).toISOString() };
    await staff.call("PATCH", `/items/articles/${later.id}`, goesLive);
    await inTime(async () => (await el("/blog/timed-streams")).status).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(hour);
    for (const path of ["/blog", "/sitemap.xml", "/feed.xml"]) {
      expect((await el(path)).body, path).toContain("/blog/timed-streams");
    }
    await staff.call("PATCH", `/items/articles/${later.id}`, { status: "draft" });
    await inTime(async () => (await en("/blog/timed-streams")).status).toBe(404);

    // Another text, and no Greek any more.
    const [{ id: english }] = await staff.call(
      "GET",
      `/items/article_translations?filter[article][_eq]=${id}&filter[locale][_eq]=en`,
    );
    const [{ id: greek }] = await staff.call(
      "GET",
      `/items/article_translations?filter[article][_eq]=${id}&filter[locale][_eq]=el`,
    );
    await staff.call("PATCH", `/items/article_translations/${english}`, { title: "Loud streams" });
    await staff.call("DELETE", `/items/article_translations/${greek}`);
    await staff.call("PATCH", `/items/articles/${id}`, { updated: "2026-11-22" });
    await inTime(async () => (await en(`/blog/${SLUG}`)).body).toContain("Loud streams");
    expect((await el(`/blog/${SLUG}`)).status).toBe(404);
    expect((await el("/search?q=ησυχα")).body).not.toContain(`/blog/${SLUG}`);
    expect((await en("/search?q=quiet+streams")).body).toContain("Loud");

    // In place of one that came with the site, until it is withdrawn.
    const own = await staff.publish(BUILT, [words("en", "Prices of this week")]);
    await inTime(async () => (await en(`/blog/${BUILT}`)).body).toContain("Prices of this week");
    // A page that leads on to it, and was kept.
    expect((await en(`/blog/${SLUG}`)).body).toContain("Prices of this week");
    await staff.call("PATCH", `/items/articles/${own}`, { status: "draft" });
    await inTime(async () => (await en(`/blog/${BUILT}`)).body).toContain("without guessing");
    expect((await el(`/blog/${BUILT}`)).status).toBe(200);

    // What can't be shown changes nothing, and says so to operators.
    await staff.call("PATCH", `/items/articles/${id}`, { category: "nonsense" });
    await expect
      .poll(site.output, { timeout: VISIBLE_MS })
      .toContain(`The article ${SLUG} can't be`);
    expect((await en(`/blog/${SLUG}`)).body).toContain("Loud streams");

    // A process that finds the backend away shows what could last be shown.
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
    const lonely = await freePort();
    const away = `http://127.0.0.1:${await freePort()}`;
    const alone = start({
      ...{ PORT: lonely, DATA_DIR: site.folder },
      ...{ CONTENT_BACKEND_URL: away, CONTENT_BACKEND_TOKEN: "nobody-listens-to-it" },
    });
    await alone.ready();
    expect((await visit(lonely, "en", `/blog/${SLUG}`)).body).toContain("Loud streams");
    expect((await visit(lonely, "en", "/sitemap.xml")).body).toContain(`/blog/${SLUG}`);
    expect((await visit(lonely, "en", "/sitemap.xml")).body).toContain(`/blog/${BUILT}`);
  },
  LIMIT_MS,
);

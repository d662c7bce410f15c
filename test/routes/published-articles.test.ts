import { copyFileSync, mkdtempSync, readdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import {
  createArticle,
  deleteStoredArticle,
  readArticle,
  updateArticle,
} from "../../app/api/articles.server.ts";
import { openBackend } from "../../app/api/backend.server.ts";
import type { Transport } from "../../app/api/connection.ts";
import { Articles } from "../../app/content/articles.server.ts";
import { articlesSource } from "../../app/content/changes/articles-source.server.ts";
import { entriesSource } from "../../app/content/changes/entries-source.server.ts";
import { PublishedContent } from "../../app/content/changes/published-content.server.ts";
import type { PublishedSource } from "../../app/content/changes/published-source.ts";
import { wordsSource } from "../../app/content/changes/words-source.server.ts";
import { SearchIndex } from "../../app/content/search/search-index.server.ts";
import { Thesaurus } from "../../app/content/search/synonyms.ts";
import { ContentStore } from "../../app/content/store/content-store.server.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { indexContent } from "../../scripts/index-content.ts";
import { setAsideIn, zeroPagesInUse } from "../support/damage.ts";
import { expectConsole } from "../support/fail-on-console.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NOBODY = { address: undefined, userAgent: undefined };
const BUILT = "brand-deal-pricing";
const FACTS = {
  ...{ author: "ana-reed", category: "growth", audience: "creators" },
  ...{ published: "2026-11-20", updated: "2026-11-21" },
  related: [BUILT, "tiktok-likes-guide", "brand-partnerships"],
};
const words = (locale: string, title: string) => ({
  ...{ locale, title, meta_title: title, lead: "A lead.", body: "Nothing but a *zeppelin*." },
  description: "Long enough for the results of a search engine, and short enough for them, too.",
});

/** More than are put into an index at once at a start. */
const MANY = 450;

const built = join(mkdtempSync(join(tmpdir(), "b4-built-")), "content.sqlite");
beforeAll(() => indexContent(ROOT, built));

/** A content backend with an editor, and processes of the site that look at it. */
async function open() {
  const backend = await startBackend({ now: Date.now });
  const { access } = await backend.signIn();
  const connectionOver = (transport: Transport) => ({
    ...{ baseUrl: "http://backend.invalid", publicAddress: "/backend" },
    ...{ publicToken: PUBLIC_TOKEN, transport },
  });
  const reach: Transport = (request) => backend.backend.fetch(request);
  const editor = openBackend(connectionOver(reach), NOBODY, async () => access);
  const dataDir = mkdtempSync(join(tmpdir(), "b4-published-"));
  return {
    editor,
    dataDir,
    /** The file of what is kept, once there is something. */
    path: () => join(dataDir, keptIn(dataDir)[0] ?? ""),
    create: (slug: string, title: string, more: { goes_live?: string; published?: string } = {}) =>
      createArticle(editor, { slug, ...FACTS, ...more, status: "published" }, [words("en", title)]),
    async process(now = Date.now, build = built) {
      const line = { transport: reach };
      const onChange = vi.fn<(changed: readonly string[]) => void>();
      const store = new ContentStore(build, dataDir);
      const own = new DatabaseSync(build, { readOnly: true });
      const index = () => store.index ?? own;
      const articles = articlesSource(() => own);
      const published = new PublishedContent({
        backend: openBackend(
          connectionOver((request) => line.transport(request)),
          NOBODY,
        ),
        store,
        sources: [articles, wordsSource, entriesSource] as PublishedSource[],
        onChange,
        now,
      });
      published.showKept();
      return {
        ...{ articles, line, onChange, published, store },
        changed: () => onChange.mock.calls.map(([names]) => names.toSorted()),
        title: (slug: string, locale: "en" | "el" = "en") =>
          new Articles(index()).summary(locale, slug)?.title,
        found: (query: string) =>
          new SearchIndex(index(), "en").search(query, new Thesaurus([])).hits,
      };
    },
  };
}

const keptIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => /^content-\w+\.db$/.test(name));

it("stays as it is while the backend is away or talks nonsense, and follows once it is back", async () => {
  const { create, process } = await open();
  const site = await process();
  const reach = site.line.transport;
  await create("first-zeppelin", "A zeppelin");
  const log = expectConsole("error");
  for (const transport of [
    () => Promise.reject(new Error("refused")),
    async () => new Response("<p>Bad gateway</p>"),
    async () => Response.json({ data: [{ id: "one" }], meta: {} }),
  ] satisfies Transport[]) {
    site.line.transport = transport;
    expect(await site.published.look()).toBe(false);
  }
  expect(log).toHaveBeenCalled();
  expect(site.onChange).not.toHaveBeenCalled();
  site.line.transport = reach;
  expect(await site.published.look()).toBe(true);
  expect(site.title("first-zeppelin")).toBe("A zeppelin");
  expect(site.found("zeppelin")).toHaveLength(1);
  expect(site.changed()).toEqual([["en article:first-zeppelin", "en articles"]]);
  // Nothing new: nothing to do.
  expect(await site.published.look()).toBe(true);
  expect(site.onChange).toHaveBeenCalledOnce();
});

it("brings what is beside an article that can't be read, whichever comes first", async () => {
  const log = expectConsole("error");
  const { create, process } = await open();
  const site = await process();
  const reach = site.line.transport;
  site.line.transport = async (request) => {
    const answer = await reach(request);
    const text = await answer.clone().text();
    return text.includes("Nothing but")
      ? new Response(text.replace("The second zeppelin", '", "title": [], "": "'), answer)
      : answer;
  };
  for (const one of ["first", "second", "third"])
    await create(`${one}-zeppelin`, `The ${one} zeppelin`);
  expect(await site.published.look()).toBe(false);
  expect(site.title("first-zeppelin")).toBe("The first zeppelin");
  expect(site.title("second-zeppelin")).toBeUndefined();
  expect(site.title("third-zeppelin")).toBe("The third zeppelin");
  expect(log).toHaveBeenCalled();
  site.line.transport = reach;
  expect(await site.published.look()).toBe(true);
  expect(site.title("second-zeppelin")).toBe("The second zeppelin");
});

it("shows what is beside an article that the index does not take", async () => {
  const log = expectConsole("error");
  const { create, process } = await open();
  const site = await process();
  for (const one of ["first", "second"]) await create(`${one}-zeppelin`, `The ${one} zeppelin`);
  const show = site.articles.show;
  site.articles.show = (db, all) => {
    if (all.some(({ key }) => key === "first-zeppelin")) throw new Error("Not taken");
    return show(db, all);
  };
  await site.published.look();
  expect(site.title("first-zeppelin")).toBeUndefined();
  expect(site.title("second-zeppelin")).toBe("The second zeppelin");
  expect(site.changed().flat()).toContain("en article:second-zeppelin");
  expect(log).toHaveBeenCalledTimes(1);
  site.articles.show = show;
  await site.published.look();
  expect(site.title("first-zeppelin")).toBe("The first zeppelin");
});

it("follows a translation that is written, changed or deleted by itself", async () => {
  const { create, editor, process } = await open();
  const site = await process();
  const id = await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  const write = async (method: "POST" | "PATCH" | "DELETE", key: string, body?: object) => {
    const path = `/items/article_translations${key}`;
    await editor.request({ method, path, ...(body && { body }) });
    await site.published.look();
    return [site.title("first-zeppelin"), site.title("first-zeppelin", "el")];
  };
  expect(await write("POST", "", { ...words("el", "Ένα ζέπελιν"), article: id })).toEqual([
    "A zeppelin",
    "Ένα ζέπελιν",
  ]);
  const { translations } = await readArticle(editor, id);
  const [english, greek] = ["en", "el"].map(
    (locale) => translations.find((own) => own.locale === locale)?.id,
  );
  expect(await write("PATCH", `/${english}`, { title: "Two zeppelins" })).toEqual([
    "Two zeppelins",
    "Ένα ζέπελιν",
  ]);
  expect(await write("DELETE", `/${greek}`)).toEqual(["Two zeppelins", undefined]);
  expect(site.onChange).toHaveBeenCalledTimes(4);
});

it("brings what waits for its hour at that hour, and takes it away when it is put off", async () => {
  const { create, editor, process } = await open();
  const clock = { now: Date.parse("2026-12-24T07:29:59.999Z") };
  const site = await process(() => clock.now);
  const hour = "2026-12-24T07:30:00.000Z";
  const id = await create("timed-zeppelin", "A zeppelin on time", { goes_live: hour });
  // Somebody in a Directus's studio gives a day alone.
  await create("dated-zeppelin", "A zeppelin by day", { published: "2026-12-25" });
  await site.published.look();
  expect(site.title("timed-zeppelin")).toBeUndefined();
  expect(site.onChange).not.toHaveBeenCalled();
  clock.now += 1;
  await site.published.look();
  expect(site.title("timed-zeppelin")).toBe("A zeppelin on time");
  expect(site.found("zeppelin")).toHaveLength(1);
  expect(site.changed()).toEqual([["en article:timed-zeppelin", "en articles"]]);
  // Midnight where the house is.
  clock.now = Date.parse("2026-12-24T21:59:59Z");
  await site.published.look();
  expect(site.title("dated-zeppelin")).toBeUndefined();
  clock.now += 1000;
  await site.published.look();
  expect(site.title("dated-zeppelin")).toBe("A zeppelin by day");
  const stored = await readArticle(editor, id);
  await updateArticle(editor, stored, { goes_live: "2027-01-01T00:00:00.000Z" }, [
    words("en", "A zeppelin on time"),
  ]);
  await site.published.look();
  expect(site.title("timed-zeppelin")).toBeUndefined();
});

it("follows a change and a new address, and brings back what came with the build", async () => {
  const { create, editor, process } = await open();
  const site = await process();
  const [title, greek] = [site.title(BUILT), site.title(BUILT, "el")];
  const id = await create(BUILT, "A zeppelin");
  await site.published.look();
  expect([site.title(BUILT), site.title(BUILT, "el")]).toEqual(["A zeppelin", undefined]);

  const stored = await readArticle(editor, id);
  await updateArticle(editor, stored, { slug: "moved-zeppelin" }, [words("en", "Two zeppelins")]);
  await site.published.look();
  expect(site.title("moved-zeppelin")).toBe("Two zeppelins");
  expect([site.title(BUILT), site.title(BUILT, "el")]).toEqual([title, greek]);
  expect(site.changed().at(-1)).toEqual([
    ...[`el article:${BUILT}`, "el articles", `en article:${BUILT}`],
    ...["en article:moved-zeppelin", "en articles"],
  ]);
  expect(site.found("zeppelin").map(({ url }) => url)).toEqual(["/blog/moved-zeppelin"]);

  await deleteStoredArticle(editor, await readArticle(editor, id));
  await site.published.look();
  expect(site.title("moved-zeppelin")).toBeUndefined();
  expect(site.found("zeppelin")).toEqual([]);
});

it("leaves the site as it is when an article can't be shown, and says so", async () => {
  const { create, editor, process } = await open();
  const site = await process();
  const id = await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  const log = expectConsole("error");
  for (const [change, title] of [
    [{ category: "nonsense" }, "Of no category"],
    [{ category: "growth", author: "nobody" }, "By nobody"],
  ] as const) {
    await updateArticle(editor, await readArticle(editor, id), change, [words("en", title)]);
    expect(await site.published.look()).toBe(true);
    expect(site.title("first-zeppelin")).toBe("A zeppelin");
  }
  const broken = { ...words("en", "With an image"), body: "![x](/x.png)" };
  await updateArticle(editor, await readArticle(editor, id), { author: "ana-reed" }, [broken]);
  await site.published.look();
  expect(log).toHaveBeenCalledTimes(3);
  expect(site.title("first-zeppelin")).toBe("A zeppelin");
  expect(site.onChange).toHaveBeenCalledOnce();
});

it("starts with what was last published, and learns what was withdrawn meanwhile", async () => {
  const { create, editor, process } = await open();
  const before = await process();
  const id = await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();

  const after = await process();
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  await updateArticle(editor, await readArticle(editor, id), { status: "draft" }, [
    words("en", "A zeppelin"),
  ]);
  await after.published.look();
  expect(after.title("first-zeppelin")).toBeUndefined();
  after.published.stop();
  expect((await process()).title("first-zeppelin")).toBeUndefined();
});

it("takes over what the build before has kept", async () => {
  const { create, dataDir, process } = await open();
  const before = await process();
  await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();
  const next = join(dataDir, "next.sqlite");
  copyFileSync(built, next);
  const named = new DatabaseSync(next);
  named.exec("PRAGMA user_version = 77");
  named.close();

  const after = await process(Date.now, next);
  after.line.transport = () => Promise.reject(new Error("refused"));
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  expect(after.found("zeppelin")).toHaveLength(1);
  expect(keptIn(dataDir)).toHaveLength(1);
});

it("takes over more than it puts into its index at once, and what is beside a row nobody can read", async () => {
  const log = expectConsole("error");
  const { create, dataDir, path, process } = await open();
  const before = await process();
  await create("first-zeppelin", "A zeppelin");
  await before.published.look();
  before.published.stop();
  const kept = new DatabaseSync(path());
  kept.exec(`INSERT INTO published
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})
    SELECT source, 'zeppelin-' || n, version,
      json_set(row, '$.slug', 'zeppelin-' || n, '$.author', iif(n = 2, 'nobody', 'ana-reed'))
    FROM published, numbers WHERE key = 'first-zeppelin'`);
  kept.close();
  renameSync(path(), join(dataDir, "content-00000077.db"));

  const after = await process();
  expect(after.title(`zeppelin-${MANY}`)).toBe("A zeppelin");
  expect(after.title("zeppelin-1")).toBe("A zeppelin");
  expect(after.title("zeppelin-2")).toBeUndefined();
  expect(after.found("zeppelin").length).toBeGreaterThan(1);
  expect(log.mock.calls.flat().join()).toContain("zeppelin-2");
  expect(keptIn(dataDir)).toHaveLength(1);
});

it("names an index by what it holds", async () => {
  const again = join(mkdtempSync(join(tmpdir(), "b4-built-")), "content.sqlite");
  await indexContent(ROOT, again);
  const nameOf = (file: string) =>
    new DatabaseSync(file, { readOnly: true }).prepare("PRAGMA user_version").get()?.user_version;
  expect(nameOf(again)).toBe(nameOf(built));
  expect(nameOf(again)).toBeGreaterThan(0);
});

it("knows what another process on the same folder has brought", async () => {
  const { create, process } = await open();
  const [one, other] = [await process(), await process()];
  await create("first-zeppelin", "A zeppelin");
  await one.published.look();
  await other.published.look();
  expect(other.title("first-zeppelin")).toBe("A zeppelin");
  expect(other.changed().flat()).toContain("en article:first-zeppelin");
});

it("keeps all of it anew when the copy is found damaged while it runs", async () => {
  const log = expectConsole("error");
  const { create, dataDir, path, process } = await open();
  const site = await process();
  await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  const name = basename(path());
  zeroPagesInUse(path(), [2, 3], "DELETE FROM published WHERE key = ''");
  await create("second-zeppelin", "Another zeppelin");
  expect(await site.published.look()).toBe(true);
  expect(site.title("second-zeppelin")).toBe("Another zeppelin");
  expect(log).toHaveBeenCalledOnce();
  expect(setAsideIn(dataDir, name)).toHaveLength(1);
  await site.published.look();
  site.published.stop();
  const after = await process();
  expect(after.title("first-zeppelin")).toBe("A zeppelin");
  expect(after.title("second-zeppelin")).toBe("Another zeppelin");
});

it("keeps later what the disk would not take", async () => {
  const log = expectConsole("error");
  const { create, path, process } = await open();
  const site = await process();
  await create("early-zeppelin", "An early zeppelin");
  await site.published.look();
  const holder = new DatabaseSync(path());
  holder.exec("BEGIN IMMEDIATE");
  await create("first-zeppelin", "A zeppelin");
  await site.published.look();
  expect(site.title("first-zeppelin")).toBe("A zeppelin");
  expect(log).toHaveBeenCalledOnce();
  expect((await process()).title("first-zeppelin")).toBeUndefined();
  holder.exec("ROLLBACK");
  holder.close();
  await site.published.look();
  expect((await process()).title("first-zeppelin")).toBe("A zeppelin");
});

/** Of the event loop: many more than a look takes. */
it("looks where it is told, and there for all that is new or gone", async () => {
  const { create, editor, process } = await open();
  const site = await process();
  const id = await create("first-zeppelin", "A zeppelin");
  // Known to have changed by a stamp of its own.
  await updateArticle(editor, await readArticle(editor, id), {}, [words("en", "A zeppelin")]);
  await site.published.look();
  await create("second-zeppelin", "Another zeppelin");
  await updateArticle(editor, await readArticle(editor, id), { status: "draft" }, [
    words("en", "A zeppelin"),
  ]);
  expect(await site.published.look(["pages"])).toBe(true);
  expect(site.title("second-zeppelin")).toBeUndefined();
  expect(await site.published.look(["articles"])).toBe(true);
  expect(site.title("second-zeppelin")).toBe("Another zeppelin");
  expect(site.title("first-zeppelin")).toBeUndefined();
  // What is new is told before it is known what is gone.
  expect(site.changed().slice(-2)).toEqual([
    ["en article:second-zeppelin", "en articles"],
    ["en article:first-zeppelin", "en articles"],
  ]);
});

const TURNS = 20_000;

it("looks again for what it is told of while it looks, and at once when it waits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { create, process } = await open();
  const site = await process();
  onTestFinished(() => site.published.stop());
  const reach = site.line.transport;
  // What was told before there was a look waits for it.
  site.published.lookNow();
  await site.published.start();
  let isPublished = false;
  site.line.transport = async (request) => {
    const answer = await reach(request);
    // Published and told while the last answer of a look is on its way, which is older.
    const isLast = /article_translations.*date_updated/.test(request.url);
    if (isLast && !isPublished) {
      isPublished = true;
      await create("late-zeppelin", "A late zeppelin");
      site.published.lookNow();
    }
    return answer;
  };
  site.published.lookNow();
  // No timer runs here: only who looks again by itself finds it.
  const shows = async (slug: string, title: string) => {
    for (let turn = 0; turn < TURNS && site.title(slug) !== title; turn++) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect(site.title(slug)).toBe(title);
  };
  await shows("late-zeppelin", "A late zeppelin");
  await create("later-zeppelin", "A later zeppelin");
  site.published.lookNow();
  await shows("later-zeppelin", "A later zeppelin");
});

import { fileURLToPath } from "node:url";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { deleteStoredArticle, readArticle, updateArticle } from "../../app/api/articles.server.ts";
import type { Transport } from "../../app/api/connection.ts";
import { indexContent } from "../../scripts/index-content.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { BUILT, built, openSite, words } from "../support/published-site.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

beforeAll(() => indexContent(ROOT, built));

it("stays as it is while the backend is away or talks nonsense, and follows once it is back", async () => {
  const { create, process } = await openSite();
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

it("has heard of a backend that tells its mark and nothing more yet, not of one that is away", async () => {
  expectConsole("error");
  const { create, process } = await openSite();
  await create("first-zeppelin", "A zeppelin");
  /** How much is heard of a backend that answers these requests only. */
  const heardOf = async (isAnswered: (request: Request) => boolean) => {
    const site = await process();
    const reach = site.line.transport;
    site.line.transport = (request) =>
      isAnswered(request) ? reach(request) : Promise.reject(new Error("refused"));
    expect(await site.published.look()).toBe(false);
    expect(site.title("first-zeppelin")).toBeUndefined();
    return site.published.heard;
  };
  expect(await heardOf(() => false)).toBe(0);
  // A mark is made of the newest of each collection.
  expect(await heardOf(({ url }) => /limit=1(&|$)/.test(url))).toBeGreaterThan(0);
});

it("brings what is beside an article that can't be read, whichever comes first", async () => {
  const log = expectConsole("error");
  const { create, process } = await openSite();
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
  const { create, process } = await openSite();
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
  const { create, editor, process } = await openSite();
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
  const { create, editor, process } = await openSite();
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
  const { create, editor, process } = await openSite();
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
  const { create, editor, process } = await openSite();
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

it("looks where it is told, and there for all that is new or gone", async () => {
  const { create, editor, process } = await openSite();
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

/** Of the event loop: many more than a look takes. */
const TURNS = 20_000;

it("looks again for what it is told of while it looks, and at once when it waits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { create, process } = await openSite();
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

import { expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import {
  createArticle,
  deleteStoredArticle,
  readArticle,
  updateArticle,
  versionOf,
} from "./articles.server.ts";
import { openBackend } from "./backend.server.ts";
import { PublishedHeads, readPublishedHeads, readPublishedMark } from "./published-heads.server.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NOBODY = { address: undefined, userAgent: undefined };
const ALL = Array.from("abcdefghijklmno", (letter) => `about-${letter}`);
const words = (locale: string, title: string) => ({
  ...{ locale, title, meta_title: null, description: null, lead: null, body: null },
});

/** Some articles an hour old, and a site that has read them. */
async function open() {
  const clock = { now: Date.parse("2026-11-20T10:00:00Z") };
  const embedded = await startBackend({ now: () => clock.now });
  const read = { rows: 0 };
  const connection = {
    ...{ baseUrl: "http://backend.invalid", publicToken: PUBLIC_TOKEN, publicAddress: "/backend" },
    async transport(request: Request) {
      const answer = await embedded.backend.fetch(request);
      const { data } = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { data?: unknown };
      if (Array.isArray(data)) read.rows += data.length;
      return answer;
    },
  };
  const editorNow = async () => {
    const { access } = await embedded.signIn();
    return openBackend(connection, NOBODY, async () => access);
  };
  const create = async (slug: string) =>
    createArticle(await editorNow(), { slug, status: "published" }, [
      words("en", slug),
      words("el", slug),
    ]);
  const ids: number[] = [];
  for (const slug of ALL) ids.push(await create(slug));
  clock.now += HOUR_MS;
  const website = openBackend(connection, NOBODY);
  const heads = new PublishedHeads();
  return {
    ...{ clock, create, editorNow, ids },
    /** What there is to show, whether it is all that there is, and how many rows were read for it. */
    async look() {
      const mark = await readPublishedMark(website);
      read.rows = 0;
      const found = await heads.read(website, mark, clock.now);
      const rows = read.rows;
      const all = await readPublishedHeads(website);
      expect(found.map(versionOf).sort()).toEqual(all.map(versionOf).sort());
      return { slugs: found.map(({ slug }) => slug).sort(), rows };
    },
  };
}

it("reads all at first, and then what has changed", async () => {
  const { create, editorNow, ids, look, clock } = await open();
  expect(await look()).toEqual({ slugs: ALL, rows: ALL.length });
  const editor = await editorNow();
  await updateArticle(editor, await readArticle(editor, ids[0] ?? 0), { category: "growth" }, [
    words("en", "One"),
    words("el", "Ένα"),
  ]);
  // The mark of before knows of no change: all of it is read once more.
  await look();
  clock.now += MINUTE_MS;
  await create("six");
  // With two translations each: itself, and the one that had changed last.
  expect(await look()).toEqual({ slugs: [...ALL, "six"].sort(), rows: 6 });
});

it("knows what was written by itself, taken away, withdrawn or deleted", async () => {
  const { create, editorNow, ids, look, clock } = await open();
  const editor = await editorNow();
  const once = await readArticle(editor, ids[4] ?? 0);
  await updateArticle(editor, once, { category: "growth" }, [words("en", "5"), words("el", "5")]);
  await look();
  clock.now += MINUTE_MS;
  const [translation] = (await readArticle(editor, ids[1] ?? 0)).translations;
  const path = `/items/article_translations/${translation?.id}`;
  await editor.request({ method: "PATCH", path, body: { title: "Two" } });
  expect((await look()).rows).toBe(5);
  await editor.request({ method: "DELETE", path });
  expect((await look()).slugs).toEqual(ALL);
  const withdrawn = await readArticle(editor, ids[2] ?? 0);
  await updateArticle(editor, withdrawn, { status: "draft" }, [words("en", "Three")]);
  expect((await look()).slugs).not.toContain(ALL[2]);
  await deleteStoredArticle(editor, await readArticle(editor, ids[3] ?? 0));
  await create("seven");
  const { slugs } = await look();
  expect(slugs).not.toContain(ALL[3]);
  expect(slugs).toContain("seven");
});

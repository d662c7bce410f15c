import { describe, expect, it } from "vitest";
import {
  type ArticleStatus,
  createArticle,
  deleteStoredArticle,
  findArticle,
  readArticle,
  readArticles,
  updateArticle,
  versionOf,
} from "../../app/api/articles.server.ts";
import { openBackend } from "../../app/api/backend.server.ts";
import {
  PublishedHeads,
  readPublishedHeads,
  readPublishedMark,
} from "../../app/api/published-heads.server.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import type { Client } from "./target.ts";

const NOBODY = { address: undefined, userAgent: undefined };
const FACTS = {
  author: "ana-reed",
  category: "growth",
  audience: "creators",
  related: ["one", "two", "three"],
  published: "2026-11-20",
  updated: "2026-11-21",
};
const words = (locale: string, title: string) => ({
  ...{
    locale,
    title,
    meta_title: title,
    description: "What it says.",
    lead: "A lead.",
    body: "*x*",
  },
});

/** The site's own port to articles: as an editor writes them, and as the site reads them. */
async function portsOf(client: Client) {
  const connection = {
    baseUrl: client.url,
    publicToken: client.publicToken,
    transport: (request: Request) => fetch(request),
    publicAddress: client.url,
  };
  const { email, password } = await client.makeUser(client.roles.editor);
  const { access } = await client.signIn(email, password);
  const slug = client.unique("article");
  const editor = openBackend(connection, NOBODY, async () => access);
  return {
    slug,
    editor,
    website: openBackend(connection, NOBODY),
    create: (status: ArticleStatus) =>
      createArticle(editor, { slug, ...FACTS, status }, [words("en", "One"), words("el", "Ένα")]),
  };
}

export function describeArticles(client: () => Client): void {
  describe("articles", () => {
    it("are seen whole by the website once they are published", async () => {
      const { slug, editor, website, create } = await portsOf(client());
      const before = await readPublishedMark(website);
      const id = await create("published");
      expect(await readPublishedMark(website)).not.toBe(before);
      const heads = await readPublishedHeads(website);
      const found = await findArticle(website, slug);
      expect(found).toMatchObject({ id, slug, status: "published", ...FACTS });
      expect(found?.translations.map(({ title }) => title).sort()).toEqual(["One", "Ένα"]);
      expect(found && heads.map(versionOf)).toContain(found && versionOf(found));
      const { articles, total } = await readArticles(editor, { page: 1, limit: 500 });
      expect(articles.find((article) => article.id === id)).toMatchObject({ slug });
      expect(total).toBe(articles.length);
    });

    it("are drafts to editors alone", async () => {
      const { slug, editor, website, create } = await portsOf(client());
      const before = await readPublishedMark(website);
      await create("draft");
      expect(await readPublishedMark(website)).toBe(before);
      expect(await findArticle(website, slug)).toBeUndefined();
      expect(await findArticle(editor, slug)).toMatchObject({ slug, status: "draft" });
    });

    it("tell of every change, of words that went and of being withdrawn", async () => {
      const { slug, editor, website, create } = await portsOf(client());
      const id = await create("published");
      const [mark, first] = [await readPublishedMark(website), await readArticle(editor, id)];
      await updateArticle(editor, first, {}, [words("el", "Δύο")]);
      const changed = await findArticle(website, slug);
      expect(changed?.translations).toMatchObject([{ locale: "el", title: "Δύο" }]);
      expect(changed && versionOf(changed)).not.toBe(versionOf(first));
      const marks = [mark, await readPublishedMark(website)];
      const second = await readArticle(editor, id);
      await updateArticle(editor, second, { status: "draft" }, [words("el", "Δύο")]);
      marks.push(await readPublishedMark(website));
      expect(new Set(marks).size).toBe(3);
      expect(await findArticle(website, slug)).toBeUndefined();
    });

    it("are known after each change without all of them being read", async () => {
      const { editor, website, create } = await portsOf(client());
      const heads = new PublishedHeads();
      const expectAll = async () => {
        const found = await heads.read(website, await readPublishedMark(website), Date.now());
        const all = await readPublishedHeads(website);
        expect(found.map(versionOf).sort()).toEqual(all.map(versionOf).sort());
      };
      await expectAll();
      const id = await create("published");
      await expectAll();
      const [translation] = (await readArticle(editor, id)).translations;
      const path = `/items/article_translations/${translation?.id}`;
      await editor.request({ method: "PATCH", path, body: { title: "Another" } });
      await expectAll();
      await editor.request({ method: "DELETE", path });
      await expectAll();
      await deleteStoredArticle(editor, await readArticle(editor, id));
      await expectAll();
    });

    it("have an address of their own, and go with their words", async () => {
      const { slug, editor, website, create } = await portsOf(client());
      const id = await create("published");
      const log = expectConsole("info");
      await expect(create("draft")).rejects.toMatchObject({ status: 400 });
      expect(log).toHaveBeenCalledOnce();
      await deleteStoredArticle(editor, await readArticle(editor, id));
      expect(await findArticle(website, slug)).toBeUndefined();
      expect(await findArticle(editor, slug)).toBeUndefined();
      await create("draft");
      expect((await findArticle(editor, slug))?.translations).toHaveLength(2);
    });
  });
}

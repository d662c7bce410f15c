import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { vi } from "vitest";
import { createArticle } from "../../app/api/articles.server.ts";
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

const NOBODY = { address: undefined, userAgent: undefined };
export const BUILT = "brand-deal-pricing";
export const FACTS = {
  ...{ author: "ana-reed", category: "growth", audience: "creators" },
  ...{ published: "2026-11-20", updated: "2026-11-21" },
  related: [BUILT, "tiktok-likes-guide", "brand-partnerships"],
};
export const words = (locale: string, title: string) => ({
  ...{ locale, title, meta_title: title, lead: "A lead.", body: "Nothing but a *zeppelin*." },
  description: "Long enough for the results of a search engine, and short enough for them, too.",
});

/** The build's index; a test file makes it before its first test. */
export const built = join(mkdtempSync(join(tmpdir(), "b4-built-")), "content.sqlite");

/** A content backend with an editor, and processes of the site that look at it. */
export async function openSite() {
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

export const keptIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => /^content-\w+\.db$/.test(name));

/** The site on a real Directus: many processes, and people who write in Directus's own studio. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "../../scripts/directus/call.ts";
import { freePort, start, visit } from "../support/process.ts";
import { PUBLIC_TOKEN, startInstallation, type TestInstallation } from "./installation.ts";

/** Longest wait for what is published, in milliseconds, on a busy machine; bench/publish.ts measures. */
const VISIBLE_MS = 8_000;
const LIMIT_MS = 120_000;
const SLUG = "quiet-streams";

let installation: TestInstallation;
const ports: string[] = [];
beforeAll(async () => {
  ports.push(await freePort(), await freePort());
  const origins = ports.flatMap((port) => [
    `http://localhost:${port}`,
    `http://el.localhost:${port}`,
  ]);
  installation = await startInstallation({ origins });
});
afterAll(() => installation?.close());

/** What a page's headline says. */
const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const words = (locale: string, title: string) => ({
  ...{ locale, title, meta_title: title, lead: "A lead.", body: "Nothing but *quiet*." },
  description:
    "A description that is long enough for the results of a search engine, and short enough too.",
});

it(
  "shows what the studio publishes, in every process",
  async () => {
    const studio = await signIn(installation.url, installation.email, installation.password);
    for (const PORT of ports) {
      const variables = {
        CONTENT_BACKEND_URL: installation.url,
        CONTENT_BACKEND_TOKEN: PUBLIC_TOKEN,
      };
      await start({ PORT, ...variables }).ready();
    }
    const everywhere = async (language: "en" | "el", title: string) => {
      const begun = performance.now();
      for (const port of ports) {
        const left = VISIBLE_MS - (performance.now() - begun);
        await expect
          .poll(async () => titleOf((await visit(port, language, `/blog/${SLUG}`)).body), {
            timeout: left,
            interval: 20,
          })
          .toBe(title);
      }
    };

    // One call with everything in it, as the studio makes it.
    const made = (await studio("POST", "/items/articles", {
      ...{ slug: SLUG, status: "published", author: "ana-reed", category: "growth" },
      ...{ audience: "creators", published: "2026-11-20", updated: "2026-11-21" },
      related: ["brand-deal-pricing", "tiktok-likes-guide", "brand-partnerships"],
      translations: [words("en", "Quiet streams"), words("el", "Ήσυχα live")],
    })) as { id: number; translations: number[] };
    await everywhere("en", "Quiet streams");
    await everywhere("el", "Ήσυχα live");

    // Words are changed from within their article.
    const [english] = made.translations;
    const change = { update: [{ id: english, title: "Loud streams" }], create: [], delete: [] };
    await studio("PATCH", `/items/articles/${made.id}`, { translations: change });
    await everywhere("en", "Loud streams");

    await studio("PATCH", `/items/articles/${made.id}`, { status: "archived" });
    for (const port of ports) {
      await expect
        .poll(async () => (await visit(port, "en", `/blog/${SLUG}`)).status, {
          timeout: VISIBLE_MS,
        })
        .toBe(404);
    }
  },
  LIMIT_MS,
);

import { ALL_PAGES } from "../../app/pages.ts";
import { cachedPages } from "./cached-pages.ts";
import { PageCache, type Rendering } from "./page-cache.ts";

export const pages = cachedPages(
  ALL_PAGES.filter(({ path }) => ["/about", "/blog", "/blog/:slug"].includes(path)),
  [{ path: "/blog/x", locales: ["en", "el"] }],
);
/** Throws when there is none. */
export const page = (target: string) => {
  const found = pages.find((candidate) => candidate.target === target);
  if (!found) throw new Error(`No page ${target}`);
  return found;
};
export const about = page("/about");

export const rendering = (response: Response, ...read: string[]): Rendering => ({
  response,
  read: new Set(read),
});
export const html = (body: string, init?: ResponseInit) =>
  rendering(new Response(body, { headers: { "content-type": "text/html" }, ...init }));

/** What a test moves and looks at beside the cache. */
export type Around = {
  now: number;
  renders: number;
  render: (target: string) => Promise<Rendering>;
};

/** A cache by a clock that is moved by hand, whose pages say how often one was rendered. */
export function startCache(): { around: Around; cache: PageCache } {
  const around: Around = {
    now: 1_000_000,
    renders: 0,
    render: async () => html(`render ${around.renders}`),
  };
  const cache = new PageCache({
    now: () => around.now,
    render: (locale, { target }) => {
      around.renders++;
      return around.render(`${locale} ${target}`);
    },
  });
  return { around, cache };
}

export const text = (answer: { identity: { body: Buffer } } | undefined) =>
  answer?.identity.body.toString();

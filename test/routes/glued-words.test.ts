import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Site } from "../../server/site.ts";
import { gluedWords } from "../support/glued-words.ts";
import { HOSTS, LANGUAGES, openSite, PUBLIC_PATHS } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const OTHERS = ["/search?q=live", "/nope", "/contact?sent=B4-7KQ2-M9XD"];

describe.each(LANGUAGES)("words in %s", (language) => {
  it.each([...PUBLIC_PATHS, ...OTHERS])("%s: none runs into the next", async (path) => {
    const html = await (await site.fetch(new Request(HOSTS[language] + path))).text();
    expect(gluedWords(html)).toEqual([]);
  });

  it("the island of this minute: none runs into the next", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T06:30:00Z") });
    const answer = await site.fetch(new Request(`${HOSTS[language]}/islands/live-teaser`));
    const { html } = (await answer.json()) as { html: string };
    // Athens is in its morning peak: hour and mark stand beside each other.
    expect(html).toMatch(/<\/time>.*bug-signal/);
    expect(gluedWords(`<body>${html}</body>`)).toEqual([]);
  });
});
afterEach(() => vi.useRealTimers());

describe("words that run together", () => {
  const body = (html: string) => gluedWords(`<body>${html}</body>`);
  it("are found across elements of a line, and not across others", () => {
    expect(body("<a><b>Start here</b><span>7 min</span></a>")).toEqual(["Start here|7 min"]);
    expect(body("<p>In all.<span>Next</span></p>")).toEqual(["In all.|Next"]);
    expect(body("<p>One</p><p>Two</p><span>a</span> <span>b</span> 10<!-- -->K")).toEqual([]);
  });
});

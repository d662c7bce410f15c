import { beforeAll, expect, it } from "vitest";
import { SHOW } from "../../content/facts/show.ts";
import type { Site } from "../../server/site.ts";
import { elementsIn } from "../support/elements.ts";
import { HOSTS, openSite, PUBLIC_PATHS } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Of home the film's, which is no picture. */
const FILM = "elenonair";
const POSTER = new RegExp(`/(${SHOW.cast.map(({ handle }) => handle).join("|")})-[\\w-]+\\.svg$`);

/** Who of the cast a page begins with: in its most wanted picture, else in its first. */
async function leadOf(path: string): Promise<string | undefined> {
  if (path === "/") return FILM;
  const html = await (await site.fetch(new Request(HOSTS.en + path))).text();
  const faces = elementsIn(html)
    .filter(({ name, attributes }) => name === "img" && POSTER.test(attributes.get("src") ?? ""))
    .map(({ attributes }) => ({
      who: POSTER.exec(attributes.get("src") ?? "")?.[1],
      isWanted: attributes.get("fetchpriority") === "high",
    }));
  return (faces.find(({ isWanted }) => isWanted) ?? faces[0])?.who;
}

it("no face leads two pages", async () => {
  const pages = new Map<string, string[]>();
  for (const path of PUBLIC_PATHS) {
    const lead = await leadOf(path);
    if (lead) pages.set(lead, [...(pages.get(lead) ?? []), path]);
  }
  expect(pages.size).toBeGreaterThan(5);
  expect([...pages].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

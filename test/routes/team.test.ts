import { expect, it } from "vitest";
import { TOPIC_PEOPLE } from "../../app/forms/whom-to-ask.ts";
import { elementsIn } from "../support/elements.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

it.each(LANGUAGES)("everybody of the team can be written to, in %s", async (language) => {
  const site = await openSite();
  const html = await (await site.fetch(new Request(`${HOSTS[language]}/team`))).text();
  const ways = elementsIn(html)
    .map(({ attributes }) => attributes.get("href") ?? "")
    .filter((href) => href.startsWith("/contact?topic="));
  const topics = Object.entries(TOPIC_PEOPLE).flatMap(([topic, person]) => (person ? topic : []));
  expect(ways.toSorted()).toEqual(
    topics.map((topic) => `/contact?topic=${topic}#write`).toSorted(),
  );
});

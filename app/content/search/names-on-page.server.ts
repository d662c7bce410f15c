import { PEOPLE } from "../../../content/facts/people.ts";
import { SHOW } from "../../../content/facts/show.ts";
import type { PagePath } from "../../pages.ts";
import type { Content } from "../content.server.ts";

/** What else a page is looked for by (`names`), and what besides stands on it. */
export type OnPage = { names: string[]; headings: string[] };

/** People, places and things that stand on a page and come from facts, not from its words. */
const ON_PAGE: Partial<Record<PagePath, (content: Content) => OnPage>> = {
  "/": ({ locale }) => ({
    names: [],
    headings: [
      ...SHOW.cast.flatMap(({ name, handle }) => [name[locale], handle]),
      SHOW.presenter[locale],
    ],
  }),
  "/team": (content) => {
    const { people } = content.words("team");
    return {
      names: PEOPLE.flatMap(({ name }) => Object.values(name)),
      headings: PEOPLE.map(({ id }) => people[id].role),
    };
  },
  // Whoever types the name of a city looks for the office there.
  "/contact": (content) => {
    const offices = Object.values(content.words("shell").offices);
    return {
      names: offices.map(({ city }) => city),
      headings: offices.map(({ description }) => description),
    };
  },
  "/about": (content) => ({
    names: [],
    headings: Object.values(content.words("shell").offices).map(({ city }) => city),
  }),
};

export function namesOnPage(content: Content, path: string): OnPage {
  return ON_PAGE[path as PagePath]?.(content) ?? { names: [], headings: [] };
}

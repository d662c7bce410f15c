import { expect, LANGUAGES, SITES, test } from "./journey.ts";

const QUERIES = { en: "live manag", el: "συνεργασία" } as const;

const FIELD = ".search-dialog input";
/** The first link of what is found: an answer, where the query is one, comes above the results. */
const FIRST = ".search-dialog a";

for (const language of LANGUAGES) {
  test(`search by keys alone, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/about`);
    await tab.run(() => document.querySelector<HTMLElement>(".search-trigger")?.focus());
    await tab.key("Control", "k");
    await tab.sees(FIELD, { isFocused: true });
    await tab.type(QUERIES[language]);
    await tab.sees(FIELD, { value: QUERIES[language] });
    await tab.until(
      true,
      (said) => {
        return document.querySelector(".search-dialog [role=status]")?.textContent?.includes(said);
      },
      QUERIES[language],
    );
    await tab.key("ArrowDown");
    await tab.sees(FIRST, { isFocused: true });
    await tab.key("ArrowUp");
    await tab.sees(FIELD, { isFocused: true });
    await tab.key("Escape");
    await tab.sees(".search-dialog", { isThere: false });
    await tab.sees(".search-trigger", { isFocused: true });

    await tab.key("Control", "k");
    await tab.sees(FIELD, { isFocused: true });
    await tab.type(QUERIES[language]);
    await tab.sees(FIRST, { isVisible: true });
    await tab.key("ArrowDown");
    const target = await tab.run((first) => {
      return document.querySelector<HTMLAnchorElement>(first)?.href;
    }, FIRST);
    expect(target).toContain(SITES[language]);
    await tab.key("Enter");
    await tab.arrives(String(target));
    await tab.sees(".search-dialog", { isThere: false });
  });
}

import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { type Element, elementsIn } from "../support/elements.ts";
import { HOSTS, LANGUAGES, openSite, PUBLIC_PATHS } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Elements that hold phrases and nothing else (HTML, "Phrasing content"). */
const PHRASES = /^(p|span|b|i|strong|em|small|time|label|button|h[1-6]|dt|legend|summary|cite)$/;
/** What is no phrase. A heading may stand in a legend or a summary. */
const BLOCKS =
  /^(div|p|ul|ol|dl|li|section|article|aside|header|footer|main|nav|figure|figcaption|table|form|fieldset|blockquote|hr|pre)$/;

/** What the standard forbids and this site once did (the validators' own list is far longer). */
const RULES: Readonly<Record<string, (element: Element) => boolean>> = {
  "a block within a phrase": ({ name, parent }) =>
    BLOCKS.test(name) && parent !== undefined && PHRASES.test(parent.name),
  "a time that a machine can't read": ({ name, attributes, text }) =>
    name === "time" && !attributes.has("datetime") && !/^\d{2}:\d{2}$/.test(text),
  "a popover's state said twice": ({ attributes }) =>
    attributes.has("popovertarget") && attributes.has("aria-expanded"),
  "a hidden field that can't be written": ({ name, attributes }) =>
    name === "input" && attributes.get("type") === "hidden" && attributes.has("readonly"),
  "a file to be completed": ({ name, attributes }) =>
    name === "input" && attributes.get("type") === "file" && attributes.has("autocomplete"),
  "a caption in the middle": ({ name, parent }) =>
    name === "figcaption" &&
    parent?.name === "figure" &&
    ![parent.children[0], parent.children.at(-1)].some((end) => end?.name === "figcaption"),
  "a refresh that waits": ({ attributes }) =>
    attributes.get("http-equiv") === "refresh" && !attributes.get("content")?.startsWith("0;"),
};

describe.each(LANGUAGES)("the HTML in %s", (language) => {
  it.each([...PUBLIC_PATHS, "/search?q=live", "/nope"])("%s", async (path) => {
    const html = await (await site.fetch(new Request(HOSTS[language] + path))).text();
    const elements = elementsIn(html);
    expect(elements.length).toBeGreaterThan(50);
    for (const [rule, breaks] of Object.entries(RULES)) {
      expect(
        elements.filter(breaks).map(({ tag }) => tag),
        rule,
      ).toEqual([]);
    }
  });
});

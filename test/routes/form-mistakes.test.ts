import { describe, expect, it } from "vitest";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { type Element, elementsIn } from "../support/elements.ts";
import { bodyOf } from "../support/right-answers.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

const CONTROLS = /^(input|select|textarea)$/;

const wordsOf = (element: Element | undefined): string =>
  element ? [element.text, ...element.children.map(wordsOf)].join("").trim() : "";

describe.each(LANGUAGES)("a mistake in %s", (language) => {
  it.each(FORM_IDS)("%s: is said where the summary's links lead", async (form) => {
    const site = await openSite({ DATA_DIR: temporaryFolder() });
    const body = bodyOf(FORM_PATHS[form], { intent: "send" });
    const request = new Request(HOSTS[language] + FORM_PATHS[form], { method: "POST", body });
    const answer = await site.fetch(request, "192.0.2.9");
    expect(answer.status).toBe(422);
    const elements = elementsIn(await answer.text());
    const byId = (id = "") => elements.find(({ attributes }) => attributes.get("id") === id);
    const links = elements.filter(
      ({ attributes, parent }) => parent?.name === "li" && attributes.get("href")?.startsWith("#"),
    );
    const said = links.flatMap(({ attributes, parent }) => {
      const isSummary = parent?.parent?.parent?.attributes.get("class") === "error-summary";
      return isSummary ? byId(attributes.get("href")?.slice(1)) : [];
    });
    expect(said.length).toBeGreaterThan(1);
    for (const control of said) {
      if (!control || !CONTROLS.test(control.name)) throw new Error("A link leads to no control");
      expect(control.attributes.get("aria-invalid"), control.tag).toBe("true");
      // By itself: a group's description is not read by every screen reader when focus comes by a link.
      const descriptions = (control.attributes.get("aria-describedby") ?? "").split(" ").map(byId);
      const errors = descriptions.filter(
        (element) => element?.attributes.get("class") === "field-error",
      );
      expect(errors.map(wordsOf), control.tag).toEqual([expect.stringMatching(/\p{L}{2}/u)]);
    }
    site.intake.close();
  });
});

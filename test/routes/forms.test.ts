import { describe, expect, it } from "vitest";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { formWords as el } from "../../content/el/pages/forms.ts";
import { formWords as en } from "../../content/en/pages/forms.ts";
import { elementsIn } from "../support/elements.ts";
import { openForms } from "../support/forms-site.ts";
import { type Fields, RIGHT } from "../support/right-answers.ts";
import { HOSTS, LANGUAGES, pick } from "../support/site.ts";

describe.each(LANGUAGES)("forms in %s", (lang) => {
  it.each(FORM_IDS)("%s: right, twice, and what is read afterwards", async (form) => {
    const { send, leads, site, stored, close } = await openForms();
    const path = FORM_PATHS[form];
    const first = await send(lang, path, RIGHT[form]());
    expect(first.status).toBe(303);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const target = new URL(first.headers.get("location") ?? "", HOSTS[lang]);
    expect(target.pathname).toBe(path);
    const second = await send(lang, path, RIGHT[form]());
    expect(second.headers.get("location")).toBe(first.headers.get("location"));

    const page = await site.fetch(new Request(target));
    const html = await page.text();
    const reference = target.searchParams.get("sent") ?? "";
    expect(html).toContain(reference);
    expect(html).toContain('name="robots" content="noindex');
    expect(pick(html, /<title>([^<]*)/)).toMatch({ en: /^Received: /, el: /^Ελήφθη: / }[lang]);
    // Where the address leads, it is said; and the page asks for nothing any more.
    expect(target.hash).toBe("#sent");
    const said = elementsIn(html).find(({ attributes }) => attributes.get("id") === "sent");
    expect(said?.attributes.get("tabindex")).toBe("-1");
    for (const asked of ["<span>@", 'class="job-others"', 'id="form"']) {
      expect(html).not.toContain(asked);
    }
    expect(page.headers.get("cache-control")).toContain("no-");
    for (const secret of ["people.example.com", "ice.example.com", "Καλλιόπη", "Anna"]) {
      expect(html).not.toContain(secret);
    }

    await site.intake.deliverDue();
    const policy = await site.fetch(new Request(`${HOSTS[lang]}/privacy`));
    const inForce = pick(await policy.text(), /<time dateTime="([^"]*)"/i);
    expect(leads()).toMatchObject([
      { form, reference, locale: lang, queue: "inbox", consent_version: inForce },
    ]);
    expect(stored.prepare("SELECT language FROM outbox").all()).toHaveLength(2);
    await close();
  });

  it.each(FORM_IDS)("%s: wrong, and nothing typed is lost", async (form) => {
    const { send, leads, close } = await openForms();
    const fields: Fields = { ...RIGHT[form](), email: "half@", name: 'Ann "<b>' };
    const response = await send(lang, FORM_PATHS[form], fields);
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    const prefix = { en: "Error: ", el: "Πρόβλημα: " }[lang];
    expect(pick(html, /<title>([^<]*)/)).toMatch(new RegExp(`^${prefix}`));
    expect(html).toContain('class="error-summary"');
    expect(html).toContain('href="#email"');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*id="email"[^>]*value="half@"/);
    expect(html).toContain('value="Ann &quot;&lt;b&gt;"');
    expect(html).not.toMatch(/\sstyle="/);
    expect(leads()).toEqual([]);
    await close();
  });
});

describe.each(LANGUAGES)("what a form says of what is missing in %s", (lang) => {
  it.each(FORM_IDS)("%s: what to do, of each question something of its own", async (form) => {
    const { send, close } = await openForms();
    const html = await (await send(lang, FORM_PATHS[form], { intent: "send" })).text();
    const lines = elementsIn(html)
      .filter(({ name, parent }) => name === "a" && parent?.name === "li")
      .filter(({ parent }) => parent?.parent?.parent?.attributes.get("class") === "error-summary")
      .map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(1);
    const { required, choose } = { en, el }[lang].errors;
    for (const line of lines) {
      expect(line).not.toMatch(/[?;.]:/);
      expect(line).not.toContain(required);
      expect(line).not.toContain(choose);
    }
    const sentences = elementsIn(html)
      .filter(({ attributes }) => attributes.get("class") === "field-error")
      .map(({ text }) => text);
    expect(new Set(sentences).size).toBe(sentences.length);
    await close();
  });

  it("creators-join: the poster of whoever filled it in, without script", async () => {
    const { send, close } = await openForms();
    const html = await (
      await send(lang, "/creators/join", { name: "Ann", handleTwitch: "@annlive" })
    ).text();
    expect(html).toContain('src="/api/poster?handle=annlive"');
    expect(html).toMatch(/<span>Ann<\/span>\s*<span>@annlive<\/span>/);
    await close();
  });
});

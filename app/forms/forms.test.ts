import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentIn } from "../content/shown.server.ts";

import { answerBy } from "./answer-time.ts";
import { checkAnswers } from "./check-answers.ts";
import { schema as contact } from "./contact/schema.ts";
import { schema as creators } from "./creators-join/schema.ts";
import { DEFINITIONS, fieldsOf, SCHEMAS } from "./definitions.ts";
import { errorWords } from "./error-words.ts";
import { FORM_IDS, FORM_PATHS } from "./form-ids.ts";
import { fieldWords } from "./form-words.server.ts";
import { provenanceOf } from "./provenance.ts";
import { retainUntil } from "./retention.ts";
import { questionOf } from "./schema-parts.ts";
import { suspicions } from "./suspicion.ts";

const blank = (form: (typeof FORM_IDS)[number]) =>
  Object.fromEntries(
    fieldsOf(form).map((name) => [name, DEFINITIONS[form].multiple.includes(name) ? [] : ""]),
  );

describe("answers", () => {
  it.each(FORM_IDS)("of %s have words for every field and every answer", (form) => {
    for (const words of [fieldWords(contentIn("en"), form), fieldWords(contentIn("el"), form)]) {
      for (const name of fieldsOf(form)) expect(words[name]?.label, name).toBeTruthy();
      for (const [name, part] of Object.entries(SCHEMAS[form].shape)) {
        // What a message is about says the switchboard above the form.
        const options = name === "topic" ? [] : (questionOf(part)?.options ?? []);
        expect(Object.keys(words[name]?.options ?? {}).toSorted(), name).toEqual(
          options.toSorted(),
        );
      }
    }
  });

  it("have a place on the page of their form, in its component or asked by the form itself", () => {
    for (const form of FORM_IDS) {
      const folder = join(import.meta.dirname, "../site", FORM_PATHS[form]);
      const source = readdirSync(folder)
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n");
      const asked = DEFINITIONS[form].asked.map(({ name }) => name);
      const placed = fieldsOf(form).filter((name) => !asked.includes(name) && name !== "consent");
      const missing = placed.filter((name) => !source.includes(`"${name}"`));
      expect(missing, `${form}: place them, or mark them with asked() in its schema`).toEqual([]);
      expect(asked.filter((name) => source.includes(`name="${name}"`))).toEqual([]);
    }
  });

  it.each(FORM_IDS)("of %s are asked for, each by a sentence", (form) => {
    const checked = checkAnswers(DEFINITIONS[form].schema as typeof contact, blank(form));
    expect("errors" in checked && Object.keys(checked.errors).length).toBeGreaterThan(3);
  });

  const right = {
    ...blank("contact"),
    topic: "press",
    name: " Μαρία   Κάλλη ",
    email: " Maria@People.Example ",
    message: "Γεια",
    consent: "yes",
  };

  it("are tidied", () => {
    expect(checkAnswers(contact, right)).toMatchObject({
      answers: { name: "Μαρία Κάλλη", email: "maria@people.example" },
    });
  });

  it.each(["maria", "maria@", "@x.gr", "a b@x.gr", "a@b", "a@b..gr", "a@x.gr, b@x.gr", "<a@x.gr>"])(
    "refuse %s as an e-mail address",
    (email) => {
      expect(checkAnswers(contact, { ...right, email })).toEqual({ errors: { email: "email" } });
    },
  );

  it.each(["maria@δοκιμή.gr", "o'hara+b4@sub.example.co.uk"])("take %s as one", (email) => {
    expect(checkAnswers(contact, { ...right, email })).toHaveProperty("answers");
  });

  const answersOf = (answers: object) => checkAnswers(contact, { ...right, ...answers });

  it("are cleaned of what no database takes and what turns a text around", () => {
    const name = "\u202e\0Μαρία\u2028\ufffe\ud83d";
    expect(answersOf({ name, message: "a\r\nb\u0085c\u0000\u2069" })).toMatchObject({
      answers: { name: "Μαρία \ufffd", message: "a\nb\nc" },
    });
  });

  it.each(["\u200b", "\u3164\u2800", "\u202e\u00ad ", "\0\u0007"])(
    "of nothing that anybody could see, such as %j, are none",
    (blank) => {
      const errors = { name: "required", message: "required" };
      expect(answersOf({ name: blank, message: blank, phone: blank })).toEqual({ errors });
    },
  );

  it("may have an address as long as the backend takes it, and are told what is too long of it", () => {
    expect(answersOf({ email: `${"x".repeat(64)}@x.gr` })).toHaveProperty("answers");
    expect(answersOf({ email: `${"x".repeat(65)}@x.gr` })).toEqual({
      errors: { email: "emailLocal:64" },
    });
    expect(answersOf({ email: `a@${"b".repeat(250)}.gr` })).toEqual({
      errors: { email: "tooLong:254" },
    });
    expect(answersOf({ email: `${"\u0315\u0300".repeat(100_000)}@x.gr` })).toEqual({
      errors: { email: "tooLong:254" },
    });
  });

  it("hold a phone number as address books give it, with digits in it", () => {
    expect(answersOf({ phone: "\u202a+30 210\u2011555\u20130104\u202c" })).toMatchObject({
      answers: { phone: "+30 210-555-0104" },
    });
    expect(answersOf({ phone: "-- (--) --" })).toEqual({ errors: { phone: "phone" } });
  });

  it("of minors need a guardian, and those under 15 are not taken", () => {
    const year = new Date().getUTCFullYear();
    const minor = {
      ...blank("creators-join"),
      name: "Νίκος",
      email: "nikos@x.gr",
      city: "Αθήνα",
      handleTiktok: "\u200e@@nikos",
      home: "tiktok",
      audience: "1k-10k",
      liveHours: "none",
      niche: "Μαγειρεύω",
      consent: "yes",
      birthDate: `${year - 16}-01-01`,
    };
    const guardian = { guardianName: "guardian", guardianEmail: "guardian" };
    expect(checkAnswers(creators, minor)).toEqual({
      errors: { ...guardian, guardianConsent: "guardian" },
    });
    const agreed = { guardianName: "Άννα", guardianEmail: "anna@x.gr", guardianConsent: "yes" };
    expect(checkAnswers(creators, { ...minor, ...agreed })).toMatchObject({
      answers: { handleTiktok: "nikos" },
    });
    expect(checkAnswers(creators, { ...minor, birthDate: `${year - 10}-01-01` })).toEqual({
      errors: { birthDate: "age" },
    });
    const adult = { ...minor, birthDate: `${year - 30}-12-31` };
    expect(checkAnswers(creators, adult)).toHaveProperty("answers");
    expect(checkAnswers(creators, { ...adult, handleTiktok: "" })).toEqual({
      errors: { handleTiktok: "handle" },
    });
    expect(checkAnswers(creators, { ...adult, birthDate: "2000-02-30" })).toEqual({
      errors: { birthDate: "date" },
    });
  });

  it("that are wrong are told in the field's own words, else in those of all forms", () => {
    const shared = { required: "Needed", tooLong: "Up to {{max}}", unknown: "?" };
    const fields = { cv: { label: "CV", errors: { required: "Attach it" } }, name: { label: "" } };
    expect(
      errorWords({ cv: "required", name: "tooLong:200", other: "strange" }, fields, shared),
    ).toEqual({ cv: "Attach it", name: "Up to 200", other: "?" });
  });
});

describe("suspicion", () => {
  const clean = { trap: "", sinceReady: 60_000, prose: "Γεια σας, έχω μια ερώτηση.", sameProse: 0 };

  it("falls on what machines do, and on nobody else", () => {
    expect(suspicions(clean)).toEqual([]);
    expect(suspicions({ ...clean, sinceReady: undefined })).toEqual([]);
    expect(suspicions({ ...clean, prose: "See https://x.gr and www.y.gr" })).toEqual([]);
    expect(suspicions({ ...clean, trap: "http://x" })).toEqual(["trap"]);
    expect(suspicions({ ...clean, sinceReady: 400 })).toEqual(["fast"]);
    expect(suspicions({ ...clean, prose: "http://a http://b http://c www.d" })).toEqual(["links"]);
    expect(suspicions({ ...clean, prose: "[url=http://x]y[/url]" })).toEqual(["markup"]);
    expect(suspicions({ ...clean, sameProse: 2 })).toEqual(["repeated"]);
    expect(suspicions({ ...clean, prose: "aaaaaaaa aaaaaaaa aaaa aaaa" })).toEqual(["monotone"]);
  });
});

describe("where a sender came from", () => {
  const own = ["https://b4.example", "https://b4.gr"];
  const from = (landing: string, referrer: string, referer: string | null = null) =>
    provenanceOf({ landing, referrer }, referer, own);

  it("is the campaign, else the other site, else nothing", () => {
    expect(
      from("/?utm_source=insta&utm_campaign=spring", "https://l.instagram.com/x"),
    ).toMatchObject({
      source: "insta",
      campaign: "spring",
      landing: "/?utm_source=insta&utm_campaign=spring",
      referrer: "https://l.instagram.com/x",
    });
    expect(from("/blog", "https://www.google.com/").source).toBe("google.com");
    expect(from("/blog", "https://b4.gr/about")).toMatchObject({ source: "direct" });
    expect(from("", "")).toMatchObject({ source: "direct", landing: undefined });
  });

  it("is read from the form's own address without script", () => {
    const referer = "https://b4.example/contact?utm_source=mail";
    expect(from("", "", referer)).toMatchObject({
      source: "mail",
      landing: "/contact?utm_source=mail",
    });
    expect(from("", "", "https://evil.example/?utm_source=x").source).toBe("direct");
  });

  it("is on one line and short enough for its column, whatever an address holds", () => {
    const query = `utm_source=%00a%0Ab%E2%80%AE&utm_campaign=${"%F0%9F%98%80".repeat(80)}`;
    const {
      source,
      campaign = "",
      utm,
    } = from(`/?${query}`, `https://${"d.".repeat(110)}example/`);
    expect({ source, utm }).toEqual({
      source: "a b",
      utm: { utm_source: "a b", utm_campaign: campaign },
    });
    expect(campaign).toMatch(/^(?:😀)+…$/u);
    expect(campaign.length).toBeLessThanOrEqual(100);
    expect(from("/blog", `https://${"d.".repeat(110)}example/`).source).toHaveLength(100);
  });

  it("takes nothing that is no address", () => {
    expect(from("javascript:alert(1)", "javascript:alert(1)")).toMatchObject({
      source: "direct",
      referrer: undefined,
    });
  });
});

describe("times", () => {
  it("of retention end on the same day of a later month, or its last", () => {
    const sent = new Date("2026-08-31T10:00:00Z");
    expect(retainUntil("careers-apply", sent).toISOString()).toBe("2027-02-28T10:00:00.000Z");
    expect(retainUntil("brands-join", sent).toISOString()).toBe("2028-08-31T10:00:00.000Z");
  });

  it("of an answer leave weekends out", () => {
    expect(answerBy(new Date("2026-11-20T10:00:00Z")).toISOString()).toMatch(/^2026-11-27/);
    expect(answerBy(new Date("2026-11-21T10:00:00Z")).toISOString()).toMatch(/^2026-11-27/);
  });
});

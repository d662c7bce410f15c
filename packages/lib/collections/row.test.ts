import { expect, it } from "vitest";
import { leadCollections } from "./leads.ts";
import { fitted, misfits } from "./row.ts";

const { leads, outbox } = leadCollections;

const lead = {
  id: "0192f0a1-7c3e-8a11-9b22-3c4d5e6f7a8b",
  reference: "B4-7KQ2-M9XD",
  form: "contact",
  locale: "el",
  queue: "inbox",
  name: "Μαρία",
  email: "maria@people.example",
  summary: "Τύπος",
  cv: null,
  submitted: "2026-11-23T10:00:00.000Z",
  payload: { answers: { message: "Γεια" } },
};

it("a row that fits is found to fit", () => {
  expect(misfits(leads, lead)).toEqual([]);
});

it.each([
  ["email: format", { email: `${"x".repeat(65)}@people.example` }],
  ["name: length", { name: "x".repeat(256) }],
  ["name: characters", { name: "a\0b" }],
  ["summary: characters", { summary: "\ud83d" }],
  ["payload: characters", { payload: { utm: ["a", { "\0": "b" }] } }],
  ["payload: length", { payload: { answers: "x".repeat(300_001) } }],
  ["queue: choice", { queue: "bin" }],
  ["form: format", { form: "Contact" }],
  ["submitted: type", { submitted: "soon" }],
  ["id: type", { id: "1" }],
  ["created: not to be written", { created: "2026-11-23T10:00:00.000Z" }],
  ["budget: not to be written", { budget: 5 }],
  ["payload: missing", { payload: undefined }],
  ["name: null", { name: null }],
])("%s is said of one that doesn't", (fault, differing) => {
  expect(misfits(leads, { ...lead, ...differing })).toEqual([fault]);
});

it("texts that were made are cleaned and shortened, and nothing else is", () => {
  const name = "x".repeat(300);
  const row = fitted(
    leads,
    {
      ...lead,
      name,
      summary: `a\u2028\0 ${"😀".repeat(400)}`,
      source: "\u202eb\n",
      campaign: null,
    },
    ["summary", "source", "campaign"],
  );
  expect(row).toMatchObject({ name, source: "b", campaign: null });
  expect(row.summary).toMatch(/^a (?:😀)+…$/u);
  expect(misfits(leads, row)).toEqual(["name: length"]);
  const mail = fitted(outbox, { subject: "a\r\nBcc: b", body: "c\r\nd\0" }, ["subject", "body"]);
  expect(mail).toEqual({ subject: "a Bcc: b", body: "c\nd" });
});

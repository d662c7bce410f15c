import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { Backend } from "../../app/api/backend.server.ts";
import { checkAnswers } from "../../app/forms/check-answers.ts";
import type { Answers } from "../../app/forms/definitions.ts";
import { newLead } from "../../backend/testing/new-lead.ts";
import { RIGHT } from "../support/right-answers.ts";
import { shown, siteIn } from "../support/shown-page.ts";

/**
 * A question of a form is a line of its schema and its words in each language. Here a choice, a text and
 * several answers are added to two forms in memory: whoever makes something of answers has them.
 */
vi.mock("../../app/forms/brands-join/schema.ts", async (original) => {
  const form = await original<typeof import("../../app/forms/brands-join/schema.ts")>();
  const part = await import("../../app/forms/schema-parts.ts");
  const { consent, ...before } = form.schema.shape;
  const schema = z.object({
    ...before,
    heard: part.asked(part.oneOf(["friend", "search"])),
    tried: part.asked(part.optionalText(100)),
    pets: part.asked(part.anyOf(["cat", "dog"])),
    consent,
  });
  return { ...form, schema };
});
vi.mock("../../app/forms/brands-campaigns/schema.ts", async (original) => {
  const form = await original<typeof import("../../app/forms/brands-campaigns/schema.ts")>();
  const part = await import("../../app/forms/schema-parts.ts");
  const { consent, ...before } = form.schema.shape;
  return { ...form, schema: z.object({ ...before, since: part.asked(part.line(20)), consent }) };
});

const FIELDS = {
  heard: { label: "Heard where?", options: { friend: "From a friend", search: "In a search" } },
  tried: { label: "Tried what?" },
  pets: { label: "Which pets?", options: { cat: "A cat", dog: "A dog" } },
};
const SINCE = { since: { label: "Since when?" } };

vi.mock("../../content/en/pages/brands/apply.ts", async (original) => {
  const words = await original<typeof import("../../content/en/pages/brands/apply.ts")>();
  const { brandsJoin, brandsCampaigns } = words;
  return {
    ...words,
    brandsJoin: {
      ...brandsJoin,
      form: { ...brandsJoin.form, fields: { ...brandsJoin.form.fields, ...FIELDS } },
    },
    brandsCampaigns: {
      ...brandsCampaigns,
      form: { ...brandsCampaigns.form, fields: { ...brandsCampaigns.form.fields, ...SINCE } },
    },
  };
});

type Forms = typeof import("../../app/forms/definitions.ts");
let forms: Forms;
beforeAll(async () => {
  forms = await import("../../app/forms/definitions.ts");
});

const GIVEN = { heard: "friend", tried: "Two ads", pets: ["dog"] };

/** What the form stores of right answers and these. */
function checked(given: Readonly<Record<string, unknown>>): Answers | Record<string, unknown> {
  const definition = forms.DEFINITIONS["brands-join"];
  const blank = Object.fromEntries(
    forms
      .fieldsOf("brands-join")
      .map((name) => [name, definition.multiple.includes(name) ? [] : ""]),
  );
  const values = { ...blank, ...RIGHT["brands-join"](), ...given } as never;
  const result = checkAnswers<Answers>(definition.schema as never, values);
  return "answers" in result ? result.answers : result.errors;
}

describe("a question that was added", () => {
  it("is known by its schema alone", () => {
    const { multiple, prose, asked } = forms.DEFINITIONS["brands-join"];
    expect(multiple.at(-1)).toBe("pets");
    expect(prose.at(-1)).toBe("tried");
    expect(asked.slice(-3)).toEqual([
      { name: "heard", kind: "one", isOptional: false },
      { name: "tried", kind: "text", isOptional: true },
      { name: "pets", kind: "several", isOptional: true },
    ]);
  });

  it("is asked by the page, before the consent, with its words", async () => {
    const page = await import("../../app/site/brands/join/route.tsx");
    const html = await shown("en", "/brands/join", page as never);
    const at = (text: string) => html.indexOf(text);
    expect(at("Heard where?")).toBeGreaterThan(at('name="message"'));
    expect(at('name="consent"')).toBeGreaterThan(at("Which pets?"));
    const field = (selector: string) => parse(html).querySelector(selector);
    expect(field('input[type="radio"][name="heard"][value="friend"]')?.attributes).toHaveProperty(
      "required",
    );
    expect(field('textarea[name="tried"]')?.attributes).not.toHaveProperty("required");
    expect(field('input[type="checkbox"][name="pets"][value="dog"]')).not.toBeNull();
    expect(html).toContain("From a friend");
  });

  it("is asked in the last step of the brief", async () => {
    const { BriefForm } = await import("../../app/site/brands/campaigns/brief-form.tsx");
    const { contentIn } = await import("../../app/content/shown.server.ts");
    const { formData } = await import("../../app/forms/form-page.server.ts");
    const { createElement } = await import("react");
    const briefAt = (step: string) =>
      shown(
        "en",
        "/brands/campaigns",
        {
          loader: ({ context }: { context: never }) => formData(context, "brands-campaigns"),
          default: ({ loaderData }: { loaderData: object }) =>
            createElement(BriefForm, {
              words: contentIn("en").words("brandsCampaigns"),
              form: loaderData,
            } as never),
        },
        undefined,
        { values: { since: "June" }, errors: {}, heading: "", hidden: {}, step },
      );
    const summary = await briefAt("summary");
    expect(summary).toContain("Since when?");
    const since = '[name="since"][value="June"]';
    expect(parse(summary).querySelector(`input[type="text"]${since}`)).not.toBeNull();
    const goal = await briefAt("goal");
    expect(goal).not.toContain("Since when?");
    expect(parse(goal).querySelector(`input[type="hidden"]${since}`)).not.toBeNull();
  });

  it("is checked and stored like any other", () => {
    expect(checked({ ...GIVEN, tried: " Two ads\r\n" })).toMatchObject({
      ...GIVEN,
      company: "Ice & Sons",
    });
    expect(checked({ pets: ["dog"] })).toMatchObject({ heard: "friend" });
    expect(checked({ heard: "" })).toEqual({ heard: "choose" });
    expect(checked({ ...GIVEN, tried: "x".repeat(101) })).toEqual({ tried: "tooLong:100" });
  });

  it("is in the lead, in the notice to the house, and judged for spam", async () => {
    const { toSubmission } = await import("../../app/forms/lead.server.ts");
    const site = { ...siteIn("en"), staffLanguage: "en", noticeEmails: {} } as never;
    const submission = toSubmission(site, {
      form: "brands-join",
      key: undefined,
      answers: checked(GIVEN) as Answers,
      file: undefined,
      provenance: { source: "direct", utm: {} } as never,
      trap: "",
      sinceReady: undefined,
    });
    expect(submission.prose).toContain("Two ads");
    const sent = { id: newLead().id, reference: "B4-AAAA-BBBB", sent: new Date() };
    const { lead, mails } = submission.describe({ ...sent, sameProse: 0, receipts: 0 } as never);
    expect((lead.payload as { answers: object }).answers).toMatchObject(GIVEN);
    const [notice, receipt] = mails;
    for (const line of [
      "Heard where?: From a friend",
      "Tried what?: Two ads",
      "Which pets?: A dog",
    ])
      expect(notice?.body).toContain(line);
    expect(receipt?.body).not.toContain("Two ads");
  });

  it("is shown to staff, and stands in their export", async () => {
    const { answerLines } = await import("../../app/staff/pipeline/answers.server.ts");
    const answers = checked(GIVEN) as Answers;
    const lines = answerLines("en", "brands-join", answers);
    expect(lines).toContainEqual(
      expect.objectContaining({ label: "Heard where?", value: "From a friend" }),
    );
    const { exportLeads } = await import("../../app/staff/pipeline/export-csv.server.ts");
    const { leadRowSchema } = await import("../../app/staff/pipeline/lead.server.ts");
    const row = {
      ...Object.fromEntries(Object.keys(leadRowSchema.shape).map((name) => [name, null])),
      ...newLead({ form: "brands-join", payload: { answers } }),
      queue: "inbox",
      stage: "new",
    };
    const backend: Backend = {
      request: async ({ path }) => Response.json({ data: path === "/items/leads" ? [row] : [] }),
    };
    const { askedLeads } = await import("../../app/staff/pipeline/asked-leads.ts");
    const asked = askedLeads(new URLSearchParams());
    const csv = await new Response(
      await exportLeads({ locale: "en", backend, self: row.id, asked }),
    ).text();
    expect(csv).toContain("Heard where?: From a friend");
    expect(csv).toContain("Two ads");
    expect(csv).toContain("Which pets?: A dog");
  });
});

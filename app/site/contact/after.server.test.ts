import { expect, test } from "vitest";
import { contact as el } from "../../../content/el/pages/company.ts";
import { contact as en } from "../../../content/en/pages/company.ts";
import { ANSWER_WORKING_DAYS } from "../../../content/facts/answer-time.ts";
import { RETENTION_MONTHS } from "../../forms/retention.ts";
import { afterSending } from "./after.server.ts";

test.each([
  ["en", en.after],
  ["el", el.after],
] as const)(
  "says in %s by when a message is answered and erased, as the site does it",
  (_, words) => {
    const { steps } = afterSending(words, "/answerer.svg");
    expect(steps).toHaveLength(4);
    expect(steps[2]?.when).toContain(String(ANSWER_WORKING_DAYS));
    expect(steps[3]?.when).toContain(String(RETENTION_MONTHS.contact));
    expect(steps.map(({ when }) => when).join()).not.toContain("{{");
    expect(steps[2]?.picture).toBe("/answerer.svg");
    expect(new Set(steps.map(({ picture }) => picture)).size).toBe(4);
  },
);

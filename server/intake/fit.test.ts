import { expect, it } from "vitest";
import { IntakeUnavailable } from "../../app/forms/intake.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { newSubmission, startIntake } from "./testing.ts";

const LONG_LOCAL = `${"x".repeat(65)}@people.example.com`;

/** A submission whose lead or mails differ from what the site would make of it. */
function submissionWith(lead: object, mail: object = {}) {
  const submission = newSubmission();
  return newSubmission({
    describe(facts) {
      const made = submission.describe(facts);
      const mails = made.mails.map((row) => ({ ...row, ...mail }));
      return { lead: { ...made.lead, ...lead }, mails };
    },
  });
}

it.each([
  ["email: format", submissionWith({ email: LONG_LOCAL })],
  ["summary: characters", submissionWith({ summary: "\ud83d" })],
  ["source: length", submissionWith({ source: "x".repeat(101) })],
  ["budget: not to be written", submissionWith({ budget: "50" })],
  ["recipient: format", submissionWith({}, { recipient: LONG_LOCAL })],
  ["subject: length", submissionWith({}, { subject: "x".repeat(256) })],
])(
  "what the backend would refuse (%s) is not acknowledged, and nothing of it is kept",
  async (rule, submission) => {
    const { backend } = await startBackend();
    const { intake } = startIntake({
      transport: (request) => backend.fetch(request),
      token: PUBLIC_TOKEN,
    });
    const error = expectConsole("error");
    await expect(async () => intake.keep(submission)).rejects.toThrow(IntakeUnavailable);
    expect(error.mock.calls.flat().join()).toContain(rule);
    expect(error.mock.calls.flat().join()).not.toContain("people.example");
    expect(intake.waiting()).toBe(0);
    expect(await intake.find(submission)).toBeUndefined();
  },
);

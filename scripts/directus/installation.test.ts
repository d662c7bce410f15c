import { expect, it, vi } from "vitest";
// @ts-expect-error: plain JavaScript, as Directus runs it.
import { answerInstallation } from "./extension/installation.js";
// @ts-expect-error: plain JavaScript, as Directus runs it.
import { createMailRules } from "./extension/mail-rules.js";

const WEBSITE = { role: "f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016" };
const STAFF = "anna@b4.example";

/** A table of people that has one active colleague. */
function database() {
  const query = {
    asked: "",
    whereRaw(_: string, [address]: string[]) {
      query.asked = address ?? "";
      return query;
    },
    where: () => query,
    whereNotNull: () => query,
    whereNot: () => query,
    first: async () => (query.asked === STAFF ? { id: "1" } : undefined),
  };
  return query;
}

async function told(notices: string | undefined, accountability: object = WEBSITE) {
  const env = { CONTACT_EMAIL: "Hello@b4.example", NOTICE_EMAILS: ["press=press@b4.example"] };
  const answer = answerInstallation({ env, rules: createMailRules({ database, env }) });
  const json = vi.fn();
  const next = vi.fn();
  await answer({ accountability, query: { notices } }, { json }, next);
  return { data: json.mock.calls[0]?.[0]?.data, isPassedOn: next.mock.calls.length > 0 };
}

it("tells the website which addresses its notices may not go to", async () => {
  const asked = `hello@b4.example,press@b4.example,${STAFF},jobs@b4.example`;
  expect((await told(asked)).data.refused_notices).toEqual(["jobs@b4.example"]);
  expect((await told(undefined)).data).not.toHaveProperty("refused_notices");
});

it("tells nobody else", async () => {
  expect(await told("jobs@b4.example", { role: "another" })).toEqual({
    data: undefined,
    isPassedOn: true,
  });
});

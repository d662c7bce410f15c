import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { backend } from "./checks/backend.ts";
import { COMPLETE, installation, lines } from "./testing.ts";

const RIGHTS = { data: { leads: { create: { access: "full" } } } };
/** As a 12.4.1 answers GET /server/info; an 11.17.4 has the project alone. */
const info = (source: string | null) => ({
  data: {
    project: { project_name: "Directus" },
    license: { source, entitlements: { production_enabled: true, display_powered_by: "DIRECTUS" } },
  },
});
const LOCKED = {
  errors: [
    { message: "items is a restricted resource.", extensions: { code: "RESOURCE_RESTRICTED" } },
  ],
};
const ITEMS = "/items/articles";

/** A Directus set up for the site, but for what it answers here; each path by its own status and body. */
async function directus(answers: Record<string, [status: number, body: unknown]>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const [status, body] = answers[pathname] ?? [200, { data: [] }];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const CONTENT_BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = { CONTENT_BACKEND_TOKEN: "right" };
  return lines(await backend(installation({ CONTENT_BACKEND_URL, ...token })));
}

const SET_UP = { "/permissions/me": [200, RIGHTS] } satisfies Record<string, [number, unknown]>;

it.each<[string, [number, unknown]]>([
  ["an 11, which needs none", [200, { data: { project: { project_name: "Directus" } } }]],
  ["a backend that knows of no such address", [404, { errors: [] }]],
  ["a 12 with one", [200, info("env")]],
])("says nothing of %s", async (_, answer) => {
  expect(await directus({ ...SET_UP, "/server/info": answer })).toEqual([]);
});

it("finds a 12 without a licence while it still answers, and one that is locked", async () => {
  const unlicensed = { ...SET_UP, "/server/info": [200, info(null)] as [number, unknown] };
  expect(await directus(unlicensed)).toEqual([
    expect.stringMatching(/^loses: The Directus is of version 12 or newer and has no licence/),
  ]);
  expect(await directus({ ...unlicensed, [ITEMS]: [403, LOCKED] })).toEqual([
    expect.stringMatching(/^loses: Content backend: it refuses everything for want of a licence/),
  ]);
  // One that ended, or covers too little, locks as well.
  const ended = { ...SET_UP, "/server/info": [200, info("settings")] as [number, unknown] };
  expect(await directus({ ...ended, [ITEMS]: [403, LOCKED] })).toEqual([
    expect.stringMatching(/^loses: Content backend: it refuses everything for want of a licence/),
  ]);
  // The token may not read articles: that is no lock.
  expect(await directus({ ...ended, [ITEMS]: [403, { errors: [] }] })).toEqual([]);
});

const HOOK = "/b4-site";
/** As the hook tells of a Directus that knows both languages' pages. */
const LISTS = {
  ends_sessions: true,
  PASSWORD_RESET_URL_ALLOW_LIST: bothOrigins("/account/reset-password"),
  USER_INVITE_URL_ALLOW_LIST: bothOrigins("/account/accept-invite"),
};

function bothOrigins(page: string): string[] {
  return [COMPLETE.SITE_URL_EN, COMPLETE.SITE_URL_EL].map((origin) => `${origin}${page}`);
}

it.each<[string, object, status?: number]>([
  [
    `holds: Content backend: PASSWORD_RESET_URL_ALLOW_LIST lacks ${LISTS.PASSWORD_RESET_URL_ALLOW_LIST.join(" and ")}`,
    { ...LISTS, PASSWORD_RESET_URL_ALLOW_LIST: [] },
  ],
  [
    `holds: Content backend: USER_INVITE_URL_ALLOW_LIST lacks ${LISTS.USER_INVITE_URL_ALLOW_LIST[1]}`,
    { ...LISTS, USER_INVITE_URL_ALLOW_LIST: LISTS.USER_INVITE_URL_ALLOW_LIST.slice(0, 1) },
  ],
  [
    "loses: Content backend: the extension b4-site there is older than the site",
    { ...LISTS, ends_sessions: undefined },
  ],
  ["loses: Content backend: the extension b4-site is missing there", {}, 404],
])("finds that %s", async (fault, data, status = 200) => {
  expect(await directus({ ...SET_UP, [HOOK]: [200, { data: LISTS }] })).toEqual([]);
  expect(await directus({ ...SET_UP, [HOOK]: [status, { data }] })).toEqual([
    expect.stringContaining(fault),
  ]);
});

it("finds that notices are refused for what the site has set, and names no address", async () => {
  const asked = (refused: string[]): [number, unknown] => [
    200,
    { data: { ...LISTS, refused_notices: refused } },
  ];
  expect(await directus({ ...SET_UP, [HOOK]: asked([]) })).toEqual([]);
  const found = await directus({ ...SET_UP, [HOOK]: asked([COMPLETE.CONTACT_EMAIL]) });
  expect(found).toEqual([
    expect.stringMatching(/^holds: Content backend: it refuses notices to what CONTACT_EMAIL name/),
  ]);
  expect(String(found)).not.toContain(COMPLETE.CONTACT_EMAIL);
});

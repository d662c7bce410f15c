import { expect, it, onTestFinished, vi } from "vitest";
import type { Transport } from "../app/api/connection.ts";
import { PUBLIC_TOKEN, startBackend } from "../backend/testing/start-backend.ts";
import { expectConsole } from "../test/support/fail-on-console.ts";
import { BackendSetup } from "./backend-setup.ts";

const siteUrls = { en: new URL("https://b4.example"), el: new URL("https://b4.example.gr") };

function watch(transport: Transport, publicToken: string | undefined = "a-token") {
  const connection = {
    ...{ baseUrl: "http://backend.test", publicAddress: "/backend" },
    ...{ publicToken, transport },
  };
  const setup = new BackendSetup({ connection, siteUrls });
  onTestFinished(() => setup.stop());
  return setup;
}

async function concernsWith(transport: Transport, publicToken?: string) {
  const setup = watch(transport, publicToken);
  await setup.start();
  return setup.concerns();
}

const NOT_THERE = () => new Response(null, { status: 404 });
const RESET = "/account/reset-password";
const INVITE = "/account/accept-invite";
const LISTS = {
  ends_sessions: true,
  PASSWORD_RESET_URL_ALLOW_LIST: [`https://b4.example${RESET}`, `https://b4.example.gr${RESET}`],
  USER_INVITE_URL_ALLOW_LIST: [`https://b4.example${INVITE}`, `https://b4.example.gr${INVITE}`],
};

/** A Directus whose token has these rights of leads, with the hook that answers these lists. */
const directus =
  (create: object | undefined, hook: () => Response = () => Response.json({ data: LISTS })) =>
  async (request: Request) =>
    new URL(request.url).pathname === "/b4-site"
      ? hook()
      : Response.json({
          data: { articles: { read: { access: "full" } }, ...(create && { leads: { create } }) },
        });
const FULL = { access: "full" };

it("has nothing to say of a backend that is set up right, or that nobody reaches", async () => {
  expect(await concernsWith(directus({ access: "partial", fields: ["id"] }))).toEqual([]);
  expect(await concernsWith(directus(FULL))).toEqual([]);
  expect(await concernsWith(async () => new Response(null, { status: 503 }))).toEqual([]);
  expect(await concernsWith(() => Promise.reject(new Error("refused")))).toEqual([]);
  expect(await concernsWith(async () => new Response("<p>It works!</p>"))).toEqual([]);
});

it.each([
  ["CONTENT_BACKEND_TOKEN is refused", async () => new Response(null, { status: 401 })],
  ["CONTENT_BACKEND_TOKEN is refused", async () => new Response(null, { status: 403 })],
  ["CONTENT_BACKEND_TOKEN may not create leads", directus(undefined)],
  ["CONTENT_BACKEND_TOKEN may not create leads", directus({ access: "none" })],
  ["the extension b4-site is missing", directus(FULL, NOT_THERE)],
  [
    "the extension b4-site there is older than the site",
    directus(FULL, () => Response.json({ data: { ...LISTS, ends_sessions: undefined } })),
  ],
  [
    `PASSWORD_RESET_URL_ALLOW_LIST lacks https://b4.example${RESET} and https://b4.example.gr${RESET}`,
    directus(FULL, () => Response.json({ data: { ...LISTS, PASSWORD_RESET_URL_ALLOW_LIST: [] } })),
  ],
  [
    `USER_INVITE_URL_ALLOW_LIST lacks https://b4.example.gr${INVITE}`,
    directus(FULL, () =>
      Response.json({
        data: { ...LISTS, USER_INVITE_URL_ALLOW_LIST: [`https://b4.example${INVITE}`] },
      }),
    ),
  ],
] satisfies [string, Transport][])("says once that %s", async (fault, transport) => {
  const error = expectConsole("error");
  const setup = watch(transport);
  await setup.start();
  await setup.start();
  expect(setup.concerns()).toEqual([expect.stringContaining(`backend: ${fault}`)]);
  expect(setup.isHeldBack()).toBe(true);
  expect(error.mock.calls).toEqual([[expect.stringContaining(`Content backend: ${fault}`)]]);
});

it("is held back by what is wrong at the start until it is mended, and by nothing later", async () => {
  const error = expectConsole("error");
  vi.spyOn(console, "info").mockImplementation(() => {});
  const answers: (() => Response)[] = [NOT_THERE, NOT_THERE];
  const setup = watch((request) =>
    directus(FULL, answers[0] ?? (() => Response.json({ data: LISTS })))(request),
  );
  const mended = vi.fn();
  setup.whenMended(mended);
  await setup.start();
  expect(setup.isHeldBack()).toBe(true);
  answers.length = 0;
  await setup.start();
  expect([setup.isHeldBack(), setup.concerns()]).toEqual([false, []]);
  expect(mended).toHaveBeenCalledOnce();
  // Taken away while it serves: said, and no reason to take the site away too.
  answers.push(NOT_THERE);
  await setup.start();
  expect(setup.concerns()).toHaveLength(1);
  expect(setup.isHeldBack()).toBe(false);
  expect(error).toHaveBeenCalledTimes(2);
});

it("is not held back by a backend that was away at the start, whatever it says later", async () => {
  expectConsole("error");
  let status = 503;
  const setup = watch(async () => new Response(null, { status }));
  await setup.start();
  expect(setup.isHeldBack()).toBe(false);
  status = 401;
  await setup.start();
  expect(setup.concerns()).toHaveLength(1);
  expect(setup.isHeldBack()).toBe(false);
});

it("knows a backend of our own", async () => {
  const { backend } = await startBackend();
  const reach: Transport = (request) => backend.fetch(request);
  expect(await concernsWith(reach, PUBLIC_TOKEN)).toEqual([]);
  const error = expectConsole("error");
  expect(await concernsWith(reach, "another-token")).toHaveLength(1);
  expect(await concernsWith(reach, "")).toEqual([
    "backend: CONTENT_BACKEND_TOKEN is not set; what visitors send waits",
  ]);
  expect(error).toHaveBeenCalledTimes(2);
});

it("tells once of notices that it refuses, and is not held back by it", async () => {
  const error = expectConsole("error");
  const asked: string[] = [];
  const transport: Transport = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/b4-site") asked.push(searchParams.get("notices") ?? "");
    const refused_notices = ["jobs@b4.example"];
    return directus(FULL, () => Response.json({ data: { ...LISTS, refused_notices } }))(request);
  };
  const connection = {
    ...{ baseUrl: "http://backend.test", publicAddress: "/backend" },
    ...{ publicToken: "a-token", transport },
  };
  const noticeEmails = { "careers-apply": "jobs@b4.example" };
  const contactEmail = "hello@b4.example";
  const setup = new BackendSetup({ connection, siteUrls, contactEmail, noticeEmails });
  onTestFinished(() => setup.stop());
  await setup.start();
  await setup.start();
  expect(asked).toContain("hello@b4.example,jobs@b4.example");
  expect(setup.isHeldBack()).toBe(false);
  expect(error.mock.calls).toEqual([
    [expect.stringContaining("Content backend: it refuses notices to what NOTICE_EMAILS name")],
  ]);
});

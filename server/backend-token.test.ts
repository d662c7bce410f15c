import { expect, it, onTestFinished } from "vitest";
import type { Transport } from "../app/backend/connection.ts";
import { PUBLIC_TOKEN, startBackend } from "../backend/testing/start-backend.ts";
import { expectConsole } from "../test/support/fail-on-console.ts";
import { BackendToken } from "./backend-token.ts";

async function concernsWith(transport: Transport, publicToken: string | undefined = "a-token") {
  const token = new BackendToken({
    ...{ baseUrl: "http://backend.test", publicAddress: "/backend" },
    ...{ publicToken, transport },
  });
  onTestFinished(() => token.stop());
  await token.start();
  return token.concerns();
}

const rights = (create: object | undefined) => async () =>
  Response.json({
    data: { articles: { read: { access: "full" } }, ...(create && { leads: { create } }) },
  });

it("has nothing to say of a token that may create leads, or of a backend that nobody reaches", async () => {
  expect(await concernsWith(rights({ access: "partial", fields: ["id"] }))).toEqual([]);
  expect(await concernsWith(rights({ access: "full" }))).toEqual([]);
  expect(await concernsWith(async () => new Response(null, { status: 503 }))).toEqual([]);
  expect(await concernsWith(() => Promise.reject(new Error("refused")))).toEqual([]);
  expect(await concernsWith(async () => new Response("<p>It works!</p>"))).toEqual([]);
});

it.each([
  ["is refused", async () => new Response(null, { status: 401 })],
  ["is refused", async () => new Response(null, { status: 403 })],
  ["may not create leads", rights(undefined)],
  ["may not create leads", rights({ access: "none" })],
] satisfies [string, Transport][])("says that a token %s", async (fault, transport) => {
  const error = expectConsole("error");
  expect(await concernsWith(transport)).toEqual([
    `backend: CONTENT_BACKEND_TOKEN ${fault}; what visitors send waits`,
  ]);
  expect(error).toHaveBeenCalledOnce();
});

it("says once that a token is refused, and that it is taken again", async () => {
  const error = expectConsole("error");
  const answers = [401, 401, 200];
  const token = new BackendToken({
    ...{ baseUrl: "http://backend.test", publicAddress: "/backend", publicToken: "a-token" },
    transport: async () => new Response("{}", { status: answers.shift() ?? 200 }),
  });
  onTestFinished(() => token.stop());
  await token.start();
  await token.start();
  expect(error).toHaveBeenCalledOnce();
  expect(token.concerns()).toHaveLength(1);
  await token.start();
  expect(token.concerns()).toEqual([]);
});

it("knows a backend of our own, which has no such question", async () => {
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

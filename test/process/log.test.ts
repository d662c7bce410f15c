/** What a process writes while people use it, and whose request a line belongs to. */

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { ROLE_IDS } from "../../backend/index.ts";
import { cookieJar } from "../support/jar.ts";
import { freePort, get, start } from "../support/process.ts";
import { openStaff, SIGN_IN, sendContact } from "../support/staff-calls.ts";

const LIMIT_MS = 240_000;
const WAIT = { timeout: 30_000 };
const EDITOR = { email: "editor@people.example", password: "Walnut-lantern-at-six-31" };
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
/** What a start says on a good day, for a person at a terminal. */
const SAID = /^(?:English|Greek|Admin|ready) /;

const PUBLIC = [
  ...[
    "/",
    "/about",
    "/blog",
    "/blog/no-such-article",
    "/search?q=streams",
    "/nowhere",
    "/feed.xml",
  ],
  ...[
    "/about.data",
    "/sitemap.xml",
    "/og/none",
    "/islands/none",
    "/api/_nuxt_icon/none.json?icons=a",
  ],
  ...["/account/reset-password?token=used-before", "/account/accept-invite?token=odd", "/%zz"],
];
const STAFF = [
  ...["", "/leads", "/leads/board", "/leads/numbers", "/leads?search=maria", "/tray", "/privacy"],
  ...["/articles", "/articles/new", "/articles/99999", "/redirects", "/account", "/users"],
  ...["/activity", "/outbox", "/nothing", "/leads/0d3f8a52-1111-4222-8333-944455556666"],
];

it(
  "logs no error while visitors, an editor and an administrator do what they usually do",
  async () => {
    const PORT = await freePort();
    const site = start({ PORT, TRUST_PROXY: "1", ...SIGN_IN });
    await site.ready();
    const { call } = await openStaff(PORT);
    await call("POST", "/users", { ...EDITOR, role: ROLE_IDS.editor });
    const jar = cookieJar();
    const send = async (path: string, form?: Record<string, string>) => {
      const response = await fetch(`http://localhost:${PORT}${path}`, {
        headers: { cookie: jar.header(), "accept-language": "en" },
        ...{ redirect: "manual" },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      jar.hear(response);
      await response.arrayBuffer();
      return response.status;
    };
    for (const path of PUBLIC) expect(await send(path), path).toBeLessThan(500);
    expect((await sendContact(PORT)).status).toBe(303);
    expect((await sendContact(PORT, { email: "nothing of the kind" })).status).toBe(422);
    await send("/account/forgot-password", { email: "nobody@people.example" });
    expect(await send("/account/sign-in", { ...EDITOR, password: "not that one" })).toBe(400);
    const administrator = { email: SIGN_IN.ADMIN_EMAIL, password: SIGN_IN.ADMIN_PASSWORD };
    for (const person of [EDITOR, administrator]) {
      expect(await send("/account/sign-in", person)).toBe(303);
      for (const path of STAFF) expect(await send(`/admin${path}`), path).toBeLessThan(500);
      // An access token that is over, a session that ended elsewhere.
      const access = jar.names().find((name) => name.includes("access")) ?? "";
      jar.delete(access);
      expect(await send("/admin/leads")).toBe(200);
      await send("/account/sign-out", {});
      expect(await send("/admin")).not.toBe(200);
    }
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
    const lines = site.output().trimEnd().split("\n");
    // Whoever has no mail server is told so at the start; what somebody was refused is told, too.
    const others = lines.filter((line) => !SAID.test(line) && !/^\S+Z (?:warn|info) /.test(line));
    expect(others).toEqual([]);
  },
  LIMIT_MS,
);

/** A backend in trouble; what it was asked, and a collector of spans. */
async function hearing(answer: (req: IncomingMessage) => number) {
  const heard: { req: IncomingMessage; body: string }[] = [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    heard.push({ req, body });
    res.writeHead(answer(req)).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it(
  "carries a caller's trace to the backend, into the log and to a collector",
  async () => {
    const PORT = await freePort();
    const backend = await hearing(() => 500);
    const collector = await hearing(() => 200);
    const site = start({
      ...{ PORT, LOG_FORMAT: "json", ACCESS_LOG: "on", CONTENT_BACKEND_URL: backend.url },
      ...{ CONTENT_BACKEND_TOKEN: "token", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
    await expect.poll(() => get(PORT, "/about").catch(() => undefined), WAIT).toBeTruthy();
    const form = { email: "maria@people.example", password: "Walnut-lantern-at-six-31" };
    const answer = await fetch(`http://localhost:${PORT}/account/sign-in?next=maria`, {
      ...{ method: "POST", body: new URLSearchParams(form), redirect: "manual" },
      headers: { traceparent: TRACEPARENT },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);

    const login = backend.heard.find(({ req }) => req.url === "/auth/login");
    expect(login?.req.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    const records = site
      .output()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const mine = records.filter(({ trace }) => trace === TRACE);
    expect(mine).toContainEqual(
      expect.objectContaining({ level: "error", msg: expect.stringContaining("/auth/login") }),
    );
    expect(mine).toContainEqual(
      expect.objectContaining({ msg: "access", method: "POST", path: "/account/sign-in" }),
    );
    expect(site.output()).not.toMatch(/maria|Walnut/);
    const spans = collector.heard.flatMap(({ body }) =>
      JSON.parse(body).resourceSpans[0].scopeSpans[0].spans.filter(
        ({ traceId }: { traceId: string }) => traceId === TRACE,
      ),
    );
    expect(spans.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["POST staff", "backend POST", "render"]),
    );
    expect(JSON.stringify(spans)).not.toMatch(/maria|Walnut/);
  },
  LIMIT_MS,
);

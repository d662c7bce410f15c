import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { Announcer, type AnnouncerOptions } from "./announcer.ts";
import { Ledger } from "./ledger.ts";

const EN = "https://b4.agency";
const EL = "https://b4.gr";
const KEY = "0123456789abcdef";
/** Longer than the receiver takes to answer, in milliseconds. */
const LEASE_MS = 200;
/** In place of a status: nothing is answered. */
const NEVER = 0;

type Post = {
  headers: IncomingHttpHeaders;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
};

let folder: string;
let receiver: URL;
/** What the receiver was told, and what it answers next. */
let posts: Post[];
let answers: { status: number; headers?: Record<string, string> }[];
/** The site: versions by address. */
let pages: Map<string, string>;
let close: () => void;
const announcers: Announcer[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "announced-"));
  posts = [];
  answers = [];
  pages = new Map([
    [`${EN}/about`, "1"],
    [`${EL}/about`, "1"],
  ]);
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    posts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const { status, headers } = answers.shift() ?? { status: 200 };
    if (status !== NEVER) response.writeHead(status, headers).end("any text");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`);
  close = () => server.close();
});

afterEach(async () => {
  for (const announcer of announcers.splice(0)) await announcer.stop();
  close();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that announces; what it hears of is all there is. */
async function open(options: Partial<AnnouncerOptions> = {}): Promise<Announcer> {
  const standing = () => [...pages].map(([address, version]) => ({ address, version }));
  const announcer = new Announcer({
    ...{ receiver, key: KEY, origins: [EN, EL], ledger: new Ledger(folder) },
    everyPage: async function* () {
      yield* standing();
    },
    changedPages: (changed) => [
      ...standing(),
      ...[...changed].flatMap((address) =>
        pages.has(address) ? [] : { address, version: undefined },
      ),
    ],
    shared: memoryState(Date.now),
    gatherMs: 5,
    retryMs: 20,
    ...options,
  });
  announcers.push(announcer);
  await announcer.start();
  return announcer;
}

const told = () => posts.map(({ body }) => body.urlList);
const known = () => JSON.parse(readFileSync(join(folder, "announced.json"), "utf8"));

it("tells each host what has come, changed and gone there, in the protocol's form", async () => {
  const announcer = await open();
  pages.set(`${EN}/about`, "2");
  pages.set(`${EN}/blog/new`, "1");
  pages.delete(`${EL}/about`);
  announcer.hear([`${EN}/about`]);
  announcer.hear([`${EL}/about`]);
  await expect.poll(told).toHaveLength(2);
  expect(posts[0]?.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(posts.map(({ body }) => body)).toEqual([
    {
      ...{ host: "b4.agency", key: KEY, keyLocation: `${EN}/${KEY}.txt` },
      urlList: [`${EN}/about`, `${EN}/blog/new`],
    },
    { host: "b4.gr", key: KEY, keyLocation: `${EL}/${KEY}.txt`, urlList: [`${EL}/about`] },
  ]);
  await expect.poll(known).toEqual({ [`${EN}/about`]: "2", [`${EN}/blog/new`]: "1" });
});

it("announces nothing at its first start, and nothing that is as it was", async () => {
  const announcer = await open();
  expect(known()).toEqual(Object.fromEntries(pages));
  announcer.hear([`${EN}/about`]);
  await announcer.stop();
  pages.set(`${EN}/team`, "1");
  const next = await open();
  await expect.poll(told).toEqual([[`${EN}/team`]]);
  next.hear([`${EN}/team`]);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(posts).toHaveLength(1);
});

it("announces after a start what has changed and gone while no process ran", async () => {
  await (await open()).stop();
  pages.set(`${EN}/about`, "2");
  pages.delete(`${EL}/about`);
  await open();
  await expect.poll(told).toEqual([[`${EN}/about`], [`${EL}/about`]]);
});

it("tries again until it is taken, says so once, and knows after a restart", async () => {
  const said = expectConsole("error");
  const announcer = await open();
  answers = [{ status: 429, headers: { "retry-after": "0" } }, { status: 503 }, { status: 202 }];
  pages.set(`${EN}/about`, "2");
  announcer.hear(["x"]);
  await expect.poll(told).toHaveLength(3);
  await expect.poll(() => known()[`${EN}/about`]).toBe("2");
  expect(said.mock.calls).toEqual([
    [`IndexNow did not take 1 address of ${EN}, and is asked again: it answered 429`],
  ]);
  answers = [{ status: 500, headers: { "retry-after": "3600" } }];
  pages.set(`${EN}/about`, "3");
  announcer.hear(["x"]);
  await expect.poll(told).toHaveLength(4);
  await announcer.stop();
  expect(known()[`${EN}/about`]).toBe("2");
  await open();
  await expect.poll(() => known()[`${EN}/about`]).toBe("3");
});

it("waits as long as the receiver asks for", async () => {
  expectConsole("error");
  const announcer = await open();
  answers = [{ status: 429, headers: { "retry-after": "3600" } }];
  pages.set(`${EN}/about`, "2");
  announcer.hear(["x"]);
  await expect.poll(told).toHaveLength(1);
  pages.set(`${EN}/about`, "3");
  announcer.hear(["x"]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(posts).toHaveLength(1);
});

it("says what is refused for good, and goes on", async () => {
  const said = expectConsole("error");
  const announcer = await open();
  answers = [{ status: 422 }];
  pages.set(`${EN}/about`, "2");
  pages.set(`${EL}/about`, "2");
  announcer.hear(["x"]);
  await expect.poll(told).toHaveLength(2);
  expect(said.mock.calls).toEqual([[`IndexNow refused 1 address of ${EN}: it answered 422`]]);
});

it("goes on while nobody listens, and never throws", async () => {
  const said = expectConsole("error");
  const announcer = await open({ receiver: new URL("http://127.0.0.1:1/") });
  pages.set(`${EN}/about`, "2");
  announcer.hear(["x"]);
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(said.mock.calls[0]?.[0]).toMatch(/^IndexNow did not take 1 address .*(bad port|REFUSED)/);
});

it("waits for no answer when it is stopped, and announces after the next start", async () => {
  answers = [{ status: NEVER }];
  const announcer = await open();
  pages.set(`${EN}/about`, "2");
  announcer.hear(["x"]);
  await expect.poll(() => posts.length).toBe(1);
  await announcer.stop();
  expect(known()[`${EN}/about`]).toBe("1");
  await open();
  await expect.poll(known).toEqual(Object.fromEntries(pages));
  expect(posts.length).toBe(2);
});

it("sends many in parts", async () => {
  const announcer = await open();
  for (let n = 0; n < 10_001; n++) pages.set(`${EN}/blog/a-${n}`, "1");
  announcer.hear(["x"]);
  await expect.poll(() => told().map(({ length }) => length)).toEqual([10_000, 1]);
});

it("announces once for all processes", async () => {
  const shared = { ...memoryState(Date.now), isShared: true };
  const other = mkdtempSync(join(tmpdir(), "announced-"));
  const beside = { shared, leaseMs: LEASE_MS };
  const both = [await open(beside), await open({ ...beside, ledger: new Ledger(other) })];
  pages.set(`${EN}/about`, "2");
  for (const announcer of both) announcer.hear(["x"]);
  const otherKnown = () => JSON.parse(readFileSync(join(other, "announced.json"), "utf8"));
  await expect.poll(known).toEqual(Object.fromEntries(pages));
  await expect.poll(otherKnown).toEqual(Object.fromEntries(pages));
  expect(told()).toEqual([[`${EN}/about`]]);
  rmSync(other, { recursive: true, force: true });
});

it("announces what a process had begun that is gone", async () => {
  const shared = { ...memoryState(Date.now), isShared: true };
  const other = mkdtempSync(join(tmpdir(), "announced-"));
  // The receiver never answers it, as a process that was killed never hears of an answer.
  answers = [{ status: NEVER }];
  const lost = await open({ shared, leaseMs: LEASE_MS });
  const left = await open({ shared, leaseMs: LEASE_MS, ledger: new Ledger(other) });
  pages.set(`${EN}/about`, "2");
  lost.hear(["x"]);
  await expect.poll(() => posts.length).toBe(1);
  left.hear(["x"]);
  await expect.poll(told).toEqual([[`${EN}/about`], [`${EN}/about`]]);
  const leftKnown = () => JSON.parse(readFileSync(join(other, "announced.json"), "utf8"));
  await expect.poll(leftKnown).toEqual(Object.fromEntries(pages));
  rmSync(other, { recursive: true, force: true });
});

it("leaves what it had begun to another at once when it is stopped", async () => {
  const shared = { ...memoryState(Date.now), isShared: true };
  answers = [{ status: NEVER }];
  const stopped = await open({ shared, leaseMs: 60 * 60_000 });
  pages.set(`${EN}/about`, "2");
  stopped.hear(["x"]);
  await expect.poll(() => posts.length).toBe(1);
  await stopped.stop();
  await open({ shared, leaseMs: 60 * 60_000 });
  await expect.poll(known).toEqual(Object.fromEntries(pages));
  expect(posts.length).toBe(2);
});

it("sets a damaged ledger aside and begins anew", async () => {
  writeFileSync(join(folder, "announced.json"), "{");
  const said = expectConsole("error");
  await open();
  expect(said.mock.calls[0]?.[0]).toMatch(/announced.json can't be read, was set aside as/);
  expect(readdirSync(folder).some((name) => name.includes("damaged"))).toBe(true);
  expect(known()).toEqual(Object.fromEntries(pages));
});

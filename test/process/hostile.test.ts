import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { freePort, start } from "../support/process.ts";
import { rawClient, statusOf } from "../support/raw-client.ts";
import { bodyOf, RIGHT } from "../support/right-answers.ts";

/** One stranger with a socket against the real process, and what everybody else gets meanwhile. */
const STRANGER = "198.51.100.66";
const VISITOR = "192.0.2.7";

let port: string;
let site: ReturnType<typeof start>;
let calm: string;
beforeEach(async () => {
  port = await freePort();
  site = start({ PORT: port, TRUST_PROXY: "1" });
  await site.ready();
  calm = site.output();
});

/** Processor time that the process has used, in milliseconds. */
function cpuMs(): number {
  const stat =
    readFileSync(`/proc/${site.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(stat[11]) + Number(stat[12])) * 10;
}

type Options = { from?: string; host?: string; body?: FormData | URLSearchParams };

async function visit(path: string, { from = VISITOR, host = "localhost", body }: Options = {}) {
  const encoded = body && new Response(body);
  const content = encoded ? Buffer.from(await encoded.arrayBuffer()) : Buffer.alloc(0);
  const head = [
    `${body ? "POST" : "GET"} ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    `X-Forwarded-For: ${from}`,
    "Accept: text/html",
    "Connection: close",
    ...(encoded ? [`Content-Type: ${encoded.headers.get("content-type")}`] : []),
    ...(encoded ? [`Content-Length: ${content.byteLength}`] : []),
  ];
  const client = await rawClient(port, `${head.join("\n")}\n\n`);
  client.socket.write(content);
  return statusOf(await client.ended);
}

/** Begins to post and sends no more; `more` stands at the beginning of the body. */
const begin = (
  path: string,
  type: string,
  { from = STRANGER, host = "localhost", more = "" } = {},
) =>
  rawClient(
    port,
    `POST ${path} HTTP/1.1\nHost: ${host}:${port}\nX-Forwarded-For: ${from}\n` +
      `Content-Type: ${type}\nContent-Length: 200000\n\n${more}`,
  );
const URLENCODED = "application/x-www-form-urlencoded";
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe("sleeping connections", () => {
  it("cost nobody a page or a form, and end with a word in the visitor's language", async () => {
    const sleepers = await many(120, (index) =>
      begin(
        ["/contact", "/account/sign-in", "/backend/auth/login", "/search"][index % 4] ?? "",
        URLENCODED,
      ),
    );
    const greek = await begin("/contact", URLENCODED, { host: "el.localhost" });
    const slow = await begin("/contact", URLENCODED, { more: "name=" });
    const dripping = setInterval(() => slow.write("x"), 500);
    for (const from of [VISITOR, STRANGER]) {
      expect(await visit("/nowhere", { from })).toBe(404);
      expect(await visit("/search?q=live", { from })).toBe(200);
      expect(await visit("/account/sign-in", { from })).toBe(200);
      expect(await visit("/api/forms/stamp", { from })).toBe(200);
      expect(await visit("/contact", { from, body: bodyOf("/contact", RIGHT.contact()) })).toBe(
        303,
      );
      const application = bodyOf("/careers/apply", RIGHT["careers-apply"]());
      expect(await visit("/careers/apply", { from, body: application })).toBe(303);
    }
    const answers = await Promise.all(sleepers.map(({ ended }) => ended));
    expect(answers.map(statusOf)).toEqual(Array(120).fill(408));
    expect(await slow.ended).toMatch(/^HTTP\/1.1 408/);
    clearInterval(dripping);
    const told = await greek.ended;
    expect(told).toContain("Δεν έφτασε ολόκληρο");
    expect(told).toMatch(/^content-security-policy: /im);
    expect(answers.find((answer) => answer.includes("REQUEST_TIMEOUT"))).toBeDefined();
    expect(site.output()).toBe(calm);
  });

  it("with an upload begun don't keep others from applying", async () => {
    const boundary = "multipart/form-data; boundary=b";
    const part = '--b\nContent-Disposition: form-data; name="name"\n\nAnn';
    const text = part.replaceAll("\n", "\r\n");
    await many(104, (index) =>
      begin("/careers/apply", boundary, { from: `2001:db8:1:1::${index}`, more: text }),
    );
    const file = 'Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
    await many(30, (index) =>
      begin("/api/forms/upload", boundary, {
        from: `2001:db8:1:2::${index}`,
        more: `--b\r\n${file}`,
      }),
    );
    await sleep(300);
    for (const from of [VISITOR, "2001:db8:9:9::1"]) {
      const application = bodyOf("/careers/apply", RIGHT["careers-apply"]());
      expect(await visit("/careers/apply", { from, body: application })).toBe(303);
      const upload = new FormData();
      upload.set("cv", RIGHT["careers-apply"]().cv as File);
      expect(await visit("/api/forms/upload", { from, body: upload })).toBe(200);
      expect(await visit("/search?q=live", { from })).toBe(200);
    }
    expect(site.output()).toBe(calm);
  });
});

describe("what a request costs the process", () => {
  it("is little for a header of spaces", async () => {
    const before = cpuMs();
    await many(40, async (index) => {
      const header = `a${" ".repeat(15_000)}${String.fromCharCode(97 + (index % 26))}`;
      const client = await rawClient(
        port,
        `GET /about HTTP/1.1\nHost: localhost:${port}\nAccept-Encoding: ${header}\nConnection: close\n\n`,
      );
      expect(statusOf(await client.ended)).toBe(200);
    });
    // It was 250 ms for each: ten seconds.
    expect(cpuMs() - before).toBeLessThan(2_000);
  });

  it("is that of any page for a comparison of two", async () => {
    const ask = (path: string) => many(60, (index) => visit(path, { from: `192.0.2.${index}` }));
    await ask("/test-og-differences?left=/about");
    const cost = async (path: string) => {
      const before = cpuMs();
      await ask(path);
      return cpuMs() - before;
    };
    const usual = await cost("/search?q=live");
    const compared = await cost("/test-og-differences?left=/about");
    // It was 15 to 25 times.
    expect(compared / Math.max(usual, 100)).toBeLessThan(6);
  });
});

it("uploads count for a whole network", async () => {
  const statuses = [];
  for (let index = 0; index < 24; index++) {
    const upload = new FormData();
    upload.set("cv", RIGHT["careers-apply"]().cv as File);
    const from = `2001:db8:1:1::${index.toString(16)}`;
    statuses.push(await visit("/api/forms/upload", { from, body: upload }));
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.slice(20)).toEqual(Array(4).fill(429));
  const upload = new FormData();
  upload.set("cv", RIGHT["careers-apply"]().cv as File);
  expect(await visit("/api/forms/upload", { from: "2001:db8:1:2::1", body: upload })).toBe(200);
});

it("says nothing about clients that leave, and refuses odd ones in a line", async () => {
  const boundary = "multipart/form-data; boundary=b";
  const file =
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  const leaving = await Promise.all([
    ...["/contact", "/account/sign-in", "/contact.data", "/backend/auth/login"].map((path) =>
      begin(path, URLENCODED, { more: "name=A" }),
    ),
    ...["/careers/apply", "/api/forms/upload", "/backend/files"].map((path) =>
      begin(path, boundary, { more: file }),
    ),
    ...["/search?q=live", "/nowhere", "/test-og-differences"].map((path) =>
      rawClient(port, `GET ${path} HTTP/1.1\nHost: localhost:${port}\n\n`),
    ),
  ]);
  await sleep(200);
  for (const { socket } of leaving) socket.resetAndDestroy();
  const odd = [
    [`GET / HTTP/1.1\nHost: localhost:1@evil.test\n\n`, 400],
    [`GET / HTTP/1.1\nHost: evil.test@localhost:${port}\n\n`, 400],
    [`GET / HTTP/1.1\nHost: localhost:${port}\nHost: evil.test\n\n`, 400],
    [`TRACE / HTTP/1.1\nHost: localhost:${port}\n\n`, 405],
  ] as const;
  for (const [request, status] of odd) {
    const answer = await (await rawClient(port, request)).ended;
    expect(statusOf(answer), request).toBe(status);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  }
  await sleep(300);
  expect(await visit("/search?q=live")).toBe(200);
  expect(site.output()).toBe(calm);
});

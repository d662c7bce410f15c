import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wire } from "../../test/support/serve.ts";
import { staticFiles } from "./static-files.ts";

const SCRIPT = "export const answer = 42;\n".repeat(100);
const LEFT_TO_THE_SITE = 299;
let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "b4-files-"));
  const write = (name: string, body: string | Buffer) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), body);
  };
  write("built/assets/root-new.js", SCRIPT);
  write("built/assets/root-new.js.br", brotliCompressSync(SCRIPT));
  write("built/assets/root-new.js.gz", gzipSync(SCRIPT));
  write("built/icons/icon.svg", "<svg/>");
  write("built/.vite/manifest.json", "{}");
  write("built/loop.mp4", Buffer.alloc(1_000_000, "0123456789"));
  write("previous/assets/root-old.js", "old");
  const serve = staticFiles({
    built: join(folder, "built"),
    previous: join(folder, "previous/assets"),
  });
  server = createServer((req, res) => serve(req, res, () => res.writeHead(LEFT_TO_THE_SITE).end()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe("a built asset", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["identity", undefined],
  ])("for %s is sent as it was compressed ahead of time", async (accept, encoding) => {
    const answer = await wire(port, "/assets/root-new.js?x=1", { "accept-encoding": accept });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["cross-origin-embedder-policy"]).toBe("require-corp");
    expect(answer.headers.vary).toBe("Accept-Encoding");
  });

  it("is not sent to whoever has it", async () => {
    const { headers } = await wire(port, "/icons/icon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(headers["content-security-policy"]).toContain("sandbox");
    const again = await wire(port, "/icons/icon.svg", { "if-none-match": headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("of an earlier build still answers", async () => {
    const answer = await wire(port, "/assets/root-old.js");
    expect(answer.body.toString()).toBe("old");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  it("that a newer build has moved under a running process still answers", async () => {
    const from = join(folder, "built/assets/root-new.js");
    renameSync(from, join(folder, "previous/assets/root-new.js"));
    utimesSync(folder, 0, 0);
    expect((await wire(port, "/assets/root-new.js")).body.toString()).toBe(SCRIPT);
  });

  it("that is missing is a short 404, never a page", async () => {
    for (const path of ["/assets/root-gone.js", "/assets/", "/assets/../.vite/manifest.json"]) {
      const { status, headers, body } = await wire(port, path);
      expect(status, path).toBe(404);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(body.length).toBeLessThan(100);
    }
  });
});

it("serves nothing hidden and nothing outside, and leaves other addresses to the site", async () => {
  for (const path of ["/.vite/manifest.json", "/icons", "/", "/about", "/icons/%69con.svg"]) {
    expect((await wire(port, path)).status, path).toBe(LEFT_TO_THE_SITE);
  }
});

it("sends parts of a large file, for players", async () => {
  const part = await wire(port, "/loop.mp4", { range: "bytes=10-19", "accept-encoding": "br" });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 10-19/1000000");
  expect(part.body.toString()).toBe("0123456789");
  expect((await wire(port, "/loop.mp4")).body.length).toBe(1_000_000);
  expect((await wire(port, "/loop.mp4", { range: "bytes=1000000-" })).status).toBe(416);
  // A range counts for GET alone, and with If-Range only for the very same bytes (RFC 9110, 13.1.5).
  const { etag } = (await wire(port, "/loop.mp4")).headers;
  for (const validator of ['"nope"', String(etag), "Mon, 01 Jan 2001 00:00:00 GMT"]) {
    const whole = await wire(port, "/loop.mp4", { range: "bytes=0-9", "if-range": validator });
    expect([whole.status, whole.body.length], validator).toEqual([200, 1_000_000]);
  }
  expect((await wire(port, "/loop.mp4", { range: "bytes=0-9" }, "HEAD")).status).toBe(200);
  const head = await wire(port, "/loop.mp4", {}, "HEAD");
  expect(head.headers["content-length"]).toBe("1000000");
  expect(head.body.length).toBe(0);
});

it("weighs the conditions of a request", async () => {
  const etag = String((await wire(port, "/icons/icon.svg")).headers.etag);
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const answer = await wire(port, "/icons/icon.svg", { "if-none-match": known });
    expect([answer.status, answer.body.length], known).toEqual([304, 0]);
  }
  expect((await wire(port, "/icons/icon.svg", { "if-none-match": '"other"' })).status).toBe(200);
  expect((await wire(port, "/icons/icon.svg", { "if-match": '"other"' })).status).toBe(412);
  expect((await wire(port, "/icons/icon.svg", { "if-match": "*" })).status).toBe(200);
});

it("tells other methods which it knows", async () => {
  for (const [method, status] of [
    ["OPTIONS", 204],
    ["PUT", 405],
    ["DELETE", 405],
  ] as const) {
    const answer = await wire(port, "/icons/icon.svg", {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([status, "GET, HEAD, OPTIONS"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  expect((await wire(port, "/about", {}, "PUT")).status).toBe(LEFT_TO_THE_SITE);
});

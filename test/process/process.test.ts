import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { freePort, get, HANG_MS, start } from "../support/process.ts";
import { rawClient, statusOf } from "../support/raw-client.ts";

const POLL = { timeout: HANG_MS };

it("prints both addresses, the admin address and a line that begins with ready", async () => {
  const port = await freePort();
  const site = start({ PORT: port });
  await site.ready();
  expect(site.output()).toContain(`http://localhost:${port}/`);
  expect(site.output()).toContain(`http://el.localhost:${port}/`);
  expect(site.output()).toContain("/admin");
  expect((await get(port, "/healthz")).status).toBe(200);
  expect((await get(port, "/readyz")).status).toBe(200);
});

it("stops with one line that names a wrong variable, and code 1", async () => {
  const site = start({ PORT: "http" });
  expect(await site.exit).toBe(1);
  expect(site.output()).toBe("PORT must be a whole number from 0 to 65535\n");
});

it("names a port that is taken", async () => {
  const port = await freePort();
  const taken = createServer().listen(Number(port), "127.0.0.1");
  await once(taken, "listening");
  const site = start({ PORT: port });
  expect(await site.exit).toBe(1);
  expect(site.output()).toContain(`PORT ${port} is in use`);
  taken.close();
});

it("on SIGTERM is not ready at once, finishes requests under way and exits 0", async () => {
  const port = await freePort();
  const site = start({ PORT: port });
  await site.ready();
  const form = "topic=press&name=&message=";
  const underWay = await rawClient(
    port,
    `POST /contact HTTP/1.1
Host: localhost:${port}
Origin: http://localhost:${port}
Content-Type: application/x-www-form-urlencoded
Content-Length: ${form.length}
Expect: 100-continue
Connection: close

`,
  );
  // The process has it, and waits for the rest.
  await expect.poll(() => statusOf(underWay.received()), POLL).toBe(100);
  site.child.kill("SIGTERM");
  await expect.poll(async () => (await get(port, "/readyz")).status, POLL).toBe(503);
  underWay.write(form);
  const answer = (await underWay.ended).replace("HTTP/1.1 100 Continue\r\n\r\n", "");
  expect(statusOf(answer)).toBe(422);
  expect(answer).toContain("</html>");
  expect(await site.exit).toBe(0);
});

it("serves built files compressed and for a year", async () => {
  const port = await freePort();
  const site = start({ PORT: port });
  await site.ready();
  const { body } = await get(port, "/about");
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? "";
  const response = await fetch(`http://127.0.0.1:${port}${script}`, {
    headers: { "accept-encoding": "br" },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get(port, "/assets/../../package.json")).status).not.toBe(200);
  expect((await get(port, "/assets/%2e%2e/%2e%2e/package.json")).body).not.toContain('"b4-site"');
});

it("has no file packed that is larger so", () => {
  const client = fileURLToPath(new URL("../../build/client", import.meta.url));
  const size = (name: string) => statSync(join(client, name)).size;
  const packed = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  );
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.filter((name) => size(name) >= size(name.slice(0, -3)))).toEqual([]);
});

it("survives hostile request lines", async () => {
  const port = await freePort();
  const site = start({ PORT: port });
  await site.ready();
  for (const path of ["//attacker.example/x", "http://attacker.example/", "/%", "/a%00b", "*"]) {
    const { status } = await get(port, path);
    expect(status, path).toBeLessThan(500);
  }
  expect((await get(port, "/about")).status).toBe(200);
});

import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { ask, freePort, get, start } from "../support/process.ts";

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
  const underWay = Array.from({ length: 20 }, () => ask(port, "/blog"));
  await Promise.all(underWay.map((request) => request.isSent));
  site.child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await get(port, "/readyz")).status).toBe(503);
  const answers = await Promise.all(underWay.map(({ answer }) => answer));
  for (const { status } of answers) expect(status).toBe(200);
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

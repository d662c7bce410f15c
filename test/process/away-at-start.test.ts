/** A process that begins: what it knows of the content backend, and what it says about it. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { freePort, get, start } from "../support/process.ts";
import { openStaff, SIGN_IN, sendContact } from "../support/staff-calls.ts";

const SLUG = "quiet-streams";
const TOKEN = "the-token-of-the-site";
const LIMIT_MS = 180_000;
/** Longer than a process waits that has a copy, in milliseconds. */
const BUSY_MS = 2_700;

async function startSite(variables: Record<string, string>) {
  const PORT = await freePort();
  const site = start({ PORT, ...variables });
  await site.ready();
  return { ...site, port: PORT };
}

/** Where an address leads, without going there. */
async function leadsTo(port: string, path: string): Promise<string | null> {
  const host = `localhost:${port}`;
  const response = await fetch(`http://${host}${path}`, { redirect: "manual" });
  return response.headers.get("location");
}

it(
  "knows articles and redirects from its first answer on, from the backend or from its disk",
  async () => {
    const backend = await startSite({ ...SIGN_IN, CONTENT_BACKEND_TOKEN: TOKEN });
    const staff = await openStaff(backend.port);
    await staff.publish(SLUG);
    await staff.redirect("/old-streams", "/services");
    const elsewhere = {
      CONTENT_BACKEND_URL: `http://127.0.0.1:${backend.port}/backend`,
      CONTENT_BACKEND_TOKEN: TOKEN,
    };

    const first = await startSite(elsewhere);
    expect((await get(first.port, `/blog/${SLUG}`)).status).toBe(200);
    expect(await leadsTo(first.port, "/old-streams")).toBe("/services");
    expect((await get(first.port, "/readyz")).body).toBe("ready\n");
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);

    backend.child.kill("SIGTERM");
    expect(await backend.exit).toBe(0);
    const second = await startSite({ ...elsewhere, DATA_DIR: first.folder });
    expect((await get(second.port, `/blog/${SLUG}`)).status).toBe(200);
    expect((await get(second.port, "/sitemap.xml")).body).toContain(`/blog/${SLUG}`);
    expect(await leadsTo(second.port, "/old-streams")).toBe("/services");
    expect((await get(second.port, "/readyz")).body).toBe("ready\n");
  },
  LIMIT_MS,
);

it(
  "lets nobody in before its first look, and waits a few seconds for a backend that hangs",
  async () => {
    const { createServer } = await import("node:http");
    const hung = createServer(() => {}).listen(0, "127.0.0.1");
    await once(hung, "listening");
    const { port } = hung.address() as { port: number };
    const PORT = await freePort();
    const site = start({
      PORT,
      CONTENT_BACKEND_URL: `http://127.0.0.1:${port}`,
      CONTENT_BACKEND_TOKEN: TOKEN,
    });
    const asked = once(hung, "request");
    await asked;
    // A proxy that checks nothing asks another process then.
    await expect(get(PORT, "/blog")).rejects.toThrow("ECONNREFUSED");
    await site.ready();
    expect((await get(PORT, "/readyz")).status).toBe(200);
    expect((await get(PORT, "/blog")).status).toBe(200);
    hung.closeAllConnections();
    hung.close();
  },
  LIMIT_MS,
);

it(
  "waits longer for a backend that is slow, where nothing of it is kept",
  async () => {
    const backend = await startSite({ ...SIGN_IN, CONTENT_BACKEND_TOKEN: TOKEN });
    const staff = await openStaff(backend.port);
    await staff.publish(SLUG);
    let isBusy: Promise<unknown> | undefined;
    const slow = createTcpServer(async (socket) => {
      socket.on("error", () => {});
      isBusy ??= sleep(BUSY_MS);
      await isBusy;
      const onward = connect(Number(backend.port), "127.0.0.1");
      onward.on("error", () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void slow.close());
    await once(slow, "listening");
    const { port } = slow.address() as AddressInfo;
    const site = await startSite({
      CONTENT_BACKEND_URL: `http://127.0.0.1:${port}/backend`,
      CONTENT_BACKEND_TOKEN: TOKEN,
    });
    expect(isBusy).toBeDefined();
    expect((await get(site.port, `/blog/${SLUG}`)).status).toBe(200);
  },
  LIMIT_MS,
);

it(
  "says once in the log, and always when it is asked, that its token is refused or missing",
  async () => {
    const backend = await startSite({ ...SIGN_IN, CONTENT_BACKEND_TOKEN: TOKEN });
    const CONTENT_BACKEND_URL = `http://127.0.0.1:${backend.port}/backend`;
    for (const [variables, fault] of [
      [{ CONTENT_BACKEND_TOKEN: "another-token" }, "CONTENT_BACKEND_TOKEN is refused"],
      [{}, "CONTENT_BACKEND_TOKEN is not set"],
    ] as const) {
      const PORT = await freePort();
      const site = start({ PORT, CONTENT_BACKEND_URL, ...variables });
      const readiness = async () => (await get(PORT, "/readyz").catch(() => undefined))?.body;
      // Never ready, and a load balancer sends nobody; but whoever comes is served.
      await expect
        .poll(readiness, { timeout: LIMIT_MS })
        .toBe(`not ready\nbackend: ${fault}; what visitors send waits\n`);
      await expect.poll(site.output, { timeout: LIMIT_MS }).toContain("Admin ");
      expect(site.output()).not.toMatch(/^ready /m);
      expect(site.output().split(fault)).toHaveLength(2);
      expect((await get(PORT, "/readyz")).status).toBe(503);
      expect((await get(PORT, "/about")).status).toBe(200);
      expect((await sendContact(PORT)).status).toBe(303);
    }
  },
  LIMIT_MS,
);

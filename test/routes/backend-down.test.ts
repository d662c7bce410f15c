import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { LANGUAGES, openSite, PUBLIC_PATHS } from "../support/site.ts";
import { createVisitor } from "../support/visitor.ts";

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const STATES: Record<string, () => Promise<string>> = {
  stopped: async () => "http://127.0.0.1:9",
  hung: () => listen(() => {}),
  "answering garbage": () => listen((_, res) => void res.end("<html>It works!</html>")),
  "answering errors": () => listen((_, res) => void res.writeHead(500).end("{")),
};

describe.each(Object.keys(STATES))("with the backend %s", (state) => {
  it("every public page answers 200, and sign-in says what is the matter", async () => {
    expectConsole("error");
    const site = await openSite({ CONTENT_BACKEND_URL: (await STATES[state]?.()) ?? "" });
    for (const lang of LANGUAGES) {
      const visitor = createVisitor(site, lang);
      visitor.jar.set("b4_access", "x").set("b4_refresh", "y").set("b4_expires", "9999999999999");
      for (const path of PUBLIC_PATHS) expect((await visitor.get(path)).status, path).toBe(200);
    }
    const visitor = createVisitor(site);
    const response = await visitor.signIn({ email: "a@b4.example", password: "whatever-it-is" });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).toContain('value="a@b4.example"');
  });
});

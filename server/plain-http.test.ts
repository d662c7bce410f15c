import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "../env.ts";
import { wire } from "../test/support/serve.ts";
import { plainHttp } from "./plain-http.ts";

const SITES = { SITE_URL_EN: "https://b4.example", SITE_URL_EL: "https://b4.gr.example" };
/** What the rest of the server would have answered. */
const LEFT = 599;

async function serve(variables: Record<string, string>) {
  const redirect = plainHttp(parseEnv(variables));
  if (!redirect) throw new Error("Nothing is redirected");
  const server = createServer((req, res) => {
    if (!redirect(req, res)) res.writeHead(LEFT).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string>, method = "GET") =>
    wire(port, path, { host: "b4.example", ...headers }, method);
}

describe("plainHttp", () => {
  it("has nothing to do where sites are http, or no proxy is trusted", () => {
    expect(plainHttp(parseEnv({ TRUST_PROXY: "1" }))).toBeUndefined();
    expect(plainHttp(parseEnv(SITES))).toBeUndefined();
  });

  it("goes to the same address in one hop, each host to its own, path and query kept", async () => {
    const ask = await serve({ ...SITES, TRUST_PROXY: "1" });
    const http = { "x-forwarded-proto": "http" };
    const english = await ask("/creators/join?utm_source=a%20b&x=1", http);
    expect(english.status).toBe(308);
    expect(english.headers.location).toBe("https://b4.example/creators/join?utm_source=a%20b&x=1");
    const greek = await ask("//evil.test/%2e%2e/", { ...http, host: "b4.gr.example" }, "POST");
    expect(greek.status).toBe(308);
    expect(greek.headers.location).toBe("https://b4.gr.example//evil.test/%2e%2e/");
    const spelt = await ask("/", { "X-FORWARDED-PROTO": "HTTP", host: "B4.example:443" });
    expect(spelt.headers.location).toBe("https://b4.example/");
  });

  it("leaves https, silence, health and hosts that are not ours", async () => {
    const ask = await serve({ ...SITES, TRUST_PROXY: "1" });
    const http = { "x-forwarded-proto": "http" };
    expect((await ask("/", { "x-forwarded-proto": "https" })).status).toBe(LEFT);
    expect((await ask("/", {})).status).toBe(LEFT);
    expect((await ask("/healthz", http)).status).toBe(LEFT);
    expect((await ask("/readyz?now", http)).status).toBe(LEFT);
    expect((await ask("/healthz/x", http)).status).toBe(308);
    expect((await ask("/", { ...http, host: "evil.test" })).status).toBe(LEFT);
    expect((await ask("/", { ...http, host: "b4.example@evil.test" })).status).toBe(LEFT);
  });

  it("believes the outermost trusted proxy, and no visitor", async () => {
    const ask = await serve({ ...SITES, TRUST_PROXY: "1" });
    expect((await ask("/", { "x-forwarded-proto": "https, http" })).status).toBe(308);
    expect((await ask("/", { "x-forwarded-proto": "http, https" })).status).toBe(LEFT);
    const two = await serve({ ...SITES, TRUST_PROXY: "2" });
    expect((await two("/", { "x-forwarded-proto": "https, http, https" })).status).toBe(308);
    expect((await two("/", { "x-forwarded-proto": "http" })).status).toBe(308);
  });
});

import { once } from "node:events";
import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { beforeAll, describe, expect, it } from "vitest";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { type Certificate, certificateFor } from "../support/certificate.ts";
import { freePort, start } from "../support/process.ts";
import { bodyOf, RIGHT } from "../support/right-answers.ts";
import { startTlsProxy, type TlsProxy } from "../support/tls-proxy.ts";

/** The real process as it stands in production: TLS ends in front of it, on two unrelated domains. */
const HOSTS = { en: "b4.example", el: "zontana.example" } as const;
const LANGUAGES = ["en", "el"] as const;
const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | URLSearchParams;
};

async function send(
  address: { port: number; isSecure: boolean },
  host: string,
  path: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<Answer> {
  const encoded = body && new Response(body);
  const content = encoded && Buffer.from(await encoded.arrayBuffer());
  const type = encoded?.headers.get("content-type");
  const sent = (address.isSecure ? secureRequest : plainRequest)({
    host: "127.0.0.1",
    port: address.port,
    path,
    method: content ? "POST" : method,
    headers: {
      host,
      ...(type && { "content-type": type }),
      ...(content && { "content-length": content.length }),
      ...headers,
    },
    agent: false,
    ...(address.isSecure && { servername: host, rejectUnauthorized: false }),
  });
  sent.end(content);
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

let certificate: Certificate;
beforeAll(async () => {
  certificate = await certificateFor(Object.values(HOSTS));
});

async function startSite() {
  const port = await freePort();
  const site = start({
    PORT: port,
    SITE_URL_EN: `https://${HOSTS.en}`,
    SITE_URL_EL: `https://${HOSTS.el}`,
    TRUST_PROXY: "1",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await site.ready();
  const proxy: TlsProxy = await startTlsProxy({ to: Number(port), certificate });
  return {
    site,
    proxy,
    /** The process itself, as a proxy reaches it. */
    direct: { port: Number(port), isSecure: false },
    secure: { port: proxy.port, isSecure: true },
    plain: { port: proxy.plainPort, isSecure: false },
  };
}

/** What a proxy adds, and what a browser says of itself on such a page. */
const browser = (host: string) => ({
  origin: `https://${host}`,
  "x-forwarded-proto": "https",
  "x-forwarded-for": "203.0.113.9",
});

describe("behind a proxy that ends TLS", () => {
  it("takes the five forms and the sign-in on both domains", async () => {
    const { direct, secure, proxy, site } = await startSite();
    for (const language of LANGUAGES) {
      const host = HOSTS[language];
      for (const [index, form] of FORM_IDS.entries()) {
        const path = FORM_PATHS[form];
        // Half of them speak to the process as a proxy does, half through one.
        const address = index % 2 === 0 ? direct : secure;
        const name = `${form} ${language}`;
        const fields = { ...RIGHT[form](), name: `Nikos ${language}` };
        const answer = await send(address, host, path, {
          headers: browser(host),
          body: bodyOf(path, fields),
        });
        expect(answer.status, name).toBe(303);
        expect(answer.headers.location, name).toMatch(/\?sent=B4-/);
        const data = await send(address, host, `${path}.data`, {
          headers: { ...browser(host), "sec-fetch-site": "same-origin" },
          body: bodyOf(path, { ...fields, name: `Nikos by script ${language}` }),
        });
        expect(data.status, `${name} by script`).toBe(202);
        expect(data.body, `${name} by script`).toMatch(/sent=B4-/);
      }
      for (const address of [direct, secure]) {
        const signedIn = await send(address, host, "/account/sign-in", {
          headers: browser(host),
          body: new URLSearchParams({ ...ADMIN, next: "/admin" }),
        });
        expect(signedIn.status).toBe(303);
        const cookies = signedIn.headers["set-cookie"] ?? [];
        // Two tokens, the time of one, and what the browser is known by to the account.
        expect(cookies.filter((cookie) => /^__Host-.*; Secure/.test(cookie))).toHaveLength(4);
        expect(cookies).toHaveLength(4);
      }
    }
    // Nobody had to be told of anything: no refusal, no stack.
    expect(site.output()).not.toMatch(/error/i);
    await proxy.close();
  });

  it("sends plain http to https in one hop, health apart, and cookies are bound to hosts", async () => {
    const { plain, secure, direct, proxy } = await startSite();
    for (const host of Object.values(HOSTS)) {
      const sentOn = await send(plain, host, "/creators/join?utm_source=bio");
      expect(sentOn.status).toBe(308);
      expect(sentOn.headers.location).toBe(`https://${host}/creators/join?utm_source=bio`);
      const form = await send(plain, host, "/contact", {
        body: bodyOf("/contact", RIGHT.contact()),
      });
      expect(form.status).toBe(308);
      expect((await send(plain, host, "/readyz")).status).toBe(200);
      expect((await send(secure, host, "/creators/join")).status).toBe(200);
    }
    const chosen = await send(secure, HOSTS.el, "/el/about");
    expect(chosen.headers["set-cookie"]?.[0]).toMatch(/^__Host-b4_locale=el;.*Secure/);
    expect(chosen.headers.location).toBe(`https://${HOSTS.el}/about`);
    // A trailing slash goes to its page in one hop, by https.
    const slash = await send(secure, HOSTS.en, "/about/?a=1");
    expect(slash.headers.location).toBe(`https://${HOSTS.en}/about?a=1`);
    // Nobody but the two sites is answered for.
    expect((await send(direct, "localhost", "/about")).status).toBe(421);
    await proxy.close();
  });

  it("refuses what other websites send, each of the two sites being another one", async () => {
    const { direct, proxy } = await startSite();
    const post = (headers: Record<string, string>) =>
      send(direct, HOSTS.en, "/contact", { headers, body: bodyOf("/contact", RIGHT.contact()) });
    const from = (origin: string) => post({ ...browser(HOSTS.en), origin });
    expect((await from("https://evil.example")).status).toBe(403);
    expect((await from(`https://${HOSTS.el}`)).status).toBe(403);
    expect((await from(`http://${HOSTS.en}`)).status).toBe(403);
    expect((await from("null")).status).toBe(403);
    expect((await from("not an origin")).status).toBe(403);
    const hidden = { ...browser(HOSTS.en), origin: "null", "sec-fetch-site": "same-origin" };
    expect((await post(hidden)).status).toBe(303);
    await proxy.close();
  });
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { clientAddress } from "../server/client-address.ts";
import { runSteps } from "../server/exchange.ts";
import { health } from "../server/health.ts";
import { type Certificate, certificateFor } from "../test/support/certificate.ts";
import { freePort } from "../test/support/process.ts";
import { startTlsProxy } from "../test/support/tls-proxy.ts";
import { addresses } from "./checks/addresses.ts";
import { backend } from "./checks/backend.ts";
import { mail } from "./checks/mail.ts";
import { installation, lines } from "./testing.ts";

const HOSTS = ["localhost", "127.0.0.1"];
const DAY_MS = 24 * 60 * 60 * 1000;
const authorities = tls.getCACertificates("default");
afterEach(() => tls.setDefaultCACertificates(authorities));

type Fault = {
  certificate?: Certificate;
  isTrusted?: boolean;
  trustProxy?: string;
  /** What a proxy makes of the headers on their way. */
  change?: (headers: Record<string, unknown>) => void;
  /** What stands behind it instead of the site. */
  status?: number;
  /** Whether the process behind it has another DATA_DIR than whoever looks. */
  isAnothers?: boolean;
};

/** The site's health behind a proxy that ends TLS, on two names of this machine. */
async function behindProxy({ isTrusted = true, trustProxy = "1", ...fault }: Fault = {}) {
  const certificate = fault.certificate ?? (await certificateFor(HOSTS));
  if (isTrusted) tls.setDefaultCACertificates([...authorities, certificate.cert]);
  let found = installation();
  let hosts: string[] = [];
  const listener = createRequestListener((request: Request, { address }: ClientAddress) => {
    if (fault.status) return new Response("", { status: fault.status });
    const forwarded = request.headers.get("x-forwarded-for") ?? undefined;
    const visitor = clientAddress(forwarded, address, found.env.trustProxy);
    const rest = () =>
      new Response("", { status: hosts.includes(new URL(request.url).host) ? 200 : 421 });
    return runSteps([health({ isReady: () => true }, "build"), async () => rest()], {
      ...{ request, url: new URL(request.url), env: found.env, locale: "en" },
      ...(visitor && { clientAddress: visitor }),
    });
  });
  const site = createServer((req, res) => {
    fault.change?.(req.headers);
    // What the listener reads is the raw form.
    req.rawHeaders.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...Object.entries(req.headers).flat().map(String),
    );
    listener(req, res);
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const proxy = await startTlsProxy({ to: (site.address() as AddressInfo).port, certificate });
  onTestFinished(async () => {
    await proxy.close();
    site.close();
  });
  found = installation({
    SITE_URL_EN: `https://localhost:${proxy.port}`,
    SITE_URL_EL: `https://127.0.0.1:${proxy.port}`,
    TRUST_PROXY: trustProxy,
  });
  hosts = Object.values(found.env.siteUrls).map(({ host }) => host);
  if (!fault.isAnothers) return lines(await addresses(found));
  const { dataDir } = installation().env;
  return lines(await addresses({ ...found, env: { ...found.env, dataDir } }));
}

const both = (finding: RegExp) => [expect.stringMatching(finding), expect.stringMatching(finding)];

it("says nothing of two domains behind a proxy that passes on what it has to", async () => {
  expect(await behindProxy()).toEqual([]);
});

it("finds what a browser would say of a certificate", async () => {
  const holds = (from: number, until: number) => ({
    from: new Date(Date.now() + from * DAY_MS),
    until: new Date(Date.now() + until * DAY_MS),
  });
  expect(await behindProxy({ certificate: await certificateFor(HOSTS, holds(-9, -2)) })).toEqual(
    both(/^shuts: The certificate of .* ended on \d{4}-/),
  );
  expect(await behindProxy({ certificate: await certificateFor(HOSTS, holds(-9, 5)) })).toEqual(
    both(/^weakens: The certificate of .* ends on \d{4}-/),
  );
  expect(await behindProxy({ certificate: await certificateFor(HOSTS, holds(2, 90)) })).toEqual(
    both(
      /^shuts: The certificate of .* begins on .* by this machine's clock that is still to come/,
    ),
  );
  expect(await behindProxy({ isTrusted: false })).toEqual(
    both(/^shuts: .* vouched for by nobody that this machine knows/),
  );
  expect(await behindProxy({ certificate: await certificateFor(["other.example"]) })).toEqual(
    both(/^shuts: The certificate shown for .* is for DNS:other\.example/),
  );
});

it("finds headers that a proxy does not pass on", async () => {
  const without = (name: string) => (headers: Record<string, unknown>) => {
    delete headers[name];
  };
  expect(await behindProxy({ change: without("x-forwarded-proto") })).toEqual(
    both(/^weakens: Who comes to .* by plain http can't be sent to https/),
  );
  expect(await behindProxy({ change: without("x-forwarded-for") })).toEqual(
    both(/^shuts: The proxy in front of .* does not say who came/),
  );
  const change = (headers: Record<string, unknown>) => {
    headers.host = "app:3000";
  };
  expect(await behindProxy({ change })).toEqual(both(/^shuts: .* reaches the site as app:3000/));
  expect(
    await behindProxy({
      change: (headers) => {
        headers["x-forwarded-proto"] = "http";
      },
    }),
  ).toEqual(both(/^shuts: .* with X-Forwarded-Proto http, and is sent to https for ever/));
});

it("finds a number of proxies that is not theirs", async () => {
  expect(await behindProxy({ trustProxy: "0" })).toEqual(
    both(/^shuts: A proxy stands in front of .* and TRUST_PROXY is 0/),
  );
  expect(await behindProxy({ trustProxy: "2" })).toEqual(
    both(/^weakens: TRUST_PROXY is 2, and .* 1 proxy in front: visitors choose/),
  );
  const change = (headers: Record<string, unknown>) => {
    headers["x-forwarded-for"] = `${headers["x-forwarded-for"]}, 10.0.0.2`;
  };
  expect(await behindProxy({ change })).toEqual(
    both(/^shuts: 2 proxies stand in front of .* and TRUST_PROXY is 1/),
  );
});

it("says what it could not look at where another process answers", async () => {
  expect(await behindProxy({ isAnothers: true })).toEqual(
    both(/^unfinished: .* was answered by a process with another DATA_DIR/),
  );
  const change = (headers: Record<string, unknown>) => {
    headers.host = "app:3000";
  };
  expect(await behindProxy({ isAnothers: true, change })).toContainEqual(
    expect.stringMatching(/^shuts: .* reaches the site by another name/),
  );
});

it("finds an address where somebody else answers, or nobody", async () => {
  expect(await behindProxy({ status: 502 })).toEqual(
    both(/^shuts: .* is not answered by the site: 502/),
  );
  expect(lines(await addresses(installation()))).toEqual(
    both(/^shuts: .* can't be reached from here/),
  );
});

async function mailServer(password: string) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.password === password ? done(null, { user: "b4" }) : done(new Error("wrong password")),
    onRcptTo: ({ address }, _, done) => {
      received.push(address);
      done();
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { at: `127.0.0.1:${(listening.address() as AddressInfo).port}`, received };
}

it("signs in to the mail server, and sends a mail only when asked", async () => {
  const { at, received } = await mailServer("right");
  const open = { SMTP_URL: `smtp://b4:right@${at}` };
  expect(await mail(installation(open))).toEqual([]);
  expect(received).toEqual([]);
  expect(await mail(installation(open, { testMailTo: "me@house.agency" }))).toEqual([]);
  expect(received).toEqual(["me@house.agency"]);
});

it("finds a mail server that refuses the site, or that is not there", async () => {
  const { at } = await mailServer("right");
  expect(lines(await mail(installation({ SMTP_URL: `smtp://b4:wrong@${at}` })))).toEqual([
    expect.stringMatching(
      /^holds: The mail server of SMTP_URL does not let the site in: .*wrong password/,
    ),
  ]);
  // One that offers no TLS is not told the password.
  const wanted = { SMTP_URL: `smtp://b4:right@${at}?requireTLS=true` };
  expect(lines(await mail(installation(wanted)))).toEqual([
    expect.stringMatching(/^holds: .*STARTTLS/),
  ]);
  expect(lines(await mail(installation({ SMTP_URL: "smtp://127.0.0.1:1" })))).toEqual([
    expect.stringMatching(/^holds: .*ECONNREFUSED/),
  ]);
});

/** A content backend elsewhere that answers everything alike. */
async function backendAt(status: number, body: unknown, headers: Record<string, string> = {}) {
  const server = createServer((_, res) => {
    res.writeHead(status, { "content-type": "application/json", ...headers });
    res.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const rights = { data: { leads: { create: { access: "full" } } } };

it.each([
  ["CONTENT_BACKEND_TOKEN is refused", 401, {}, "wrong"],
  ["CONTENT_BACKEND_TOKEN may not create leads", 200, { data: {} }, "right"],
  ["CONTENT_BACKEND_TOKEN is not set", 200, rights, ""],
] as const)("finds that %s", async (fault, status, body, CONTENT_BACKEND_TOKEN) => {
  const CONTENT_BACKEND_URL = await backendAt(status, body);
  const found = await backend(installation({ CONTENT_BACKEND_URL, CONTENT_BACKEND_TOKEN }));
  expect(lines(found)).toEqual([expect.stringContaining(`loses: Content backend: ${fault}`)]);
});

it("finds a content backend that is away, or whose clock is another", async () => {
  const token = { CONTENT_BACKEND_TOKEN: "t" };
  const away = installation({
    ...token,
    CONTENT_BACKEND_URL: `http://127.0.0.1:${await freePort()}`,
  });
  expect(lines(await backend(away))).toEqual([
    expect.stringMatching(/^loses: The content backend at .* can't be asked \(.*ECONNREFUSED/),
  ]);
  const date = new Date(Date.now() + 120_000).toUTCString();
  const CONTENT_BACKEND_URL = await backendAt(200, rights, { date });
  expect(lines(await backend(installation({ ...token, CONTENT_BACKEND_URL })))).toEqual([
    expect.stringMatching(
      /^weakens: This machine's clock is 1\d\d s behind that of the content backend/,
    ),
  ]);
});

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/**
 * Where the sites under test are: over https through a proxy that ends TLS, on two unrelated domains, as
 * in production, or over http on localhost, as on a laptop.
 */
export const SCHEME = process.env.E2E_SCHEME === "http" ? "http" : "https";

/**
 * Whether a Directus keeps their content, leads and people (test/directus/journeys.config.ts), or their own
 * backend does.
 */
export const ON_DIRECTUS = process.env.E2E_BACKEND === "directus";

/** Where journeys of each kind begin to take ports: `npm test` makes several at once. */
const FIRST_PORTS = { https: 4310, http: 4320, directus: 4330 };
/** Port of the site under test; another one lets two runs go on at once. The next ones follow. */
export const PORT = Number(process.env.E2E_PORT ?? FIRST_PORTS[ON_DIRECTUS ? "directus" : SCHEME]);
export const ISSUER_PORT = PORT + 1;
/** A site that a journey starts for itself (guide.spec.ts). */
export const SECOND_PORT = PORT + 2;
export const DIRECTUS_PORT = PORT + 7;
/** Where journeys on a Directus read mails that it has sent (test/directus/journeys-site.ts). */
export const MAILBOX_PORT = PORT + 8;

type Origins = { en: string; el: string };
type Proxied = { to: number; port: number; plainPort: number; origins: Origins };

/** Where the site under test keeps what it has, from the project's folder. */
export const DATA_DIR = `./test-results/data-${PORT}-${SCHEME}`;

/** What stands in front, by https: which process, on which ports, for which domains. */
export const PROXIED: readonly Proxied[] = [
  {
    to: PORT,
    port: PORT + 3,
    plainPort: PORT + 4,
    origins: { en: "https://b4-live.test", el: "https://zontana-b4.test" },
  },
  {
    to: SECOND_PORT,
    port: PORT + 5,
    plainPort: PORT + 6,
    origins: { en: "https://second-live.test", el: "https://zontana-second.test" },
  },
];

const onLocalhost = (port: number): Origins => ({
  en: `http://localhost:${port}`,
  el: `http://el.localhost:${port}`,
});
const originsOf = (port: number) =>
  (SCHEME === "https" && PROXIED.find(({ to }) => to === port)?.origins) || onLocalhost(port);

export const SITES = originsOf(PORT);
export const SECOND_SITES = originsOf(SECOND_PORT);

/** What a process is told of where it stands. */
export function variablesOf(port: number): Record<string, string> {
  const { en, el } = originsOf(port);
  // What a browser says of its network counts as another proxy's word: each journey has a network of its
  // own, and none meets the limits of the others (journey.ts).
  const variables = { PORT: String(port), TRUST_PROXY: SCHEME === "https" ? "2" : "1" };
  return { ...variables, ...(SCHEME === "https" && { SITE_URL_EN: en, SITE_URL_EL: el }) };
}

/** Chromium's map from the domains to the proxy in front of each. */
export const HOST_RULES = PROXIED.flatMap(({ port, plainPort, origins }) =>
  Object.values(origins).flatMap((origin) => {
    const { hostname } = new URL(origin);
    return [`MAP ${hostname}:443 127.0.0.1:${port}`, `MAP ${hostname}:80 127.0.0.1:${plainPort}`];
  }),
).join(",");

type Way = { url: string; headers: Record<string, string> };

/** An address of the sites as this process reaches it: nobody but the browser knows the domains. */
export function reach(address: string): Way {
  const { host, pathname, search } = new URL(address);
  return {
    url: `http://127.0.0.1:${PORT}${pathname}${search}`,
    headers: { host, ...(SCHEME === "https" && { "x-forwarded-proto": "https" }) },
  };
}

type Sent = { method: string; headers: Record<string, string>; body?: string | undefined };

/** What an address answers. Not by fetch, which names the host itself. */
async function ask({ url, headers: way }: Way, { method, headers, body }: Sent) {
  const sent = request(url, { method, agent: false, headers: { ...way, ...headers } });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** A form as a browser without script sends it, from a network of its own. */
export const sendForm = (address: string, fields: Record<string, string>, network: string) =>
  ask(reach(address), {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      // Behind two proxies, as what comes through the one in front (`variablesOf`).
      "x-forwarded-for": SCHEME === "https" ? `${network}, 127.0.0.1` : network,
    },
    body: String(new URLSearchParams(fields)),
  });

type Call = { method?: string; body?: unknown; token?: string | undefined };

/** What has come by mail to an address, newest last. */
export async function mailsTo(address: string): Promise<string[]> {
  const url = `http://127.0.0.1:${MAILBOX_PORT}/?to=${encodeURIComponent(address)}`;
  const { text } = await ask({ url, headers: {} }, { method: "GET", headers: {} });
  return JSON.parse(text);
}

/** A call to the content backend of the site under test. */
export async function askBackend(path: string, { method = "GET", body, token }: Call = {}) {
  const { url, headers } = ON_DIRECTUS
    ? { url: `http://127.0.0.1:${DIRECTUS_PORT}${path}`, headers: {} }
    : reach(`${SITES.en}/backend${path}`);
  const { status, text } = await ask(
    { url, headers },
    {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    },
  );
  return {
    status,
    // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it has asked for.
    json: (text ? JSON.parse(text) : undefined) as any,
  };
}

/** Over https a cookie is bound to its host by its name. */
export const cookieName = (name: string) => (SCHEME === "https" ? `__Host-${name}` : name);

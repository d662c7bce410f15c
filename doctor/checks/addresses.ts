import { randomBytes } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import { PRIVATE_FILE_MODE } from "../../packages/lib/storage/private-files.ts";
import { ARRIVAL_HEADER, type Arrival, arrivalKeyPath, KEY_LENGTH } from "../../server/arrival.ts";
import { clockFinding } from "../clock.ts";
import type { Finding } from "../finding.ts";
import { type Installation, isPublic } from "../installation.ts";
import { reasonOf } from "../reason.ts";
import { type Visited, visit } from "../visit.ts";
import { certificate } from "./certificate.ts";
import { CLAIMED_ADDRESS, proxies } from "./proxies.ts";

/** With several processes behind one address, the one of this DATA_DIR has its turn. */
const MAX_VISITS = 8;
const MISDIRECTED = 421;

/** Both public addresses, asked as a visitor asks: what certificate, and what the site sees of it. */
export async function addresses(installation: Installation): Promise<Finding[]> {
  const { env } = installation;
  const key = randomBytes(KEY_LENGTH / 2).toString("hex");
  const path = arrivalKeyPath(env.dataDir);
  if (existsSync(env.dataDir)) writeFileSync(path, key, { mode: PRIVATE_FILE_MODE });
  try {
    const both = LOCALE_CODES.map((code) => address(env.siteUrls[code], key, installation));
    return (await Promise.all(both)).flat();
  } finally {
    rmSync(path, { force: true });
  }
}

async function address(url: URL, key: string, { env, now }: Installation): Promise<Finding[]> {
  let visited: Visited;
  let arrival: Arrival | undefined;
  const began = Date.now();
  try {
    visited = await ask(url, key);
    arrival = arrivalIn(visited.body);
    for (let count = 1; !arrival && isAlive(visited) && count < MAX_VISITS; count++) {
      visited = await ask(url, key);
      arrival = arrivalIn(visited.body);
    }
  } catch (error) {
    return [unreached(url, env, reasonOf(error))];
  }
  const findings = certificate(url.hostname, visited, now);
  findings.push(
    ...clockFinding(url.host, Date.parse(visited.date ?? ""), now + Date.now() - began),
  );
  if (!isAlive(visited)) {
    const what = `${url.origin} is not answered by the site: ${visited.status} for /healthz`;
    const mend = "Look at the proxy in front: where does it send this domain, and is the site up?";
    return [...findings, { harm: "shuts", what, mend }];
  }
  if (arrival) return [...findings, ...proxies({ url, trustProxy: env.trustProxy, arrival })];
  // Another process, or another machine: what anybody sees has to do.
  const { status } = await visit(new URL("/robots.txt", url));
  if (status === MISDIRECTED) {
    const what = `${url.host} reaches the site by another name: it does not know for which language`;
    const mend = "Let the proxy pass Host on as it came (nginx: proxy_set_header Host $http_host)";
    findings.push({ harm: "shuts", what, mend });
  }
  const what = `${url.host} was answered by a process with another DATA_DIR: what its proxies pass on was not looked at`;
  const mend = "Run it with the DATA_DIR of the process behind that address, as the same user";
  return [...findings, { harm: "unfinished", what, mend }];
}

const ask = (url: URL, key: string) =>
  visit(new URL("/healthz", url), { [ARRIVAL_HEADER]: key, "x-forwarded-for": CLAIMED_ADDRESS });

const isAlive = ({ status, body }: Visited) => status === 200 && body.startsWith("alive\n");

function arrivalIn(body: string): Arrival | undefined {
  const line = body.split("\n")[1] ?? "";
  try {
    return line === "" ? undefined : (JSON.parse(line) as Arrival);
  } catch {
    return undefined;
  }
}

const unreached = (url: URL, env: Installation["env"], why: string): Finding => ({
  harm: isPublic(env) ? "shuts" : "unfinished",
  what: `${url.origin} can't be reached from here: ${why}`,
  mend: "Look whether the site runs, the proxy in front of it, and the domain's address (a machine behind a router may not reach its own)",
});

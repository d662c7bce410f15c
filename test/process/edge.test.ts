/** Pages behind a CDN, Varnish by deploy/edge.vcl in its place: what it keeps, and when it lets go. */

import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { ALL_PAGES, PAGES } from "../../app/pages.ts";
import { ARTICLES } from "../support/articles.ts";
import { freePort, start } from "../support/process.ts";
import { OPENING_PATHS } from "../support/site.ts";
import { SIGN_IN } from "../support/staff-calls.ts";
import {
  ask,
  EDGE_HOSTS,
  EDGE_SECRET,
  edgeVariables,
  editorBehindEdge,
  hasVarnish,
  startEdge,
} from "../support/varnish.ts";

const LIMIT_MS = 120_000;
/** Longest wait for what is published, in milliseconds, on a busy machine; bench/edge.ts measures. */
const VISIBLE_MS = 20_000;
const LANGUAGES = ["en", "el"] as const;

const KEPT = [
  ...PAGES.filter(({ isKept }) => isKept).map(({ path }) => path),
  ...ARTICLES.map((slug) => `/blog/${slug}`),
  ...OPENING_PATHS,
];
const OWN_QUERIES = ALL_PAGES.filter(({ isKept }) => isKept).flatMap(({ path, query }) =>
  query.map((name) => `${path}?${name}=1`),
);
const NEVER = [
  ...["/admin", "/admin.data", "/ADMIN/leads", "/admin/articles?preview=1", "/account/sign-in"],
  ...["/backend/server/ping", "/healthz", "/readyz", "/apply-redirect", "/nobody-is-here"],
  ...OWN_QUERIES,
];

async function open(variables: Record<string, string> = {}) {
  const [PORT, edge, receiver] = [await freePort(), await freePort(), await freePort()];
  const METRICS_PORT = await freePort();
  const site = start({ PORT, METRICS_PORT, ...SIGN_IN, ...edgeVariables(receiver), ...variables });
  await site.ready();
  const varnish = await startEdge({ site: PORT, edge, receiver });
  onTestFinished(() => varnish.stop());
  // A start lets everything go, twice; after that nothing has changed.
  await expect
    .poll(() => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then((all) => all.text()), {
      timeout: VISIBLE_MS,
    })
    .toMatch(/^b4_edge_purges_total\{result="taken"\} 2$/m);
  return { PORT, edge, receiver, site, ...varnish };
}

it.skipIf(!hasVarnish())(
  "keeps every public page and nothing that is somebody's",
  async () => {
    const { ask: get } = await open();
    for (const language of LANGUAGES) {
      for (const path of KEPT) {
        const first = await get(language, path);
        const again = await get(language, path);
        const where = `${language} ${path}`;
        expect([first.status, again.status], where).toEqual([200, 200]);
        expect(again.headers["x-edge"], where).toBe("hit");
        expect(again.body === first.body, where).toBe(true);
        expect(again.headers["surrogate-key"], where).toBeUndefined();
        // For browsers nothing is another than without it.
        expect(again.headers["cache-control"], where).toMatch(/no-cache|max-age=0/);
      }
      for (const path of NEVER) {
        await get(language, path);
        const again = await get(language, path);
        expect(again.headers["x-edge"], `${language} ${path}`).toBe("miss");
      }
    }

    // What a visitor brings changes nothing of what the next is shown.
    const cookie = { cookie: "b4_session=somebody", "x-forwarded-for": "192.0.2.1" };
    const plain = await get("en", "/about");
    expect((await get("en", "/about", cookie)).body === plain.body).toBe(true);
    expect((await get("en", "/about?utm_source=x&gclid=y")).headers["x-edge"]).toBe("hit");

    // `/` as the site would have answered: who may be sent on is asked about every time.
    const greek = { "accept-language": "el-GR,el;q=0.9,en;q=0.8" };
    expect((await get("el", "/", greek)).headers["x-edge"]).toBe("hit");
    for (let time = 0; time < 2; time++) {
      const sentOn = await get("en", "/", greek);
      expect([sentOn.status, sentOn.headers.location]).toEqual([302, "http://b4.gr.example/"]);
    }
    // By a weight: the second is preferred.
    expect((await get("en", "/", { "accept-language": "en;q=0.5,el" })).status).toBe(302);
    expect((await get("en", "/", { cookie: "language=el" })).headers["x-edge"]).toBe("miss");
    const inside = { ...greek, "sec-fetch-site": "same-origin" };
    expect((await get("en", "/", inside)).headers["x-edge"]).toBe("hit");
    // Whoever comes from the other language's host has that choice stored, and nobody else has.
    const crossed = await get("en", "/team", { referer: "http://b4.gr.example/team" });
    expect(crossed.headers["set-cookie"]).toHaveLength(1);
    expect((await get("en", "/team")).headers["set-cookie"]).toBeUndefined();

    // A form that comes back.
    const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
    const sent = await get("en", "/contact", { ...form, "sec-fetch-site": "same-origin" }, "POST");
    expect(sent.headers["cache-control"]).toBe("no-store");
    expect((await get("en", "/contact")).headers["x-edge"]).toBe("hit");
  },
  LIMIT_MS,
);

it.skipIf(!hasVarnish())(
  "sends plain http on to https and keeps that for nobody, and pages packed as browsers ask",
  async () => {
    const { ask: get } = await open({
      SITE_URL_EN: `https://${EDGE_HOSTS.en}`,
      SITE_URL_EL: `https://${EDGE_HOSTS.el}`,
    });
    const by = async (scheme: string, headers = {}) => {
      const answer = await get("en", "/about", { "x-forwarded-proto": scheme, ...headers });
      return [answer.status, answer.headers["content-encoding"], answer.headers["x-edge"]];
    };
    expect((await by("http"))[0]).toBe(308);
    expect(await by("https")).toEqual([200, undefined, "miss"]);
    expect(await by("https")).toEqual([200, undefined, "hit"]);
    expect((await by("http"))[0]).toBe(308);
    const modern = { "accept-encoding": "gzip, deflate, br, zstd" };
    expect(await by("https", modern)).toEqual([200, "br", "miss"]);
    expect(await by("https", { "accept-encoding": "br" })).toEqual([200, "br", "hit"]);
    expect(await by("https", { "accept-encoding": "gzip" })).toEqual([200, "gzip", "miss"]);
  },
  LIMIT_MS,
);

it.skipIf(!hasVarnish())(
  "shows what is published, and only lets go what was made of it",
  async () => {
    const { PORT, receiver, site, ask: get } = await open();
    const call = await editorBehindEdge(PORT, SIGN_IN);
    const edgeOf = async (path: string) => (await get("en", path)).headers["x-edge"];
    await expect
      .poll(async () => [await edgeOf("/team"), await edgeOf("/about")], { timeout: VISIBLE_MS })
      .toEqual(["hit", "hit"]);
    const heading = "Everybody who hangs from a zeppelin.";
    const page = {
      key: "team",
      locale: "en",
      title: "Zeppelin people",
      status: "published",
      body: { heading },
    };
    await call("POST", "/items/pages", page);
    await expect
      .poll(async () => (await get("en", "/team")).body, { timeout: VISIBLE_MS, interval: 20 })
      .toContain(heading);
    expect(await edgeOf("/about")).toBe("hit");

    // The site is away: the copies are what there is.
    site.child.kill("SIGKILL");
    await site.exit;
    expect((await get("en", "/about")).status).toBe(200);

    // Purges of strangers.
    const body = JSON.stringify({ keys: ["all"] });
    const now = Math.floor(Date.now() / 1000);
    const signed = (seconds: number, secret = EDGE_SECRET) => ({
      "x-b4-signature": `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
    });
    const post = (headers: Record<string, string>) =>
      ask(receiver, "POST", "/", headers, body).then(({ status }) => status);
    expect(await post({})).toBe(403);
    expect(await post(signed(now, "another-secret-of-the-same-length-and-more"))).toBe(403);
    expect(await post(signed(now - 3_600))).toBe(403);
    expect(await edgeOf("/about")).toBe("hit");
    expect(await post(signed(now))).toBe(204);
    expect((await get("en", "/about")).status).toBe(503);
  },
  LIMIT_MS,
);

it.skipIf(!hasVarnish())("has an example that Varnish takes as it is", () => {
  const { status, stderr } = spawnSync(
    "varnishd",
    ["-C", "-f", `${process.cwd()}/deploy/edge.vcl`],
    {
      encoding: "utf8",
    },
  );
  expect(status, stderr).toBe(0);
});

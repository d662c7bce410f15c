/** POST /reports, and where administrators read what came of it. */

import { expect, it } from "vitest";
import { VisitCounts } from "../../app/visits/visit-counts.server.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { tallyFile } from "../../server/tally-file.ts";
import { openSite } from "../support/site.ts";

const EN = "http://localhost:3000";

async function open() {
  const DATA_DIR = temporaryFolder();
  const site = await openSite({ DATA_DIR });
  const post = (body: string | object, headers: Record<string, string> = {}, peer = "192.0.2.1") =>
    site.fetch(
      new Request(`${EN}/reports`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
          ...headers,
        },
      }),
      peer,
    );
  // Written down by the site a while after it was told.
  const counts = new VisitCounts(tallyFile(DATA_DIR));
  const reports = async () => (await counts.reports()) ?? [];
  return { site, post, reports, counts };
}

const report = (directive = "img-src") => ({
  "csp-report": {
    "document-uri": `${EN}/about?who=maria`,
    "effective-directive": directive,
    "blocked-uri": "https://evil.example/x.png?who=maria",
  },
});

it("counts what browsers send, in every form of theirs", async () => {
  const { post, reports, counts } = await open();
  const agent = { "user-agent": "Mozilla/5.0 (X11) Gecko/20100101 Firefox/149.0" };
  const legacy = { ...agent, "content-type": "application/csp-report" };
  expect((await post(report(), legacy)).status).toBe(204);
  const body = { documentURL: `${EN}/about`, effectiveDirective: "img-src" };
  const gathered = [
    { type: "csp-violation", body: { ...body, blockedURL: "https://evil.example" } },
  ];
  const type = { ...agent, "content-type": "application/reports+json" };
  expect((await post(gathered, type)).status).toBe(204);
  expect((await post({ page: "/team", errors: [{ message: "Error: x", stack: "" }] })).status).toBe(
    204,
  );
  expect((await post({ page: "/team", vitals: { LCP: 900, TTFB: 40 } })).status).toBe(204);
  await expect.poll(async () => (await reports()).length, { timeout: 10_000 }).toBe(2);
  const all = await reports();
  expect(all).toContainEqual(
    expect.objectContaining({
      ...{ kind: "violation", what: "img-src", source: "https://evil.example", page: "/about" },
      ...{ browser: "Firefox", count: 2 },
    }),
  );
  expect(JSON.stringify(all)).not.toMatch(/maria|192\.0\.2|Gecko/);
  expect([...((await counts.vitals())?.keys() ?? [])].map((place) => place.slice(11))).toEqual([
    "company LCP",
    "company TTFB",
  ]);
});

it("takes nothing from those who ask not to be tracked, and no more than a little from one network", async () => {
  const { post, reports } = await open();
  expect((await post(report("font-src"), { "sec-gpc": "1" }, "192.0.2.2")).status).toBe(204);
  expect((await post(report("font-src"), { dnt: "1" }, "192.0.2.2")).status).toBe(204);
  for (let time = 0; time < 50; time++) {
    expect((await post(report("style-src"), {}, "192.0.2.3")).status).toBe(204);
  }
  await expect.poll(reports, { timeout: 10_000 }).toMatchObject([{ what: "style-src", count: 20 }]);
});

it("counts no more than ten different troubles a day from one neighbourhood", async () => {
  const { post, reports } = await open();
  for (let time = 0; time < 3; time++) {
    // Each from a network of its own, of the same customer.
    for (const network of [1, 2, 3, 4, 5]) {
      const from = `2001:db8:7:${network}::${time}`;
      const errors = [0, 1, 2].map((n) => ({
        message: `invented ${"abc"[time]}${"vwxyz"[network - 1]}${"lmn"[n]}`,
        stack: "",
      }));
      expect((await post({ page: "/about", errors }, {}, from)).status).toBe(204);
    }
  }
  expect((await post(report("font-src"), {}, "2001:db8:8::1")).status).toBe(204);
  await expect.poll(async () => (await reports()).length, { timeout: 10_000 }).toBe(11);
});

it("refuses what no browser sends", async () => {
  const { site, post } = await open();
  expect((await post("{", {}, "192.0.2.4")).status).toBe(400);
  expect((await post({ what: "x" }, {}, "192.0.2.4")).status).toBe(400);
  expect((await post("x".repeat(40_000), {}, "192.0.2.4")).status).toBe(413);
  expect((await post("x".repeat(400_000), {}, "192.0.2.4")).status).toBe(413);
  const elsewhere = await post(report(), { "sec-fetch-site": "cross-site" }, "192.0.2.4");
  expect(elsewhere.status).toBe(403);
  expect((await site.fetch(new Request(`${EN}/reports`))).status).toBe(405);
});

it("is where every page sends them", async () => {
  const { site } = await open();
  const { headers } = await site.fetch(new Request(`${EN}/about`));
  expect(headers.get("content-security-policy")).toMatch(
    /; report-uri \/reports; report-to default$/,
  );
  expect(headers.get("reporting-endpoints")).toBe('default="/reports"');
});

it("shows what came of it to nobody who is not signed in", async () => {
  const { site } = await open();
  const answer = await site.fetch(new Request(`${EN}/admin/visits`));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "no-store"]);
});

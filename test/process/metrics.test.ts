/** What Prometheus reads of a process while forms are sent and mail is broken. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { command } from "../support/command.ts";
import { ask, freePort, get, start } from "../support/process.ts";
import { SIGN_IN, sendContact, signIn } from "../support/staff-calls.ts";

const LIMIT_MS = 60_000;
const FORMS = 3;
const WAIT = { timeout: 15_000 };
const root = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const deploy = (name: string) => root(`deploy/${name}`);

/** Names of our metrics in a text, as Prometheus is asked for them. */
const namesIn = (text: string) => new Set(text.match(/\b(?:b4|process)_[a-z0-9_]+/g));

function numberOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

it(
  "counts requests, kept pages, deliveries and mails that fail, and names nobody",
  async () => {
    const [PORT, METRICS_PORT] = [await freePort(), await freePort()];
    const site = start({
      ...{ PORT, METRICS_PORT, ...SIGN_IN, TRUST_PROXY: "1" },
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    await site.ready();
    const read = async () => (await ask(METRICS_PORT, "/metrics")).body;
    expect((await get(PORT, "/metrics")).status).toBe(404);
    for (let count = 0; count < FORMS; count++) {
      expect((await sendContact(PORT, { message: `form ${count}` })).status).toBe(303);
      expect((await get(PORT, "/about")).status).toBe(200);
    }
    expect((await get(PORT, "/maria@people.example/nowhere")).status).toBe(404);
    expect((await signIn(PORT)).status).toBe(303);
    await expect
      .poll(async () => numberOf(await read(), 'b4_deliveries_total{result="filed"}'), WAIT)
      .toBe(FORMS);
    await expect
      .poll(async () => numberOf(await read(), 'b4_mails_total{result="failed"}') ?? 0, WAIT)
      .toBeGreaterThan(0);
    expect(numberOf(await read(), "b4_backup_age_seconds")).toBeUndefined();
    expect((await command(["scripts/backup.ts"], { DATA_DIR: site.folder })).code).toBe(0);
    await expect
      .poll(async () => numberOf(await read(), "b4_backup_age_seconds") ?? -1, WAIT)
      .toBeGreaterThanOrEqual(0);
    const text = await read();
    expect(numberOf(text, 'b4_requests_total{kind="form",status="3xx"}')).toBe(FORMS);
    expect(numberOf(text, 'b4_requests_total{kind="kept",status="2xx"}')).toBeGreaterThan(0);
    expect(numberOf(text, 'b4_requests_total{kind="page",status="4xx"}')).toBe(2);
    const began = numberOf(text, "process_start_time_seconds");
    expect(began).toBeGreaterThan(0);
    expect(numberOf(await read(), "process_start_time_seconds")).toBe(began);
    expect(numberOf(text, "b4_intake_waiting")).toBe(0);
    expect(numberOf(text, "b4_intake_oldest_seconds")).toBe(0);
    expect(numberOf(text, "b4_sessions")).toBe(1);
    expect(numberOf(text, "b4_backend_up")).toBe(1);
    expect(numberOf(text, "b4_render_seconds_count")).toBeGreaterThan(0);
    expect(numberOf(text, "b4_renders_refused_total")).toBe(0);
    // Pages made ahead take turns, too.
    await expect
      .poll(async () => numberOf(await read(), 'b4_render_places{held="turn"}'), WAIT)
      .toBe(0);
    expect(numberOf(text, "b4_backend_seconds_count")).toBeGreaterThan(0);
    expect(numberOf(text, "b4_event_loop_lag_seconds")).toBeGreaterThanOrEqual(0);
    expect(numberOf(text, "b4_disk_free_bytes")).toBeGreaterThan(0);
    // Nothing of a person, no address, no label without an end.
    expect(text).not.toMatch(/@|maria|\/about|nowhere|127\.0/);
    const known = namesIn(text);
    // Histograms are told in parts.
    const families = [...known].filter((name) => !/_(?:bucket|sum|count)$/.test(name));
    const [, documented = ""] = root("docs/operating.md").split("## Metrics");
    const listed = namesIn(documented.slice(0, documented.indexOf("`deploy/alerts.yml`")));
    const withoutEdge = [...listed].filter((name) => !name.startsWith("b4_edge_"));
    expect(families.sort()).toEqual(withoutEdge.sort());
    for (const name of ["grafana-dashboard.json", "alerts.yml"]) {
      const used = namesIn(deploy(name));
      expect(used.size).toBeGreaterThan(4);
      expect([...used].filter((one) => !known.has(one))).toEqual([]);
    }
  },
  LIMIT_MS,
);

it("are watched by rules that say what to do", () => {
  const rules = parse(deploy("alerts.yml")).groups.flatMap(
    (group: { rules: object[] }) => group.rules,
  );
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.any(String),
      expr: expect.any(String),
      annotations: { summary: expect.any(String), description: expect.any(String) },
    });
  }
  const { panels } = JSON.parse(deploy("grafana-dashboard.json"));
  expect(panels.every(({ targets }: { targets: object[] }) => targets.length > 0)).toBe(true);
});

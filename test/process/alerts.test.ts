/** The rules of deploy/alerts.yml, read by Prometheus' own promtool: each fires for its fault, none on a good day. What a
 * running site tells of real faults: night-watch.test.ts. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";

const DEPLOY = fileURLToPath(new URL("../../deploy", import.meta.url));
const RULES = join(DEPLOY, "alerts.yml");
const hasAmtool = spawnSync("amtool", ["--version"]).status === 0;
const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

type Rule = { alert: string; labels: { severity: string }; annotations: object };
const rules: Rule[] = parse(readFileSync(RULES, "utf8")).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

/** What two processes tell on a good day, minute by minute: `VALUE+STEPxTIMES`. */
const GOOD_DAY: Readonly<Record<string, string>> = {
  'b4_intake_oldest_seconds{instance="a"}': "0x60",
  'b4_intake_held{instance="a"}': "0x60",
  'b4_mails_total{result="failed"}': "0x60",
  'b4_backend_up{instance="a"}': "1x60",
  'b4_backend_up{instance="b"}': "1x60",
  'b4_disk_free_bytes{instance="a"}': "5e9x60",
  'b4_backup_age_seconds{instance="a"}': "3600+60x60",
  'b4_requests_total{status="2xx"}': "0+600x60",
  'b4_requests_total{status="5xx"}': "0+1x60",
  'b4_requests_total{kind="form",status="5xx"}': "0x60",
  // People who mistype their password, beside what each process asks all the time.
  'b4_backend_calls_total{result="ok"}': "0+120x60",
  'b4_backend_calls_total{result="refused"}': "0+2x60",
  'up{job="b4-site",instance="a"}': "1x60",
  'up{job="b4-site",instance="b"}': "1x60",
  // A new version in the middle of the day.
  'process_start_time_seconds{job="b4-site",instance="a"}': "1000x20 2000x40",
};
/** Each rule's faults: what differs from a good day. An empty list of values: it is not told at all. */
const FAULTS: readonly [
  alert: string,
  differing: Readonly<Record<string, string>>,
  also?: string,
][] = [
  ["LeadsWaiting", { 'b4_intake_oldest_seconds{instance="a"}': "0+60x60" }],
  ["LeadsWaiting", { 'b4_intake_held{instance="b"}': "1x60" }],
  ["FormsRefused", { 'b4_requests_total{kind="form",status="5xx"}': "0+1x60" }],
  ["MailFailing", { 'b4_mails_total{result="failed"}': "0+1x60" }],
  // One visitor's two mails, while nobody else comes: tried an hour after the time before.
  ["MailFailing", { 'b4_mails_total{result="failed"}': "0 2 4 4 4 4 4 6x60" }],
  ["BackendAway", { 'b4_backend_up{instance="b"}': "0x60" }],
  [
    "BackendAway",
    {
      'b4_backend_calls_total{result="ok"}': "9000x60",
      'b4_backend_calls_total{result="refused"}': "0+8x60",
    },
  ],
  ["DiskFull", { 'b4_disk_free_bytes{instance="b"}': "1e8x60" }, "DiskOrBackup"],
  ["DiskOrBackup", { 'b4_disk_free_bytes{instance="b"}': "5e8x60" }],
  ["DiskOrBackup", { 'b4_backup_age_seconds{instance="a"}': "190000+60x60" }],
  ["DiskOrBackup", { 'b4_backup_age_seconds{instance="a"}': "" }],
  ["ErrorRate", { 'b4_requests_total{status="5xx"}': "0+60x60" }],
  ["ProcessAway", { 'up{job="b4-site",instance="b"}': "0x60" }],
  [
    "ProcessAway",
    { 'process_start_time_seconds{job="b4-site",instance="a"}': "1000x20 2000+300x40" },
  ],
  ["SiteAway", Object.fromEntries(Object.keys(GOOD_DAY).map((name) => [name, ""]))],
];
const LATER = "40m";

function test(differing: Readonly<Record<string, string>>, firing: readonly string[]) {
  const told = Object.entries({ ...GOOD_DAY, ...differing }).filter(([, values]) => values !== "");
  return {
    interval: "1m",
    input_series: told.map(([series, values]) => ({ series, values })),
    alert_rule_test: rules.map(({ alert, labels, annotations }) => ({
      eval_time: LATER,
      alertname: alert,
      exp_alerts: firing.includes(alert)
        ? [{ exp_labels: labels, exp_annotations: annotations }]
        : [],
    })),
  };
}

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
}

it.skipIf(!hasPromtool)(
  "Prometheus takes its example as it is, and reads where the unit tells",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "b4-watching-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const text = readFileSync(join(DEPLOY, "prometheus.yml"), "utf8");
    const file = join(folder, "prometheus.yml");
    const [rulesAt = ""] = parse(text).rule_files;
    expect(text).toContain(rulesAt);
    writeFileSync(file, text.replace(rulesAt, RULES));
    promtool("check", "config", file);
    const unit = readFileSync(join(DEPLOY, "b4-site@.service"), "utf8");
    expect(unit).toContain("METRICS_PORT=1%i");
    const [{ static_configs }] = parse(text).scrape_configs;
    expect(static_configs[0].targets).toEqual(["127.0.0.1:13000", "127.0.0.1:13001"]);
  },
);

it.skipIf(!hasAmtool)(
  "Alertmanager takes its example as it is; pages go to the phone, tickets to the desk",
  () => {
    const config = join(DEPLOY, "alertmanager.yml");
    const amtool = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync("amtool", args, { encoding: "utf8" });
      expect(status, stdout + stderr).toBe(0);
      return stdout.trim();
    };
    amtool("check-config", config);
    const severities = new Set(rules.map(({ labels }) => labels.severity));
    expect(severities).toEqual(new Set(["page", "ticket"]));
    const receiverOf = (severity: string) =>
      amtool("config", "routes", "test", `--config.file=${config}`, `severity=${severity}`);
    expect([receiverOf("page"), receiverOf("ticket")]).toEqual(["phone", "desk"]);
  },
);

it.skipIf(!hasPromtool)("each rule fires for its fault and no other, none on a good day", () => {
  promtool("check", "rules", RULES);
  expect(new Set(FAULTS.map(([alert]) => alert))).toEqual(new Set(rules.map(({ alert }) => alert)));
  const folder = mkdtempSync(join(tmpdir(), "b4-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "tests.yml");
  const tests = [
    test({}, []),
    ...FAULTS.map(([alert, differing, also = ""]) => test(differing, [alert, also])),
  ];
  writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: "1m", tests }));
  promtool("test", "rules", file);
});

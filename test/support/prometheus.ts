import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { freePort } from "./process.ts";

export const hasPrometheus = spawnSync("prometheus", ["--version"]).status === 0;

/** Durations as the rules write them, and ages in seconds that they compare with. */
const MINUTES = /\b(\d+)m\b/g;
const AGE = /(_seconds\) > )(\d+)/g;
const MINUTE_S = 60;

/** The same rules for a night in which a minute lasts a second; amounts stay as they are. */
export const inSeconds = (rules: string): string =>
  rules
    .replace(MINUTES, (_, count: string) => `${count}s`)
    .replace(AGE, (_, before: string, age: string) => before + Number(age) / MINUTE_S);

type Alerts = { data: { alerts: { labels: { alertname: string }; state: string }[] } };

const deploy = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8");

/** A program until the test is over; says what goes wrong. */
function run(command: string, folder: string, args: readonly string[]): void {
  const child = spawn(command, [...args, "--log.level=error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}

const ALERTMANAGER = "prometheus-alertmanager";
export const hasAlertmanager = spawnSync(ALERTMANAGER, ["--version"]).status === 0;

/** A real Alertmanager by deploy/alertmanager.yml that mails by this server, at once; answers its address. */
export async function startAlertmanager(smtpUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "b4-alertmanager-"));
  const address = `127.0.0.1:${await freePort()}`;
  const config = parse(deploy("alertmanager.yml"));
  const { smtp_from } = config.global;
  config.global = { smtp_from, smtp_smarthost: new URL(smtpUrl).host, smtp_require_tls: false };
  Object.assign(config.route, { group_wait: "0s", group_interval: "1s" });
  const file = join(folder, "alertmanager.yml");
  writeFileSync(file, stringify(config));
  run(ALERTMANAGER, folder, [
    `--config.file=${file}`,
    `--storage.path=${join(folder, "data")}`,
    `--web.listen-address=${address}`,
    "--cluster.listen-address=",
  ]);
  return address;
}

/**
 * A real Prometheus by deploy/prometheus.yml that reads these ports twice in each such minute, until the test is
 * over. It tells this Alertmanager, if any.
 */
export async function watch(metricsPorts: readonly string[], rules: string, alertmanager?: string) {
  const folder = mkdtempSync(join(tmpdir(), "b4-prometheus-"));
  const port = await freePort();
  const own = join(folder, "rules.yml");
  writeFileSync(own, rules);
  const file = join(folder, "prometheus.yml");
  const config = parse(deploy("prometheus.yml"));
  config.global = {
    scrape_interval: "500ms",
    scrape_timeout: "500ms",
    evaluation_interval: "500ms",
  };
  config.rule_files = [own];
  config.scrape_configs[0].static_configs = [
    { targets: metricsPorts.map((one) => `127.0.0.1:${one}`) },
  ];
  config.alerting.alertmanagers[0].static_configs = [
    { targets: alertmanager === undefined ? [] : [alertmanager] },
  ];
  writeFileSync(file, stringify(config));
  run("prometheus", folder, [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as T) : undefined;
  };
  return {
    /** Names of the alerts that fire just now, each once; undefined before it answers. */
    async firing(): Promise<string[] | undefined> {
      const alerts = (await ask<Alerts>("/alerts"))?.data.alerts;
      const names = alerts?.filter(({ state }) => state === "firing");
      return names && [...new Set(names.map(({ labels }) => labels.alertname))].sort();
    },
    /** What an expression is just now; undefined where there is nothing. */
    async number(expression: string): Promise<number | undefined> {
      type Vector = { data: { result: { value: [number, string] }[] } };
      const answer = await ask<Vector>(`/query?query=${encodeURIComponent(expression)}`);
      const value = answer?.data.result[0]?.value[1];
      return value === undefined ? undefined : Number(value);
    },
  };
}

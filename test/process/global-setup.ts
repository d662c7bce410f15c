import { spawnSync } from "node:child_process";

/** Programs that stand around a site in production, of Debian's packages. */
const PROGRAMS: Readonly<Record<string, string>> = {
  nginx: "nginx",
  caddy: "caddy",
  varnishd: "varnish",
  prometheus: "prometheus",
  "prometheus-alertmanager": "prometheus-alertmanager",
};

/** What is missing is said aloud: its tests are skipped (proxies, edge, alerts, night-watch). */
export default function setUp() {
  const missing = Object.keys(PROGRAMS).filter(
    (program) => spawnSync("which", [program]).status !== 0,
  );
  if (missing.length === 0) return;
  const packages = missing.map((program) => PROGRAMS[program]).join(" ");
  console.error(
    `\n${missing.join(", ").toUpperCase()} NOT INSTALLED: TESTS WITH THEM ARE SKIPPED, NOT PASSED (apt-get install ${packages}).\n`,
  );
}

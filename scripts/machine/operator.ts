// node scripts/on-our-node.mjs scripts/machine/operator.ts: docs/deploy.md on a plain machine, by its own commands, timed.
// A bare Debian with nginx and git, cut off from every network: an authority of its own, two domains, the first page by https,
// the first sign-in, the first lead by mail, a backup; the machine is deleted, and a new one has the lead again.
// No systemd runs in it: scripts/machine/systemctl.mjs starts what the unit says, as the unit's user.
// Needs root, debootstrap, overlayfs, and a network for packages. Ends with 1 when something fails.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bringNode, FOLDER, known, type Machine, machine, must } from "./debian.ts";
import { startSink } from "./mail-sink.ts";
import { AUTHORITY, ENVIRONMENT, INSTALL, KEYS, LEAD, RESTORE, SIGN_IN } from "./operator-steps.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BASE = "operator-base";
const BUNDLE = "/root/b4.bundle";
const PACKAGES = "git libatomic1 nginx openssl curl ca-certificates";
/** How the second half of this script, which runs without a network, is told so. */
const CUT_OFF = "--cut-off";
/** What is on another machine's disk when this one is lost. */
const ELSEWHERE = join(FOLDER, "elsewhere");
const SMTP_PORT = 2525;
const HOUSE = "hello@house.agency";
const PATIENCE_MS = 60_000;
/** Ten minutes; a person's reading and typing comes on top. */
const WANTED_S = 600;
const LEADS =
  "curl -sS --cacert /etc/ssl/b4/authority.pem -b /root/jar https://b4.example/admin/leads";

/** What needs a network: packages of Debian, and those of npm in npm's own store. */
function download(): void {
  const base = machine(BASE);
  bringNode(base.root);
  base.sh(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${PACKAGES}`);
  must("git", ["bundle", "create", join(base.root, BUNDLE), "HEAD"], { cwd: ROOT });
  base.sh(`git clone -q ${BUNDLE} /root/once && cd /root/once
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && rm -rf /root/once`);
  base.unmount();
}

const times: number[] = [];

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  times.push(seconds);
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  return result;
}

function freshMachine(name: string): Machine {
  const made = machine(name, [known(BASE).layer]);
  const programs = join(made.root, "usr/local/bin");
  cpSync(join(ROOT, "scripts/machine/systemctl.mjs"), join(programs, "systemctl.mjs"));
  for (const program of ["systemctl", "systemd-run"]) {
    symlinkSync("systemctl.mjs", join(programs, program));
  }
  made.sh("chmod +x /usr/local/bin/systemctl.mjs");
  // Where its domains lead: to itself.
  made.sh("echo '127.0.0.1 localhost b4.example b4.gr.example' > /etc/hosts");
  return made;
}

async function setUp(name: string): Promise<Machine> {
  const made = await step(`${name}: a machine`, () => freshMachine(name));
  await step(`${name}: steps 1 to 3, source, user, unit, certificates, variables, nginx`, () => {
    made.sh(INSTALL.replaceAll("BUNDLE", BUNDLE));
    made.sh(AUTHORITY);
    made.sh(ENVIRONMENT);
  });
  await step(`${name}: step 4, npm run deploy, with the build`, () => {
    const offline = { npm_config_offline: "true" };
    console.log(made.sh("npm run deploy 2>&1", offline, "/opt/b4-source").trim());
  });
  return made;
}

function bothPages(made: Machine): void {
  for (const [host, lang] of [
    ["b4.example", "en"],
    ["b4.gr.example", "el"],
  ]) {
    const curl = "curl -sS --fail --cacert /etc/ssl/b4/authority.pem";
    const page = made.sh(`${curl} https://${host}/about`);
    if (!page.includes(`<html lang="${lang}"`)) throw new Error(`${host} is not in ${lang}`);
  }
}

/** On a new machine: everything up to a backup on another machine's disk. */
async function begin(): Promise<{ first: Machine; reference: string; identity: string }> {
  const sink = await startSink(SMTP_PORT);
  const first = await setUp("operator-1");
  await step("the first page by https, on both domains", () => bothPages(first));
  await step("the first sign-in", () => first.sh(SIGN_IN));
  const reference = await step("the first lead, and its two mails", async () => {
    const shown = first.sh(LEAD).trim();
    await sink.arrived(2, PATIENCE_MS);
    return shown;
  });
  if (!/^\w[\w-]+$/.test(reference)) throw new Error(`The lead was not taken: ${reference}`);
  const identity = /BACKUP_IDENTITY=(\S+)/.exec(first.sh(KEYS))?.[1] ?? "";
  await step("a backup, encrypted, and looked through", () => {
    console.log(first.sh("b4 scripts/backup.ts").trim());
    console.log(first.sh(`BACKUP_IDENTITY=${identity} b4 scripts/backup.ts verify`).trim());
  });
  await step("doctor, with a test mail", async () =>
    console.log((await first.meanwhile(`b4 scripts/doctor.ts --mail=${HOUSE}`)).trim()),
  );
  await sink.close();
  cpSync(join(first.root, "var/backups/b4-site"), ELSEWHERE, { recursive: true });
  return { first, reference, identity };
}

const stop = (made: Machine) =>
  made.sh("systemctl stop b4-site@3000 b4-site@3001; nginx -s stop; sleep 1");

async function rehearse(): Promise<void> {
  must("ip", ["link", "set", "lo", "up"]);
  rmSync(ELSEWHERE, { recursive: true, force: true });
  mkdirSync(ELSEWHERE, { recursive: true });
  const { first, reference, identity } = await begin();
  stop(first);
  first.unmount();
  rmSync(join(FOLDER, "operator-1"), { recursive: true, force: true });
  console.log("          the machine is deleted");
  const second = await setUp("operator-2");
  cpSync(ELSEWHERE, join(second.root, "var/backups/b4-site"), { recursive: true });
  await step("restore", () =>
    console.log(second.sh(RESTORE.replaceAll("AGE-SECRET-KEY", identity)).trim()),
  );
  await step("both pages, sign-in, and the lead is there", () => {
    bothPages(second);
    const leads = second.sh(`${SIGN_IN}\n${LEADS}`);
    if (!leads.includes(reference)) throw new Error(`${reference} is not among the leads`);
    console.log(`${reference} is among the leads`);
  });
  stop(second);
  const total = times.reduce((sum, seconds) => sum + seconds, 0);
  console.log(`${total.toFixed(1).padStart(6)} s  in all`);
  if (total > WANTED_S) process.exitCode = 1;
}

if (process.argv.includes(CUT_OFF)) await rehearse();
else {
  download();
  const own = [process.execPath, fileURLToPath(import.meta.url), CUT_OFF];
  const apart = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const { status } = spawnSync("unshare", [...apart, ...own], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

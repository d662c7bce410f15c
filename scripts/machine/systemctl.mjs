#!/usr/local/bin/node
// In place of systemctl and systemd-run on a machine where no systemd runs: what the unit says of user, folder, variables and
// command is done; what it says of isolation is not. Plain JavaScript, on the machine's own Node.
import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename } from "node:path";

const [, program, ...args] = process.argv;
const POLL_MS = 50;

/** Asks a unit file for all values of a name; the instance in place of %i. */
function unitOf(name) {
  const [template = "", instance = ""] = name.split("@");
  const text = readFileSync(`/etc/systemd/system/${template}@.service`, "utf8");
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  return (wanted) =>
    lines
      .filter(([, key]) => key === wanted)
      .map(([, , value]) => value.replaceAll("%i", instance));
}

const variablesIn = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.replace(/^(\w+)=(["']?)(.*)\2$/, "$1=$3"));

const idOf = (kind, user) => Number(spawnSync("id", [kind, user], { encoding: "utf8" }).stdout);
const as = (user) => [
  ...["setpriv", `--reuid=${user}`, `--regid=${user}`],
  ...["--clear-groups", "--no-new-privs"],
];

async function stop(name) {
  const file = `/run/${name}.pid`;
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8"));
  rmSync(file);
  try {
    process.kill(pid, "SIGTERM");
    for (;;) {
      process.kill(pid, 0);
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } catch {
    // It has ended.
  }
}

function start(name) {
  if (name === "nginx") return void spawnSync("nginx", [], { stdio: "inherit" });
  const unit = unitOf(name);
  const [user = ""] = unit("User");
  for (const folder of unit("StateDirectory").map((one) => `/var/lib/${one}`)) {
    if (existsSync(folder)) continue;
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, idOf("-u", user), idOf("-g", user));
  }
  const files = unit("EnvironmentFile").flatMap(variablesIn);
  const own = unit("Environment").flatMap((line) => line.split(" "));
  const log = openSync(`/var/log/${name}.log`, "a");
  const command = unit("ExecStart").join("").split(" ");
  const path = "PATH=/usr/local/bin:/usr/bin:/bin";
  const child = spawn("env", ["-i", path, ...own, ...files, ...as(user), ...command], {
    cwd: unit("WorkingDirectory").join(""),
    stdio: ["ignore", log, log],
    detached: true,
  });
  child.unref();
  writeFileSync(`/run/${name}.pid`, String(child.pid));
}

/** systemd-run --pipe --wait --collect -p KEY=VALUE … -E NAME=VALUE … COMMAND … */
function runOnce() {
  const properties = new Map();
  const variables = [];
  let at = 0;
  for (; args[at]?.startsWith("-"); at++) {
    if (args[at] === "-p") {
      const [key, ...value] = args[++at].split("=");
      properties.set(key, value.join("="));
    } else if (args[at] === "-E") variables.push(args[++at]);
  }
  const files = variablesIn(properties.get("EnvironmentFile"));
  const env = ["-i", "PATH=/usr/local/bin:/usr/bin:/bin", ...files, ...variables];
  const { status } = spawnSync("env", [...env, ...as(properties.get("User")), ...args.slice(at)], {
    cwd: properties.get("WorkingDirectory"),
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

if (basename(program) === "systemd-run") runOnce();
else {
  const [verb, ...units] = args;
  for (const unit of units) {
    if (verb === "stop" || verb === "restart") await stop(unit);
    if (verb === "start" || verb === "restart") start(unit);
  }
}

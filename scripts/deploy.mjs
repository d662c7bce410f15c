// npm run deploy: what is committed here, built in a new folder and taken into service process by process.
// npm run deploy -- back: the release before the one that runs, likewise.
// On a plain machine; docs/deploy.md says how it is set up. Plain JavaScript, on whatever Node there is.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keepWhatRuns } from "./deploy/keep-what-runs.mjs";
import {
  alone,
  currentRelease,
  releaseBefore,
  releasesIn,
  removeOld,
  takeAssetsAlong,
} from "./deploy/releases.mjs";
import { rollOut, WentBack } from "./deploy/roll-out.mjs";
import { fail, root, run } from "./install.mjs";

/** How long a restarted process may take until it is ready, in seconds: a copy before an upgrade is in it. */
const PATIENCE_S = 60;
/** Releases that stay: the one that runs, and those to go back to. */
const KEPT_RELEASES = 3;
/** `npm run deploy -- back` */
const BACK = "back";

const setting = (name, fallback) => process.env[name]?.trim() || fallback;
const to = setting("DEPLOY_TO", "/srv/b4-site");
const ports = setting("DEPLOY_PORTS", "3000,3001")
  .split(",")
  .map((port) => port.trim());
const restartBy = setting("DEPLOY_RESTART", "systemctl restart b4-site@{port}");
const patience = setting("DEPLOY_PATIENCE", String(PATIENCE_S));
const say = (line) => console.log(line);

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** What is committed, unpacked, installed and built in a folder of its own. */
async function make() {
  if (git("status", "--porcelain")) say("What is not committed here is not deployed");
  const commit = git("rev-parse", "--short=10", "HEAD");
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(releasesIn(to), `${time}-${commit}`);
  mkdirSync(folder, { recursive: true });
  try {
    await unpack(folder);
    const before = currentRelease(to);
    if (before) takeAssetsAlong(before, folder);
    say(`Building ${commit} in ${folder}`);
    await install(folder);
  } catch (error) {
    // The disk may be full of it.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Installs and builds, which ends with a first start of what was made; then leaves what runs it. */
async function install(folder) {
  const path = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: "", PATH: path } };
  await run("node", ["scripts/build.mjs"], options);
  await keepWhatRuns(folder, options.env);
}

function unpack(folder) {
  return new Promise((resolve, reject) => {
    const archive = spawn("git", ["archive", "HEAD"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const tar = spawn("tar", ["x", "-C", folder], {
      stdio: [archive.stdout, "inherit", "inherit"],
    });
    archive.on("error", reject);
    tar.on("error", reject).on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`tar ended with ${code}`));
    });
  });
}

const restart = (port) => run("sh", ["-c", restartBy.replaceAll("{port}", port)], { cwd: to });

/** A new release, or the one before in the same way: process by process, and undone when one is not ready. */
async function deploy(what) {
  const wrong = ports.find((port) => !/^\d{1,5}$/.test(port));
  if (wrong !== undefined) throw new Error("DEPLOY_PORTS must be ports parted by commas");
  if (!/^[1-9]\d{0,4}$/.test(patience)) throw new Error("DEPLOY_PATIENCE must be whole seconds");
  if (what !== undefined && what !== BACK)
    throw new Error(`npm run deploy knows ${BACK}, not ${what}`);
  await alone(to, async () => {
    const isNew = what !== BACK;
    const folder = isNew ? await make() : releaseBefore(to);
    const left = currentRelease(to);
    // Tabs that were opened since ask for its files.
    if (!isNew) takeAssetsAlong(left, folder);
    const plan = { to, folder, ports, restart, say, patienceMs: Number(patience) * 1000 };
    await rollOut(plan).catch((error) => {
      // Otherwise a process may still run it.
      if (isNew && error instanceof WentBack) rmSync(folder, { recursive: true, force: true });
      throw error;
    });
    // Nobody should go back to what one has gone back from.
    if (!isNew) rmSync(left, { recursive: true, force: true });
    removeOld(to, KEPT_RELEASES, [folder]);
    say(`${folder} is in service`);
  });
}

deploy(process.argv[2]).catch(fail);

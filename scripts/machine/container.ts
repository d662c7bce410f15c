// node scripts/on-our-node.mjs scripts/machine/container.ts: what deploy/Dockerfile says, without a container engine.
// Its steps are run in order on bare Debians, what came of them is weighed, and its command is started as its user,
// without capabilities, on a file system that it can't write, in a network of its own; then its healthcheck is asked.
// Needs root, debootstrap, overlayfs and a network for packages. Says what it did, and ends with 1 when something fails.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bytesIn } from "./debian.ts";
import { stagesOf } from "./dockerfile.ts";
import { type Image, imageOf } from "./image.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MB = 1e6;
const MAX_IMAGE_MB = 250;
/** What debian:bookworm-slim leaves out of a bookworm; a container's base comes without it. */
const NOT_IN_SLIM = ["doc", "info", "linda", "lintian", "locale", "man"].map(
  (one) => `usr/share/${one}`,
);
const NOT_KEPT = ["var/cache/apt", "var/lib/apt/lists", "var/log"];
/** As long as the file gives it, in milliseconds. */
const START_PERIOD_MS = 30_000;
const ASK_MS = 200;

/**
 * Tries what a run before has made and could not try out: that one stays mounted, this machine's /dev in it.
 * Unmount it (umount -R) before its folder is deleted.
 */
const AGAIN = "--again";

const say = (line: string) => console.log(line);

function weigh({ root, layer }: Image): void {
  const left = (folder: string) =>
    [...NOT_IN_SLIM, ...NOT_KEPT].reduce((sum, part) => sum + bytesIn(join(folder, part)), 0);
  const [whole = 0, own = 0] = [root, layer].map((one) => (bytesIn(one) - left(one)) / MB);
  say(`Image: ${whole.toFixed(0)} MB, ${own.toFixed(0)} MB of them on top of its Debian`);
  if (whole > MAX_IMAGE_MB) throw new Error(`More than ${MAX_IMAGE_MB} MB`);
}

/** Runs something in the container as its user, with what `docker run --read-only --cap-drop ALL` leaves. */
function inside(image: Image, pid: number, command: string[]): string[] {
  const user = ["setpriv", `--reuid=${image.user}`, `--regid=${image.user}`, "--clear-groups"];
  const bounds = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
  const cwd = ["env", "-i", `--chdir=${image.cwd}`];
  const env = Object.entries(image.env).map(([name, value]) => `${name}=${value}`);
  const enter = ["nsenter", `--target=${pid}`, "--net", "--mount"];
  return [...enter, "chroot", image.root, ...user, ...bounds, ...cwd, ...env, ...command];
}

/** Holds a network and a view of the file system, in which only volumes and /tmp can be written. */
function isolation({ root, volumes, user }: Image): ChildProcess {
  const places = [...volumes, "/beside", "/tmp"];
  const mounts = places.map(
    (place) => `mount -t tmpfs tmpfs ${root}${place}; chroot ${root} chown ${user} ${place}`,
  );
  const script = `ip link set lo up; mount -o remount,ro,bind ${root}; ${mounts.join("; ")}; echo held; sleep infinity`;
  return spawn(
    "unshare",
    ["--net", "--mount", "sh", "-ec", `mount --rbind ${root} ${root}; cd /; ${script}`],
    { stdio: ["ignore", "pipe", "ignore"], detached: true },
  );
}

function run([command = "", ...args]: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

async function tryOut(image: Image): Promise<void> {
  mkdirSync(join(image.root, "beside"), { recursive: true });
  const held = isolation(image);
  const pid = Number(held.pid);
  await new Promise((resolve) => held.stdout?.once("data", resolve));
  const [command = "", ...args] = inside(image, pid, image.command);
  const site = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  try {
    const begun = performance.now();
    const check = () => run(inside(image, pid, image.healthcheck)).status === 0;
    while (!check()) {
      if (site.exitCode !== null) throw new Error(`The command ended with ${site.exitCode}`);
      if (performance.now() - begun > START_PERIOD_MS) throw new Error("Its healthcheck fails");
      await sleep(ASK_MS);
    }
    say(`Healthy after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    const sh = (script: string) => run(inside(image, pid, ["sh", "-c", script]));
    const user = sh("id -un; grep -E '^Cap(Eff|Bnd)' /proc/self/status");
    if (!/^b4\n/.test(user.said) || !/CapEff:\s0+\nCapBnd:\s0+/.test(user.said))
      throw new Error(user.said);
    for (const place of ["/site", "/site/build", "/etc"]) {
      if (sh(`touch ${place}/x`).status === 0) throw new Error(`${place} can be written`);
    }
    say("Runs as b4 without capabilities, and can't write /site, /site/build or /etc");
    for (const [host, lang] of [
      ["localhost:3000", "en"],
      ["el.localhost:3000", "el"],
    ]) {
      const asked = run(inside(image, pid, ["node", "-e", viaHttp(String(host))]));
      if (!asked.said.includes(`<html lang="${lang}"`)) throw new Error(asked.said.slice(0, 300));
    }
    say("/about answers in English and Greek");
    const sent = run(inside(image, pid, ["node", "-e", FORM]));
    if (!sent.said.includes("303 /contact?sent=")) throw new Error(sent.said.slice(0, 300));
    say("The contact form is taken");
    for (const script of ["scripts/backup.ts", "scripts/doctor.ts"]) {
      const { status, said } = run(inside(image, pid, ["node", script]));
      if (script.includes("backup") && status !== 0) throw new Error(said);
      if (/ERR_MODULE|EROFS|EACCES/.test(said)) throw new Error(said);
      say(`node ${script}: ${said.trim().split("\n").at(-1)}`);
    }
    const ended = new Promise((resolve) => site.once("exit", (code) => resolve(code)));
    site.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`SIGTERM: it ended with ${code}`);
    say("SIGTERM ends it with 0");
  } finally {
    site.kill("SIGKILL");
    // Not of the shell alone: what it waits for holds the mounts.
    if (held.pid) process.kill(-held.pid, "SIGKILL");
  }
}

const viaHttp = (host: string) =>
  `require('http').get({port:3000,path:'/about',headers:{host:'${host}'}},r=>r.pipe(process.stdout))`;
const FORM = `fetch('http://localhost:3000/contact',{method:'POST',redirect:'manual',body:new URLSearchParams({
  name:'Maria Pappa',email:'maria@people.example',consent:'yes',topic:'press',message:'Hello from the press'})})
  .then(r=>console.log(r.status,r.headers.get('location')))`;

const stages = stagesOf(readFileSync(join(ROOT, "deploy/Dockerfile"), "utf8"));
say(`deploy/Dockerfile: sound, ${stages.length} stages`);
const image = imageOf(stages, ROOT, say, process.argv.includes(AGAIN));
weigh(image);
await tryOut(image);
image.unmount();

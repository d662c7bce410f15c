/**
 * A Debian of its own in a folder, for what can't be tried on the machine itself: what is written to it goes
 * into a layer that can be thrown away. Needs root, debootstrap and overlayfs; a network only for what is installed.
 */
import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const MIRROR = "http://deb.debian.org/debian";
const SUITE = "bookworm";
/** Outside of the project: tests are looked for in all of it. */
export const FOLDER = process.env.MACHINE_FOLDER ?? "/var/tmp/b4-machine";
/** How this machine reaches registries, where that is by certificates of its own. */
const PASSED_ON = ["npm_config_registry", "http_proxy", "https_proxy"];
/** Out of the way of Debian's own, which a package writes. */
const CERTIFICATES = "/etc/passed-on.pem";

/** Runs a program to its end; throws with what it said when it fails. */
export function must(command: string, args: string[], options: object = {}): string {
  const done: SpawnSyncReturns<string> = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (done.status === 0) return done.stdout ?? "";
  const said = `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`;
  throw new Error(`${command} ${args.join(" ")} ended with ${done.status}: ${said.slice(-2_000)}`);
}

/** The smallest Debian, made once and never written to afterwards. */
function bare(): string {
  const folder = join(FOLDER, SUITE);
  if (existsSync(join(folder, ".whole"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`Making a ${SUITE} in ${folder} …`);
  must("debootstrap", ["--variant=minbase", SUITE, folder, MIRROR]);
  mkdirSync(join(folder, ".whole"));
  return folder;
}

export type Machine = {
  /** What the programs in it see as /. */
  root: string;
  /** What was written since it was made. */
  layer: string;
  /** Runs a shell command in it as root; throws with what it said when it fails. */
  sh(script: string, env?: Record<string, string>, cwd?: string): string;
  /** The same while this process goes on with what it serves; answers what it said, however it ended. */
  meanwhile(script: string): Promise<string>;
  unmount(): void;
};

/** A machine on top of others' layers, the newest last; with nothing of another: a bare one. */
export function machine(name: string, below: readonly string[] = []): Machine {
  const own = known(name);
  unmountAll(own.root);
  rmSync(join(FOLDER, name), { recursive: true, force: true });
  const work = join(FOLDER, name, "work");
  for (const folder of [own.root, own.layer, work]) mkdirSync(folder, { recursive: true });
  const lower = [...below.toReversed(), bare()].join(":");
  const options = `lowerdir=${lower},upperdir=${own.layer},workdir=${work}`;
  must("mount", ["-t", "overlay", "overlay", "-o", options, own.root]);
  for (const system of ["proc", "sys", "dev"]) {
    must("mount", ["--rbind", `/${system}`, join(own.root, system)]);
    must("mount", ["--make-rslave", join(own.root, system)]);
  }
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) cpSync(file, join(own.root, file));
  bringCertificates(own.root);
  return own;
}

/** One that was made before and is mounted still. */
export function known(name: string): Machine {
  const [root, layer] = [join(FOLDER, name, "root"), join(FOLDER, name, "layer")];
  return {
    root,
    layer,
    sh: (script, env = {}, cwd = "/") =>
      must("chroot", [root, "/bin/sh", "-ec", `cd ${cwd}\n${script}`], { env: variables(env) }),
    async meanwhile(script) {
      const child = spawn("chroot", [root, "/bin/sh", "-c", script], { env: variables({}) });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => {
          said += chunk;
        });
      }
      await once(child, "close");
      return said;
    },
    unmount: () => unmountAll(root),
  };
}

const variables = (env: Record<string, string>) => ({
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: "/root",
  DEBIAN_FRONTEND: "noninteractive",
  ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...env,
});

function bringCertificates(root: string): void {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (file) cpSync(realpathSync(file), join(root, CERTIFICATES));
}

/** This machine's own Node and npm, not the project's, as an image that has them would. */
export function bringNode(root: string): void {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = folders.filter((folder) => !folder.includes("node_modules"));
  const [node, npm] = ["node", "npm"].map((name) => {
    const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
    if (!found) throw new Error(`There is no ${name} on this machine`);
    return realpathSync(found);
  }) as [string, string];
  cpSync(node, join(root, "usr/local/bin/node"));
  cpSync(dirname(dirname(npm)), join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  must("ln", ["-sf", "../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm")]);
}

function unmountAll(root: string): void {
  const mounts = must("cat", ["/proc/self/mounts"])
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "")
    .filter((path) => path === root || path.startsWith(`${root}/`));
  for (const path of mounts.toReversed()) spawnSync("umount", ["-l", path]);
}

/** Bytes that the files in a folder take, where there is one; one that several names share counts once. */
export const bytesIn = (folder: string): number =>
  existsSync(folder) ? Number(must("du", ["-sb", "--one-file-system", folder]).split("\t")[0]) : 0;

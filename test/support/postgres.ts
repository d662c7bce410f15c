import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const PROGRAMS = ["initdb", "pg_ctl", "createdb"];
const DEBIAN = "/usr/lib/postgresql";

/** Folder of PostgreSQL's programs, or undefined when it isn't installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, "bin"));
  // Debian keeps them apart; elsewhere they are on the PATH.
  return [...folders, ...(process.env.PATH ?? "").split(delimiter)].find((folder) =>
    PROGRAMS.every((name) => existsSync(join(folder, name))),
  );
}

export type Postgres = {
  socketFolder: string;
  port: number;
  user: string;
  /** Address of one of its databases. */
  url(database: string): string;
  stop(): void;
};

/** A fresh cluster on a socket of its own; it listens to no network. PostgreSQL refuses root. */
export function startPostgres(bin: string, port: number): Postgres {
  const folder = mkdtempSync(join(tmpdir(), "contract-pg-"));
  const data = join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  mkdirSync(data);
  if (isRoot) {
    const uid = Number(run("id", ["-u", "postgres"]).trim());
    chmodSync(folder, 0o755);
    for (const path of [folder, data]) chownSync(path, uid, uid);
  }
  const asOwner = (command: string) =>
    isRoot
      ? run("su", ["postgres", "-s", "/bin/bash", "-c", command])
      : run("bash", ["-c", command]);
  asOwner(`${bin}/initdb -D ${data} -U app -A trust -E UTF8 --locale=C.UTF-8 --no-sync`);
  const options = `-p ${port} -k ${folder} -c listen_addresses='' -c fsync=off`;
  asOwner(`${bin}/pg_ctl -D ${data} -l ${folder}/log -o "${options}" -w start > /dev/null`);
  asOwner(`${bin}/createdb -h ${folder} -p ${port} -U app directus`);
  return {
    socketFolder: folder,
    port,
    user: "app",
    url: (database) => `postgres://app@localhost:${port}/${database}?host=${folder}`,
    stop() {
      asOwner(`${bin}/pg_ctl -D ${data} -m immediate -w stop > /dev/null`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

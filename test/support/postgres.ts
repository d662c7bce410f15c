import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

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
  /** Ends it in good order, or takes it up again on the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Has all its processes stand still, or go on: connections stay, and nothing is answered. */
  hang(isHung: boolean): void;
  /** Processor time that its processes of this moment have used, and what ended ones have, in microseconds. */
  cpuUs(): number;
  /** Its first process, 0 while it is stopped; there is another one after `resume`. */
  pid(): number;
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
  const ownersShell = (command: string): [string, string[]] =>
    isRoot ? ["su", ["postgres", "-s", "/bin/bash", "-c", command]] : ["bash", ["-c", command]];
  const asOwner = (command: string) => run(...ownersShell(command));
  /** While whoever asks has other things to do, such as being the visitors. */
  const meanwhile = async (command: string) => {
    await promisify(execFile)(...ownersShell(command));
  };
  asOwner(`${bin}/initdb -D ${data} -U app -A trust -E UTF8 --locale=C.UTF-8 --no-sync`);
  const options = `-p ${port} -k ${folder} -c listen_addresses='' -c fsync=off`;
  const start = `${bin}/pg_ctl -D ${data} -l ${folder}/log -o "${options}" -w start > /dev/null`;
  asOwner(start);
  /** The postmaster, and all that it has started. */
  const processes = () => {
    const first = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0] ?? "";
    const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim();
    return [first, ...children.split(" ")].filter(Boolean).map(Number);
  };
  asOwner(`${bin}/createdb -h ${folder} -p ${port} -U app directus`);
  return {
    socketFolder: folder,
    port,
    user: "app",
    url: (database) => `postgres://app@localhost:${port}/${database}?host=${folder}`,
    halt: () => meanwhile(`${bin}/pg_ctl -D ${data} -m fast -w stop > /dev/null`),
    resume: () => meanwhile(start),
    hang(isHung) {
      for (const pid of processes()) process.kill(pid, isHung ? "SIGSTOP" : "SIGCONT");
    },
    pid: () => (existsSync(join(data, "postmaster.pid")) ? (processes()[0] ?? 0) : 0),
    cpuUs: () => processes().reduce((sum, pid) => sum + cpuUsOf(pid), 0),
    stop() {
      asOwner(`${bin}/pg_ctl -D ${data} -m immediate -w stop > /dev/null`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kernel clock ticks per second; 100 on every Linux we know. */
const TICKS_PER_S = 100;

/** A process's own time and that of its ended children, who are the connections that were closed. */
function cpuUsOf(pid: number): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // It has ended meanwhile; its time is the postmaster's now.
    return 0;
  }
  const fields = stat.split(") ")[1]?.split(" ") ?? [];
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
  return (ticks / TICKS_PER_S) * 1e6;
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

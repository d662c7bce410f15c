import { readFile } from "node:fs/promises";

/** What a process has in memory, in bytes, and the processor time it has had, in milliseconds. */
export type ProcessUse = { bytes: number; cpuMs: number };

/** One tick of the times in /proc, whatever the machine's clock: the kernel's promise to programs. */
const TICK_MS = 10;
/** Where the two times stand in `stat`, counted behind the name, which may hold anything. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;
const BYTES_PER_KB = 1024;

/** Undefined where the system does not tell it in this way, and for a process that has ended. */
export async function processUse(pid: number): Promise<ProcessUse | undefined> {
  try {
    const [stat, status] = await Promise.all(
      ["stat", "status"].map((name) => readFile(`/proc/${pid}/${name}`, "latin1")),
    );
    const times = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    const memory = status?.split("\n").find((line) => line.startsWith("VmRSS:"));
    const kilobytes = Number.parseInt(memory?.slice("VmRSS:".length) ?? "0", 10);
    return {
      bytes: kilobytes * BYTES_PER_KB,
      cpuMs: (Number(times[USER_TIME]) + Number(times[SYSTEM_TIME])) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

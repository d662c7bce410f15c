// What tests leave behind that were ended before they could put away what they had started.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Ends a process, or with a negative number a group, unless it has ended by itself. */
export function end(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has.
  }
}

/**
 * Removes a folder that was the temporary one of a run, and ends the database servers in it: they leave the
 * group of whoever started them, and are found by the file that they write there.
 */
export function removeWork(work) {
  // By a signal already, before the run had ended.
  if (!existsSync(work)) return;
  for (const name of readdirSync(work, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith("/postmaster.pid"))
      end(Number.parseInt(readFileSync(join(work, name), "utf8"), 10));
  }
  rmSync(work, { recursive: true, force: true });
}

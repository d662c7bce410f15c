// One stage of `npm test`, in a process of its own: stages go on side by side, and what each says is
// printed whole when it ends.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { ENDS_PLAYWRIGHT, environment, root } from "./install.mjs";

const running = new Set();
/** The signal that ended the run: nothing begins after it. */
let stopped;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopped = signal;
    for (const child of running) endGroup(child.pid);
  });
}

/**
 * Each stage leads a group of its own, so that what it started ends with it. By SIGINT, whichever signal
 * came: Playwright ends at any other without a word to the servers that it has started in further groups.
 */
function endGroup(leader) {
  try {
    process.kill(-leader, ENDS_PLAYWRIGHT);
  } catch {
    // It has just ended.
  }
}

const time = (ms) => `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`;

/** Runs a stage of `script`, named on its command line; answers whether it passed. */
export function runStage(name, title, script = join(root, "scripts/stages.mjs")) {
  if (stopped) return Promise.resolve(false);
  console.log(`· ${title} …`);
  const begun = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, name], {
      cwd: root,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    if (child.pid) running.add(child);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => said.push(chunk));
    }
    const end = (code, why) => {
      running.delete(child);
      const how = code === 0 ? "passed" : `FAILED (${why})`;
      process.stdout.write(`\n── ${title}: ${how} after ${time(Date.now() - begun)}\n`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    };
    child.on("error", (error) => end(1, error.message));
    child.on("close", (code, signal) =>
      end(code ?? 128 + constants.signals[signal], signal ?? `exit code ${code}`),
    );
  });
}

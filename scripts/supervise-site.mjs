// Runs the site's process until it ends, or until whoever started this one wants it to.
import { spawn } from "node:child_process";
import { root } from "./install.mjs";

/** How often it is looked whether npm is still there, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Passes on every order to stop, and ends as the site ends. The channel between the two is never
 * written to: it breaks when this process is killed, and the site stops by itself. npm that is killed
 * leaves this process to another parent; whoever runs the script without npm may go when they like.
 */
export function superviseSite(nodeArguments, env) {
  const site = spawn("node", [...nodeArguments, "server.ts"], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => site.kill(signal));
  site.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    site.kill("SIGTERM");
  }, LOOK_MS);
}

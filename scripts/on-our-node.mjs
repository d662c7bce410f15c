// node scripts/on-our-node.mjs SCRIPT.ts …: runs a script of ours in a fresh clone too, whatever Node
// the machine has; installs what is missing first.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { environment, fail, install, root } from "./install.mjs";

function runScript() {
  const child = spawn("node", process.argv.slice(2), {
    cwd: root,
    stdio: "inherit",
    env: environment,
  });
  // Told by hand: a terminal tells the script itself.
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGINT", () => {});
  child.on("error", fail);
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

install().then(runScript).catch(fail);

// npm run dev: the site with hot module replacement, from sources.
import { spawn } from "node:child_process";
import { environment, fail, install, root } from "./install.mjs";
import { prepare } from "./prepare.mjs";

async function dev() {
  await install();
  await prepare();
  const server = spawn("node", ["server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...environment, NODE_ENV: "development" },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 1));
}

dev().catch(fail);

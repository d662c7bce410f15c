// npm start: installs and builds what is missing, then runs the production site.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { environment, fail, install, root } from "./install.mjs";
import { siteArguments, siteEnvironment } from "./site-process.mjs";

async function start() {
  await install();
  await build();
  const server = spawn("node", [...siteArguments, "server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...siteEnvironment, ...environment, NODE_ENV: "production" },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

start().catch(fail);

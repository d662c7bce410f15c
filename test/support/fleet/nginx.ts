import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Certificate } from "../certificate.ts";
import { ASKED_HEADER } from "./visitor.ts";

const EXAMPLE = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));
/** Connections at once, of visitors and to processes together. */
const CONNECTIONS = 4_096;
/** Has each answer say what the processes said that were asked in turn: whoever fails is told by whom. */
const ASKED = `add_header ${ASKED_HEADER} $upstream_status always;`;
const LOOK_MS = 20;
const START_TIMEOUT_MS = 20_000;

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

type Options = {
  /** Ports of the processes behind. */
  ports: readonly number[];
  certificate: Certificate;
  plainPort: number;
  securePort: number;
  /** What an operator has changed in the file. */
  change?: (example: string) => string;
};

/** nginx by the example of deploy/: ports, and where certificates lie, are this machine's; all else is the file's. */
export async function startNginx({
  ports,
  certificate,
  plainPort,
  securePort,
  change = (example) => example,
}: Options) {
  const folder = mkdtempSync(join(tmpdir(), "b4-nginx-"));
  writeFileSync(join(folder, "privkey.pem"), certificate.key, { mode: 0o600 });
  writeFileSync(join(folder, "fullchain.pem"), certificate.cert);
  const example = change(readFileSync(EXAMPLE, "utf8"));
  const listed = /(?:^ *server 127\.0\.0\.1:\d+.*;\n)+/m;
  const [line = ""] = listed.exec(example)?.[0].split("\n") ?? [];
  const servers = ports.map((port) => line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  const site = example
    .replace(listed, `${servers.join("\n")}\n`)
    .replaceAll("/etc/ssl/b4/", `${folder}/`)
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${securePort} ssl;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; worker_processes 1;
     events { worker_connections ${CONNECTIONS}; } http { access_log off; ${ASKED} ${temporary.join(" ")}\n${site}\n}`,
  );
  const args = ["-e", "stderr", "-c", file];
  const checked = spawnSync("nginx", ["-t", ...args], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx refuses the example: ${checked.stderr}`);
  const nginx = spawn("nginx", args, { stdio: "ignore" });
  const ended = once(nginx, "exit");
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(securePort))) {
    if (nginx.exitCode !== null || Date.now() > until) throw new Error("nginx does not start");
    await sleep(LOOK_MS);
  }
  return {
    port: securePort,
    pid: nginx.pid,
    /** What it had to say of requests that went wrong. */
    complaints: () => readFileSync(join(folder, "error.log"), "utf8"),
    async close() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

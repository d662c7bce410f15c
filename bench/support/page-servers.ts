import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer } from "./ask.ts";
import { freePort, isInstalled, type Running, start } from "./process.ts";

/** Written by each server itself, for its own connection. */
const OF_THE_CONNECTION = new Set([
  "date",
  "connection",
  "keep-alive",
  "server",
  "transfer-encoding",
]);

/** The headers that belong to the page. */
export function pageHeaders(answer: Answer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name)),
  );
}

/** A bare node:http server with the same finished bytes and headers. */
export async function startBare(answer: Answer): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "b4-bare-"));
  const headersFile = join(folder, "headers.json");
  const bodyFile = join(folder, "body");
  writeFileSync(headersFile, JSON.stringify(pageHeaders(answer)));
  writeFileSync(bodyFile, answer.body);
  const port = await freePort();
  const script = new URL("./bare-server.ts", import.meta.url).pathname;
  return start({
    command: process.execPath,
    args: [script, headersFile, bodyFile, String(port)],
    url: `http://localhost:${port}`,
    isReady: (output) => output.includes("ready"),
  });
}

/** nginx sending the same bytes and headers from a file; undefined where it is not installed. */
export async function startNginx(answer: Answer): Promise<Running | undefined> {
  if (!isInstalled("nginx")) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "b4-nginx-"));
  writeFileSync(join(folder, "page"), answer.body);
  const port = await freePort();
  const skipped = new Set(["content-length", "content-type", "etag"]);
  const headers = Object.entries(pageHeaders(answer)).flatMap(([name, value]) =>
    skipped.has(name) ? [] : [`add_header ${name} "${value.replaceAll('"', '\\"')}";`],
  );
  const config = `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 10000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder}; try_files /page =404;
      types {} default_type "${answer.headers["content-type"]}";
      max_ranges 0; add_header last-modified "";
      etag off; add_header etag '${answer.headers.etag}';
      ${headers.join("\n      ")}
    }
  }
}`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const url = `http://localhost:${port}`;
  return start({
    command: "nginx",
    args: ["-p", folder, "-c", join(folder, "nginx.conf")],
    url,
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      ),
  });
}

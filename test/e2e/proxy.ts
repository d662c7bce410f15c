import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Certificate, certificateFor } from "../support/certificate.ts";
import { startTlsProxy } from "../support/tls-proxy.ts";
import { PORT, PROXIED } from "./sites.ts";

/** Ends TLS in front of the sites under test: nginx where the machine has it, else a small one. */
const folder = resolve("test-results", `proxy-${PORT}`);

const hosts = PROXIED.flatMap(({ origins }) =>
  Object.values(origins).map((origin) => new URL(origin).hostname),
);

/**
 * What a browser sends by itself (reports of violations) has no header of its journey's, and all journeys
 * together would meet what one network may report: each such request comes from a network of its own.
 */
const someNetwork = () => `2001:db8:${randomBytes(2).toString("hex")}::1`;

/** A server block much as docs/operating.md has it, for domains that are looked at by nobody else. */
const server = ({ to, port, plainPort }: (typeof PROXIED)[number]) => `
  server {
    listen 127.0.0.1:${port} ssl;
    listen 127.0.0.1:${plainPort};
    location / {
      proxy_pass http://127.0.0.1:${to};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $visitors;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_request_buffering off;
    }
  }`;

const configuration = () => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_max_body_size 30m;
  map $request_id $alone { "~^(?<part>.{4})" "2001:db8:$part::1"; }
  map $http_x_forwarded_for $visitors {
    "" "$alone, $remote_addr";
    default $proxy_add_x_forwarded_for;
  }
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ")}
${PROXIED.map(server).join("\n")}
}
`;

function startNginx({ key, cert }: Certificate) {
  writeFileSync(join(folder, "key.pem"), key, { mode: 0o600 });
  writeFileSync(join(folder, "cert.pem"), cert);
  writeFileSync(join(folder, "nginx.conf"), configuration());
  const nginx = spawn("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => nginx.kill());
  nginx.on("exit", (code) => process.exit(code ?? 1));
}

mkdirSync(folder, { recursive: true });
const certificate = await certificateFor(hosts);
if (spawnSync("nginx", ["-v"]).status === 0) startNginx(certificate);
else
  for (const { to, port, plainPort } of PROXIED)
    await startTlsProxy({ to, port, plainPort, certificate, someNetwork });

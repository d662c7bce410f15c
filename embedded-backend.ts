import { randomBytes } from "node:crypto";
import { createBackend, type FirstAdmin } from "./backend/index.ts";
import { smtpPort } from "./backend/mail/smtp-port.ts";
import type { Env } from "./env.ts";

const TOKEN_BYTES = 32;

/** The content backend inside this process. */
export type RunningBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** The site's own right to call it; made anew at every start when none is configured. */
  publicToken: string;
  /** How to sign in for the first time; only when the password was generated just now. */
  firstAdmin: FirstAdmin | undefined;
  close(): void;
};

/** Starts the embedded backend, unless the site is told to use another one. */
export async function startEmbeddedBackend(env: Env): Promise<RunningBackend | undefined> {
  if (env.contentBackendUrl) return undefined;
  const from = env.mailFrom ?? { name: env.siteName, address: env.contactEmail };
  const host = env.siteUrls.en.hostname;
  const mail = env.smtpUrl === undefined ? undefined : smtpPort({ url: env.smtpUrl, from, host });
  const publicToken = env.contentBackendToken ?? randomBytes(TOKEN_BYTES).toString("base64url");
  const backend = await createBackend({
    dataDir: env.dataDir,
    publicToken,
    adminEmail: env.adminEmail,
    adminPassword: env.adminPassword,
    allowedOrigins: [
      { origin: env.siteUrls.en.origin, language: "en" },
      { origin: env.siteUrls.el.origin, language: "el" },
    ],
    siteName: env.siteName,
    sendMail: mail?.send,
    providers: env.oidcProviders,
    clientAddress: (request) => request.headers.get("x-forwarded-for"),
  });
  return {
    fetch: backend.fetch,
    publicToken,
    firstAdmin: backend.firstAdmin,
    close() {
      backend.close();
      mail?.close();
    },
  };
}

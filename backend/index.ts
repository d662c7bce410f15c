import { createHash, randomBytes as nodeRandomBytes } from "node:crypto";
import { join } from "node:path";
import { createWriteGate } from "../packages/lib/storage/write-gate.ts";
import { normaliseEmail } from "../packages/lib/valid/email.ts";
import type { Core } from "./core.ts";
import { migrate } from "./db/migrate.ts";
import { databasePath, openDatabase } from "./db/open.ts";
import { forgetExpired } from "./db/retention.ts";
import { sqliteDatabase } from "./db/sqlite.ts";
import { createStorageGuard } from "./db/storage-guard.ts";
import { prepareFiles } from "./files/store.ts";
import { ensureAdministrator, type FirstAdmin } from "./first-admin.ts";
import { createRouter } from "./http/router.ts";
import { createOutbox } from "./mail/outbox.ts";
import { ISSUER_TIMEOUT_MS } from "./oidc/issuer.ts";
import type { AllowedOrigin, BackendOptions } from "./options.ts";
import { routes } from "./routes.ts";
import { keptSecret } from "./secret.ts";
import { createAccessTokens } from "./security/access-tokens.ts";
import { createLimits, RULES } from "./security/limits.ts";
import { createPasswordHasher } from "./security/passwords.ts";

export type { FirstAdmin } from "./first-admin.ts";
export type {
  AllowedOrigin,
  BackendOptions,
  Language,
  MailMessage,
  OidcProvider,
  SendMail,
} from "./options.ts";

import { renewSearchTexts } from "./write/search-text.ts";

export { MailRefused } from "./options.ts";
export { ROLE_IDS } from "./permissions.ts";
export { unavailableAnswer } from "./unavailable.ts";

/** How often sessions and tokens whose time is over are removed. */
const CLEANING_INTERVAL_MS = 60 * 60 * 1000;

export type Backend = {
  /** Answers a request; the path begins at the backend's root (`/auth/login`). Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** What an operator has to do something about, a line each; nothing on a good day. */
  concerns(): readonly string[];
  /** Sends no other mail and waits for the one under way, five seconds at most. */
  drain(): Promise<void>;
  /** Closes the database; requests under way should have been answered before. */
  close(): Promise<void>;
  /** Only when an administrator was just made with a generated password: to be shown once. */
  firstAdmin?: FirstAdmin;
};

function reportError(error: unknown) {
  console.error("Embedded content backend:", error);
}

function normaliseOrigins(origins: readonly AllowedOrigin[]): readonly AllowedOrigin[] {
  if (origins.length === 0) throw new Error("The backend needs at least one allowed origin.");
  return origins.map(({ origin, language }) => ({ origin: new URL(origin).origin, language }));
}

/**
 * The embedded content backend: a Directus-shaped API over SQLite in `dataDir` (design.md, spec
 * section 7). Throws when the database cannot be opened or was written by a newer version.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const now = options.now ?? Date.now;
  const randomBytes = options.randomBytes ?? nodeRandomBytes;
  const onError = options.onError ?? reportError;
  const file = openDatabase(options.dataDir);
  const db = sqliteDatabase(file);
  const storage = createStorageGuard(createWriteGate(file), (cause) => {
    const what = cause instanceof Error ? cause.message : cause;
    reportError(`${databasePath(options.dataDir)} is damaged and is not written any more: ${what}`);
    // A mail whose sending can't be noted down would be sent again and again.
    void outbox.close();
  });
  /** Of work that no request waits for. */
  const report = (error: unknown) => {
    if (!storage.note(error)) reportError(error);
  };
  const { sendMail } = options;
  const outbox = createOutbox({ db, now, randomBytes, sendMail, onError: report });
  try {
    migrate(file, now());
    await renewSearchTexts(db);
    const secret = createHash("sha256")
      .update(options.secret ?? keptSecret(options.dataDir, randomBytes))
      .digest();
    const core: Core = {
      db,
      storage,
      filesDir: join(options.dataDir, "files"),
      now,
      randomBytes,
      passwords: createPasswordHasher(randomBytes, options.hashCost),
      accessTokens: createAccessTokens(secret, now),
      limits: createLimits(now, { ...RULES, ...options.limits }),
      outbox,
      publicToken: options.publicToken || null,
      houseAddresses: new Set(
        (options.houseAddresses ?? []).flatMap((address) => normaliseEmail(address) ?? []),
      ),
      secret,
      allowedOrigins: normaliseOrigins(options.allowedOrigins),
      siteName: options.siteName ?? "B4",
      mountPath: options.mountPath ?? "/backend",
      providers: options.providers ?? {},
      issuerTimeoutMs: options.issuerTimeoutMs ?? ISSUER_TIMEOUT_MS,
      clientAddress: options.clientAddress ?? (() => null),
      onError,
    };
    return await start(core, options, report);
  } catch (error) {
    await outbox.close();
    file.close();
    throw error;
  }
}

async function start(
  core: Core,
  options: BackendOptions,
  report: (error: unknown) => void,
): Promise<Backend> {
  const firstAdmin = await ensureAdministrator(core, options.adminEmail, options.adminPassword);
  const clean = async () => {
    if (core.storage.isDamaged()) return;
    try {
      await forgetExpired(core);
    } catch (error) {
      // A full disk passes; the next round cleans up.
      report(error);
    }
  };
  await clean();
  await prepareFiles(core.filesDir, core.db);
  core.outbox.deliverSoon();
  const timer = setInterval(() => void clean(), CLEANING_INTERVAL_MS);
  timer.unref();
  return {
    fetch: createRouter(core, routes),
    concerns: () =>
      core.storage.isDamaged()
        ? ["backend: backend.db is damaged and is not written any more; restore it from a backup"]
        : [],
    drain: core.outbox.drain,
    async close() {
      clearInterval(timer);
      await core.outbox.close();
      await core.db.destroy();
    },
    ...(firstAdmin && { firstAdmin }),
  };
}

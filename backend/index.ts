import { createHash, randomBytes as nodeRandomBytes } from "node:crypto";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import { normaliseEmail } from "../packages/lib/valid/email.ts";
import type { Core } from "./core.ts";
import { forgetExpired } from "./db/retention.ts";
import { ensureAdministrator, type FirstAdmin } from "./first-admin.ts";
import { createRouter } from "./http/router.ts";
import { createOutbox } from "./mail/outbox.ts";
import { ISSUER_TIMEOUT_MS } from "./oidc/issuer.ts";
import type { AllowedOrigin, BackendOptions } from "./options.ts";
import { routes } from "./routes.ts";
import { createAccessTokens } from "./security/access-tokens.ts";
import { createLimits, RULES } from "./security/limits.ts";
import { createPasswordHasher } from "./security/passwords.ts";
import { sqliteStorage } from "./storage/sqlite-storage.ts";
import type { Storage } from "./storage/storage.ts";

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
export { StorageRefused } from "./storage/storage.ts";
export { unavailableAnswer } from "./unavailable.ts";

/** How often sessions and tokens whose time is over are removed. */
const CLEANING_INTERVAL_MS = 60 * 60 * 1000;

export type Backend = {
  /** Answers a request; the path begins at the backend's root (`/auth/login`). Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** What all processes on the same database know together for a while. */
  shared: SharedState;
  /** Sign-ins that hold. Rejects as the storage does. */
  sessions(): Promise<number>;
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
 * The embedded content backend: a Directus-shaped API over SQLite in `dataDir`, or over PostgreSQL
 * (design.md, spec section 7). Throws when the database cannot be opened or was written by a newer version.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const now = options.now ?? Date.now;
  const randomBytes = options.randomBytes ?? nodeRandomBytes;
  const onError = options.onError ?? reportError;
  const kept = await openStorage(options, (message) => {
    reportError(message);
    // A mail whose sending can't be noted down would be sent again and again.
    void outbox.close();
  });
  const { db, guard: storage } = kept;
  /** Of work that no request waits for. */
  const report = (error: unknown) => {
    if (!storage.note(error)) reportError(error);
  };
  const { sendMail } = options;
  const outbox = createOutbox({ db, now, randomBytes, sendMail, onError: report });
  try {
    await kept.migrate(now());
    await renewSearchTexts(db);
    const secret = createHash("sha256")
      .update(options.secret ?? (await kept.secret(randomBytes)))
      .digest();
    const shared = kept.shared(secret, now);
    const core: Core = {
      db,
      storage,
      files: kept.files,
      tell: kept.tell,
      now,
      randomBytes,
      passwords: createPasswordHasher(randomBytes, options.hashCost),
      accessTokens: createAccessTokens(secret, now),
      shared,
      limits: createLimits(shared, now, { ...RULES, ...options.limits }),
      outbox,
      contentFault: options.contentFault,
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
    return await start(core, kept, options, report);
  } catch (error) {
    await outbox.close();
    await kept.close();
    throw error;
  }
}

async function countSessions({ db, now }: Core): Promise<number> {
  const { count } = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("expires", ">", now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function openStorage(
  { dataDir, databaseUrl, filesUrl }: BackendOptions,
  onDamage: (message: string) => void,
): Promise<Storage> {
  if (!databaseUrl) return sqliteStorage(dataDir, onDamage);
  // Loaded when it is needed: without it a start is 35 ms shorter, and 6 MB smaller.
  const { postgresStorage } = await import("./storage/postgres-storage.ts");
  return postgresStorage(databaseUrl, dataDir, filesUrl);
}

async function start(
  core: Core,
  kept: Storage,
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
  await core.files.prepare();
  if (options.onChange) await kept.hear(options.onChange);
  core.outbox.deliverSoon();
  const timer = setInterval(() => void clean(), CLEANING_INTERVAL_MS);
  timer.unref();
  return {
    fetch: createRouter(core, routes),
    shared: core.shared,
    sessions: () => countSessions(core),
    concerns: kept.concerns,
    drain: core.outbox.drain,
    async close() {
      clearInterval(timer);
      await core.outbox.close();
      await kept.close();
    },
    ...(firstAdmin && { firstAdmin }),
  };
}

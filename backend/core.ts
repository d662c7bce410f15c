import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import type { Database } from "./db/database.ts";
import type { StorageGuard } from "./db/storage-guard.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { AllowedOrigin, BackendOptions, OidcProvider } from "./options.ts";
import type { AccessTokens } from "./security/access-tokens.ts";
import type { Limits } from "./security/limits.ts";
import type { PasswordHasher } from "./security/passwords.ts";

/** All that a request's handler depends on, assembled once in index.ts. */
export type Core = {
  db: Database;
  storage: StorageGuard;
  files: FileStore;
  /** See Storage. */
  tell: (db: Database, collection: string) => Promise<void>;
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
  passwords: PasswordHasher;
  accessTokens: AccessTokens;
  /** What all processes on this database know together for a while. */
  shared: SharedState;
  limits: Limits;
  outbox: Outbox;
  /** See BackendOptions. */
  contentFault: BackendOptions["contentFault"];
  publicToken: string | null;
  /** Where the website's notices go, in small letters (write/mail-rules.ts). */
  houseAddresses: ReadonlySet<string>;
  secret: Uint8Array;
  allowedOrigins: readonly AllowedOrigin[];
  siteName: string;
  mountPath: string;
  providers: Readonly<Record<string, OidcProvider>>;
  issuerTimeoutMs: number;
  clientAddress: (request: Request) => string | null;
  onError: (error: unknown, request: Request) => void;
};

/** The current time as it is stored and answered. */
export const timestamp = (core: Pick<Core, "now">): string => new Date(core.now()).toISOString();

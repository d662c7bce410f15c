import type { Rule } from "../packages/lib/limits/token-buckets.ts";
import type { StoreAddress } from "../packages/object-store/address.ts";
import type { RuleName } from "./security/limits.ts";
import type { HashCost } from "./security/passwords.ts";

/** Languages that mail is written in. */
export type Language = "en" | "el";

/** One mail as it is handed to the mail port. `id` is stable over retries (use it in Message-ID). */
export type MailMessage = {
  id: string;
  to: string;
  /** Whom an answer goes to, where not to the house. */
  replyTo?: string;
  subject: string;
  text: string;
  language: Language;
};

/**
 * The mail port: resolves once the mail is accepted for delivery, rejects to have it retried. It awaits
 * `handingOver` right before a server may get to see the whole text, and sends nothing when that
 * rejects. Whoever rejects afterwards does it with MailRefused where the server has said no: of any
 * other fault nobody knows whether the mail went, and it is not sent again by itself.
 */
export type SendMail = (message: MailMessage, handingOver: () => Promise<void>) => Promise<void>;

/** The server has the whole text and has refused it. */
export class MailRefused extends Error {}

/** An origin that links in mails and sign-in redirects may lead to, and the language spoken there. */
export type AllowedOrigin = { origin: string; language: Language };

/** An OpenID Connect issuer that people may sign in with, under `/auth/login/{name}`. */
export type OidcProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown on the sign-in page; the provider's name when left out. */
  label?: string;
  /** Space-separated; `openid email profile` when left out. */
  scope?: string;
};

export type BackendOptions = {
  /** Folder of `backend.db`, `secret` and `files/`; made when it does not exist. */
  dataDir: string;
  /** `postgres://…`: all of it is there instead, but for uploads under way. */
  databaseUrl?: string | undefined;
  /** With `databaseUrl`: a store for the contents of files, which are in the database otherwise. */
  filesUrl?: StoreAddress | undefined;
  /** Static token of the Public role. Without one only the anonymous rights exist. */
  publicToken?: string | undefined;
  /** Addresses that the website may write to besides the senders of leads and active staff. */
  houseAddresses?: readonly string[];
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
  randomBytes?: (size: number) => Uint8Array;
  /** Without it mail waits in the outbox, where administrators can read it. */
  sendMail?: SendMail | undefined;
  /** Reset links, invitations and sign-in redirects stay inside these; the first is the default. */
  allowedOrigins: readonly AllowedOrigin[];
  /** Named in mails. */
  siteName?: string;
  /** Path at which the caller mounts the backend; only for the callback address of providers. */
  mountPath?: string;
  /** Signing secret; made once and kept in `dataDir/secret` when not given. */
  secret?: string | undefined;
  /** Other limits than those of security/limits.ts. */
  limits?: Partial<Record<RuleName, Rule>>;
  /** What a new password's hash costs; ARGON2 of security/passwords.ts when left out. */
  hashCost?: HashCost;
  /**
   * What is wrong with a row of `pages` or `entries` that is to be shown, a line for each fault; undefined
   * for one that is right. Without it they are taken as they are.
   */
  contentFault?: (collection: string, row: Record<string, unknown>) => string | undefined;
  /**
   * Told when content that the site shows was written: by this process on SQLite, by any on the same
   * PostgreSQL; null when something may have been missed.
   */
  onChange?: (collection: string | null) => void;
  /** The caller's network address for limits and audit, null when it is not known. */
  clientAddress?: (request: Request) => string | null;
  providers?: Readonly<Record<string, OidcProvider>>;
  /** Longest wait for each answer of a provider; 5 s when left out. */
  issuerTimeoutMs?: number;
  /** Told of faults that the answer must not describe. */
  onError?: (error: unknown, request: Request) => void;
};

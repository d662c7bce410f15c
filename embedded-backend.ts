import { randomBytes } from "node:crypto";
import {
  type Backend,
  type BackendOptions,
  createBackend,
  type FirstAdmin,
  StorageRefused,
  unavailableAnswer,
} from "./backend/index.ts";
import { smtpPort } from "./backend/mail/smtp-port.ts";
import type { SendMail } from "./backend/options.ts";
import { beforeUpgrade } from "./backup/before-upgrade.ts";
import type { Env } from "./env.ts";
import { EnvError } from "./env-error.ts";
import { memoryState } from "./packages/lib/shared-state/memory-state.ts";
import type { SharedState } from "./packages/lib/shared-state/shared-state.ts";
import { planFrom } from "./server/backup-schedule.ts";

const TOKEN_BYTES = 32;
/** How often a database that could not be opened is tried again, in milliseconds. */
const OPEN_AGAIN_MS = 2_000;
/** The same after what is no fault of the storage: it stands in the log each time. */
const REFUSED_AGAIN_MS = 60_000;

/** The content backend inside this process. */
export type RunningBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** The site's own right to call it; made anew at every start when none is configured. */
  publicToken: string;
  /** What all processes on the same database know together for a while. */
  shared: SharedState;
  /** To be told of content that was written; null: of anything. */
  whenChanged(listener: (collection: string | null) => void): void;
  /** Says what is wrong with content that is to be shown; until then it is taken as it is. */
  checkContent(faultOf: NonNullable<BackendOptions["contentFault"]>): void;
  /** Attempts of this process to send a mail, by how they ended. */
  mails: Readonly<Record<"sent" | "failed", number>>;
  /** Sign-ins that hold; undefined while nobody can be asked. */
  sessions(): Promise<number | undefined>;
  /** What an operator has to do something about, a line each; nothing on a good day. */
  concerns(): readonly string[];
  /** Waits for the mail under way, five seconds at most. */
  close(): Promise<void>;
};

/**
 * Starts the embedded backend, unless the site is told to use another one. A database that can't be
 * opened does not keep the site from its visitors: until it is there every call is answered 503, as
 * by a backend that is away, and it is tried again. `onFirstAdmin` hears how to sign in for the first
 * time, when the password was generated just now.
 */
export async function startEmbeddedBackend(
  env: Env,
  onFirstAdmin: (admin: FirstAdmin) => void,
): Promise<RunningBackend | undefined> {
  if (env.contentBackendUrl) return undefined;
  const from = env.mailFrom ?? { name: env.siteName, address: env.contactEmail };
  const host = env.siteUrls.en.hostname;
  const mail = env.smtpUrl === undefined ? undefined : smtpPort({ url: env.smtpUrl, from, host });
  const publicToken = env.contentBackendToken ?? randomBytes(TOKEN_BYTES).toString("base64url");
  const listeners: ((collection: string | null) => void)[] = [];
  const mails = { sent: 0, failed: 0 };
  let faultOf: BackendOptions["contentFault"];
  const options = {
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    filesUrl: env.filesUrl,
    publicToken,
    houseAddresses: [env.contactEmail, ...Object.values(env.noticeEmails)],
    adminEmail: env.adminEmail,
    adminPassword: env.adminPassword,
    allowedOrigins: [
      { origin: env.siteUrls.en.origin, language: "en" },
      { origin: env.siteUrls.el.origin, language: "el" },
    ],
    siteName: env.siteName,
    contentFault: (collection: string, row: Record<string, unknown>) => faultOf?.(collection, row),
    onChange: (collection: string | null) => {
      for (const listener of listeners) listener(collection);
    },
    sendMail: mail && counted(mail.send, mails),
    providers: env.oidcProviders,
    clientAddress: (request: Request) => request.headers.get("x-forwarded-for"),
  } as const;
  const what = env.databaseUrl ? "PostgreSQL can't be reached" : "backend.db can't be opened";
  const opening = new Opening(() => create(env, options), onFirstAdmin, what);
  await opening.begin();
  return {
    fetch: (request) => opening.fetch(request),
    publicToken,
    shared: opening.shared,
    whenChanged: (listener) => listeners.push(listener),
    checkContent: (check) => {
      faultOf = check;
    },
    concerns: () => opening.concerns(),
    mails,
    sessions: () => opening.sessions(),
    async close() {
      await opening.close();
      mail?.close();
    },
  };
}

/** The same mail port, its ends counted. */
function counted(send: SendMail, mails: { sent: number; failed: number }): SendMail {
  return async (...mail) => {
    try {
      await send(...mail);
      mails.sent++;
    } catch (error) {
      mails.failed++;
      throw error;
    }
  };
}

/** A copy is made before steps that can't be taken back. */
async function create(env: Env, options: BackendOptions): Promise<Backend> {
  try {
    const name = await beforeUpgrade(planFrom(env));
    if (name) console.info(`A backup was made before the upgrade of the database: ${name}`);
    return await createBackend(options);
  } catch (error) {
    throw error instanceof StorageRefused
      ? new EnvError(`DATABASE_URL does not work: ${error.message}`)
      : error;
  }
}

/** A backend that is there, or that is not there yet. */
class Opening {
  readonly #create: () => Promise<Backend>;
  readonly #onFirstAdmin: (admin: FirstAdmin) => void;
  /** What is wrong while it is not there. */
  readonly #concern: string;
  #backend: Backend | undefined;
  #fault: { message: string; answer: () => Response } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    create: () => Promise<Backend>,
    onFirstAdmin: (admin: FirstAdmin) => void,
    what: string,
  ) {
    this.#create = create;
    this.#onFirstAdmin = onFirstAdmin;
    this.#concern = `backend: ${what}`;
  }

  /** Throws what is not a fault of the storage, such as a database of a newer version. */
  async begin(): Promise<void> {
    try {
      this.#backend = await this.#create();
    } catch (error) {
      const answer = unavailableAnswer(error);
      if (!answer || !(error instanceof Error)) throw error;
      const { message } = error;
      if (message !== this.#fault?.message) {
        console.error(`The content backend's database can't be opened: ${message}`);
      }
      this.#fault = { message, answer };
      this.#timer = setTimeout(() => this.#again(), OPEN_AGAIN_MS).unref();
      return;
    }
    if (this.#fault) console.info("The content backend's database is open");
    this.#fault = undefined;
    if (this.#backend.firstAdmin) this.#onFirstAdmin(this.#backend.firstAdmin);
  }

  async #again(): Promise<void> {
    await this.begin().catch((error: unknown) => {
      // The copy before an upgrade could not be made, or somebody else is making one: it may pass.
      console.error(error);
      this.#timer = setTimeout(() => this.#again(), REFUSED_AGAIN_MS).unref();
    });
  }

  /** Until the database is there, what this process knows. */
  readonly shared: SharedState = throughTo(() => this.#backend?.shared ?? this.#own);
  readonly #own = memoryState(Date.now);

  async fetch(request: Request): Promise<Response> {
    if (this.#backend) return this.#backend.fetch(request);
    return this.#fault?.answer() ?? Response.error();
  }

  async sessions(): Promise<number | undefined> {
    return this.#backend?.sessions().catch(() => undefined);
  }

  concerns(): readonly string[] {
    if (this.#fault) return [this.#concern];
    return this.#backend?.concerns() ?? [];
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#backend?.drain();
    await this.#backend?.close();
  }
}

/** A state that is another one as soon as there is one. */
const throughTo = (state: () => SharedState): SharedState => ({
  get isShared() {
    return state().isShared;
  },
  get documents() {
    return state().documents;
  },
  get assets() {
    return state().assets;
  },
  get tallies() {
    return state().tallies;
  },
  put: (...all) => state().put(...all),
  get: (...all) => state().get(...all),
  delete: (...all) => state().delete(...all),
  take: (...all) => state().take(...all),
  giveBack: (...all) => state().giveBack(...all),
});

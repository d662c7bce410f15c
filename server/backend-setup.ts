import { z } from "zod";
import { BackendError } from "../app/api/backend-error.server.ts";
import type { BackendConnection } from "../app/api/connection.ts";
import type { Env } from "../env.ts";
import { askBackend } from "./ask-backend.ts";
import { licenceOf } from "./backend-licence.ts";
import { noticesSentence, refusedNotices } from "./backend-notices.ts";

/** How often a backend that is set up right is looked at again, in milliseconds: rights can be taken away. */
const LOOK_MS = 5 * 60_000;
/** The same for one that is not, or that nobody could be asked about. */
const LOOK_AGAIN_MS = 15_000;
const REFUSALS = new Set([401, 403]);
const NOT_THERE = 404;

/** Where its people are sent by mail: what a Directus has to allow, for both languages. */
const MAILED_PAGES = {
  PASSWORD_RESET_URL_ALLOW_LIST: "/account/reset-password",
  USER_INVITE_URL_ALLOW_LIST: "/account/accept-invite",
} as const;
type AllowList = keyof typeof MAILED_PAGES;

/** What the hook in a Directus says of itself (scripts/directus/extension); our own backend has no lists. */
const installation = z.object({
  data: z.object({
    PASSWORD_RESET_URL_ALLOW_LIST: z.array(z.string()).optional(),
    USER_INVITE_URL_ALLOW_LIST: z.array(z.string()).optional(),
    /** Whether it refuses the token of a session that is over (app/session/session.server.ts). */
    ends_sessions: z.boolean().optional(),
  }),
});
type Lists = z.infer<typeof installation>["data"];

type Setup = { connection: BackendConnection; siteUrls: Env["siteUrls"] };
/** Where notices go, so that a backend that would refuse them is told of. */
type Noticed = Partial<Pick<Env, "contactEmail" | "noticeEmails">>;

/**
 * Watches whether a content backend elsewhere is set up for this site. With a wrong token pages go on
 * and forms are taken, but nothing of it arrives; without the hook no mail leaves: that has to be said
 * (docs/operating.md). A process that finds it so as it starts is not ready before it is mended; one
 * that was ready stays so, since pages are shown all the same (docs/decisions/0034).
 */
export class BackendSetup {
  readonly #setup: Setup & Noticed;
  #unheard = "";
  #faults: readonly string[] = [];
  #hasLooked = false;
  #isHeldBack = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #onReady = () => {};

  constructor(setup: Setup & Noticed) {
    this.#setup = setup;
  }

  /** Looks from now on, and resolves after the first look. Never fails. */
  async start(): Promise<void> {
    const faults = await faultsOf(this.#setup);
    if (this.#isStopped) return;
    if (faults) this.#note(faults);
    if (faults?.length === 0) await this.#lookAtNotices();
    if (this.#isStopped) return;
    const pause = faults?.length === 0 ? LOOK_MS : LOOK_AGAIN_MS;
    this.#timer = setTimeout(() => this.start(), pause).unref();
    if (!this.#hasLooked) this.#isHeldBack = this.#faults.length > 0;
    this.#hasLooked = true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  concerns(): readonly string[] {
    return this.#faults.map((fault) => `backend: ${fault}`);
  }

  /** Whether the first look has found a fault that is there still. */
  isHeldBack(): boolean {
    return this.#isHeldBack;
  }

  /** Calls back once what held the process back is mended. */
  whenMended(callback: () => void): void {
    this.#onReady = callback;
  }

  /** Told, and no reason to be held back: what visitors send is stored, and staff see it. */
  async #lookAtNotices(): Promise<void> {
    const { connection, contactEmail, noticeEmails = {} } = this.#setup;
    if (!contactEmail) return;
    const settings = await refusedNotices(connection, { contactEmail, noticeEmails });
    const unheard = settings.join(" and ");
    if (unheard && unheard !== this.#unheard) {
      console.error(`Content backend: ${noticesSentence(settings)}`);
    }
    this.#unheard = unheard;
  }

  #note(faults: readonly string[]): void {
    if (String(faults) === String(this.#faults)) return;
    this.#faults = faults;
    if (faults.length > 0) {
      console.error(`Content backend: ${faults.join("; ")}`);
      return;
    }
    console.info("Content backend: it is set up for the site now");
    if (!this.#isHeldBack) return;
    this.#isHeldBack = false;
    this.#onReady();
  }
}

/** What is wrong, a sentence each; undefined while nobody could be asked. */
export async function faultsOf(setup: Setup): Promise<string[] | undefined> {
  const { connection } = setup;
  if (!connection.publicToken)
    return ["CONTENT_BACKEND_TOKEN is not set; what visitors send waits"];
  try {
    const rights = await askBackend(connection, "/permissions/me");
    if (!mayCreateLeads(rights)) {
      return ["CONTENT_BACKEND_TOKEN may not create leads; what visitors send waits"];
    }
    if ((await licenceOf(connection)) === "locked") {
      return ["it refuses everything for want of a licence; what visitors send waits"];
    }
    return await faultsOfHook(setup);
  } catch (error) {
    if (!(error instanceof BackendError) || !REFUSALS.has(error.status)) return undefined;
    return ["CONTENT_BACKEND_TOKEN is refused; what visitors send waits"];
  }
}

async function faultsOfHook({ connection, siteUrls }: Setup): Promise<string[]> {
  let lists: Lists;
  try {
    const answer = installation.safeParse(await askBackend(connection, "/b4-site"));
    // Something in front of the backend has answered: no word of the hook's.
    if (!answer.success) return [];
    lists = answer.data.data;
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== NOT_THERE) throw error;
    return [
      "the extension b4-site is missing there, or older than the site; mail waits unsent and leads are kept for ever",
    ];
  }
  if (lists.PASSWORD_RESET_URL_ALLOW_LIST && !lists.ends_sessions) {
    return [
      "the extension b4-site there is older than the site; who is signed out or suspended stays for 15 minutes",
    ];
  }
  return Object.keys(MAILED_PAGES).flatMap((name) => missingIn(name as AllowList, lists, siteUrls));
}

function missingIn(name: AllowList, lists: Lists, siteUrls: Env["siteUrls"]): string[] {
  const listed = lists[name];
  const wanted = [siteUrls.en, siteUrls.el].map(({ origin }) => `${origin}${MAILED_PAGES[name]}`);
  const missing = wanted.filter((address) => !listed?.includes(address));
  if (!listed || missing.length === 0) return [];
  return [`${name} lacks ${missing.join(" and ")}; no such link is mailed`];
}

/** Rights by collection, as Directus names them; an answer of another shape says nothing. */
function mayCreateLeads(body: unknown): boolean {
  const { data } = body as { data?: unknown };
  if (typeof data !== "object" || data === null || Array.isArray(data)) return true;
  const { leads } = data as { leads?: { create?: { access?: unknown } } };
  const access = leads?.create?.access;
  return access !== undefined && access !== "none";
}

import { createContext } from "react-router";
import type { BackupState } from "../packages/lib/backups/state.ts";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import type { Backend } from "./api/backend.server.ts";
import type { BackendConnection, Visitor } from "./api/connection.ts";
import type { LocaleCode, SiteOrigins } from "./i18n/locales.ts";
import type { AccountsConfig } from "./session/accounts-config.ts";
import type { Session } from "./session/session.server.ts";
import type { VisitCounts } from "./visits/visit-counts.server.ts";

/** What the server knows about a request before the router sees it. */
export type SiteContext = {
  /** Language of the host that was asked. */
  locale: LocaleCode;
  origins: SiteOrigins;
  siteName: string;
  contactEmail: string;
  contactPhone: string;
  /** Who runs the site, in this language. */
  company: Company;
  /** Addresses that notices of a form or a topic go to, by its name. */
  noticeEmails: Readonly<Record<string, string>>;
  /** Language of those notices, and the site that they lead to. */
  staffLanguage: LocaleCode;
  /** Whether mails go out; without a mail server they wait in the outbox. A Directus sends its own. */
  sendsMail: boolean;
  /** What is known of the backups of this server's data. */
  backups: () => Promise<BackupState>;
  /** Hash of the running build's files. */
  buildId: string;
  /** Rules that send a path elsewhere; see app/route-rules.ts. */
  routeRules: RouteRules;
  accounts: AccountsConfig;
  /** What this process and any others of the site know together for a while. */
  shared: SharedState;
  /** What browsers reported, in sums. */
  visits: VisitCounts;
  /** How the content backend is reached; calls go through `backendContext` or `sessionContext`. */
  connection: BackendConnection;
  visitor: Visitor;
  icons: { collections: readonly string[]; fallbackOrigin: string | undefined };
  /** Set when the request was refused before routing: the error screen is shown with this status. */
  refusal: Refusal | undefined;
  /** Whether the site itself answers at a path, with a page, an endpoint or the backend. */
  hasPage: (path: string) => boolean;
  /** Any page of the site as a visitor without cookies gets it. */
  readPage: (locale: LocaleCode, path: string) => Promise<Response>;
  /**
   * The error screen in the shell, for a middleware that refuses a document: thrown there, an error
   * would find no loader's data, and the screen no words.
   */
  showRefusal: (refusal: Refusal) => Promise<Response>;
};

/** Who runs the site, as registers know it. What the operator has not said is not shown. */
export type Company = {
  name: string | undefined;
  address: string | undefined;
  /** The register and the number there: "GEMI 123456789000". */
  register: string | undefined;
  vat: string | undefined;
};

export type Refusal = { status: number; statusMessage: string; message: string };

export type RouteRules = Readonly<Record<string, RouteRule>>;
export type RouteRule = { redirect: { to: string; statusCode: 302 | 307 | 308 } };

/** Set by server/render.ts for every request. */
export const siteContext = createContext<SiteContext>();

/** The site's own port to the backend: with the static public token, or with no rights at all. */
export const backendContext = createContext<Backend>();

/** Who is signed in; set by the middleware of routes that know accounts (middleware/session). */
export const sessionContext = createContext<Session>();

/** Set by an action whose form comes back with errors: the loader then marks the page's title. */
export const formProblemContext = createContext(false);

/**
 * Finishes a rendered document: what carries `nonce="{mark}"` is this program's own. Gives the HTML
 * as it leaves, without the mark, the content policy that allows those scripts and no others, and where
 * what it forbids is reported.
 */
export type FinishDocument = (
  html: string,
  mark: string,
  /** Scripts of routes that the browser needs beside the document's own, by the routes' ids. */
  modules?: ReadonlyMap<string, string>,
) => { html: string; policy: string; reporting: string };

/** Undefined in development, where Vite writes into pages too. */
export const finishDocumentContext = createContext<FinishDocument | undefined>();

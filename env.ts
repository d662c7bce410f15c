import { z } from "zod";
import type { Company } from "./app/context.ts";
import type { AccountsConfig } from "./app/session/accounts-config.ts";
import { accountsConfig, accountVariables, type OidcProvider } from "./env-accounts.ts";
import { type BackupConfig, backupConfig, backupVariables } from "./env-backup.ts";
import { type DatabaseConfig, databaseConfig, databaseVariables } from "./env-database.ts";
import { type EdgeConfig, edgeConfig, edgeVariables } from "./env-edge.ts";
import { EnvError } from "./env-error.ts";
import { type WatchingConfig, watchingConfig, watchingVariables } from "./env-watching.ts";
import { normaliseEmail } from "./packages/lib/valid/email.ts";
import { LEASE_SECONDS } from "./server/intake/delivery-queue.ts";

/**
 * The only reader of the environment (interface.md lists the names). Parsed once at start; a wrong
 * value stops the start with one line that names the variable and says what it must be.
 */
export type Env = DatabaseConfig & {
  mode: "production" | "development";
  host: string;
  port: number;
  siteUrls: { en: URL; el: URL };
  /** Both site addresses were left out: loopback hosts are then served in English. */
  siteUrlsAreDefault: boolean;
  siteName: string;
  dataDir: string;
  /** A folder that processes share, for hashed files of older and newer builds. */
  assetsDir: string | undefined;
  contentBackendUrl: URL | undefined;
  contentBackendToken: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  contactEmail: string;
  contactPhone: string;
  /** Who runs the site, as registers know it; what is left out is not shown. */
  company: Readonly<Record<"en" | "el", Company>>;
  /** Who hears of which form or topic; whatever is not listed goes to the contact address. */
  noticeEmails: Readonly<Record<string, string>>;
  /** Language of the notices to the house, and the site that they lead to. */
  staffLanguage: "en" | "el";
  /** Variables that are set and have no meaning any more, and what to do instead. */
  retired: readonly { name: string; instead: string }[];
  trustProxy: number;
  /** How long a process that died keeps what it was delivering: tests don't wait that long. */
  intakeLeaseSeconds: number;
  /** Where Prometheus reads; undefined: nowhere, and nothing is counted. */
  metrics: { port: number; host: string } | undefined;
  /** External careers address that /apply-redirect goes on to (spec, section 2). */
  careersUrl: URL | undefined;
  /** Origin of a public icon API used for icons that are not bundled; off unless set. */
  iconFallbackUrl: URL | undefined;
  /** Icon collections the local endpoint serves; empty means that no provider is configured. */
  iconCollections: string[];
  /**
   * `key` proves to IndexNow that the sites are ours and is served as /{key}.txt: off unless set.
   * `receiver` takes what is announced.
   */
  indexNow: { key: string | undefined; receiver: URL };
  accounts: AccountsConfig;
  backup: BackupConfig;
  watching: WatchingConfig;
  /** Undefined: nothing between the site and browsers is told of publications. */
  edge: EdgeConfig | undefined;
  /** Issuers of the embedded backend, by the name they have in addresses. */
  oidcProviders: Readonly<Record<string, OidcProvider>>;
};

const MAX_PORT = 65_535;
const MAX_PROXIES = 10;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;
const DEFAULT_PORT = 3000;
const MAX_LINE_LENGTH = 200;
/** Passes announcements on to every search engine that takes part. */
const INDEXNOW_URL = "https://api.indexnow.org/indexnow";

/** It published what editors changed; PostgreSQL does, with all else that processes have to share. */
const REDIS = {
  name: "REDIS_URL",
  instead: "Leave it out; where several processes run, set DATABASE_URL to postgres://…",
} as const;

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

function whole(from: number, to: number, fallback: number) {
  const rule = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .trim()
    .default(String(fallback))
    .transform((value) => (value === "" ? String(fallback) : value))
    .refine((value) => /^\d+$/.test(value), rule)
    .transform(Number)
    .refine((value) => value >= from && value <= to, rule);
}

/** A port, or nothing. */
const optionalPort = optionalText.transform((value, context) => {
  if (value === undefined) return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= MAX_PORT) return port;
  context.addIssue({ code: "custom", message: `must be a whole number from 1 to ${MAX_PORT}` });
  return z.NEVER;
});

function webAddress(rule: string, check: (url: URL) => boolean) {
  return optionalText.transform((value, context) => {
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (url && /^https?:$/.test(url.protocol) && check(url)) return url;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });
}

const origin = () =>
  webAddress(
    "must be an origin such as https://b4.example, without a path",
    (url) => url.pathname === "/" && !url.search && !url.hash && !url.username,
  );
const address = () =>
  webAddress("must be an address that begins with http:// or https://", () => true);

const text = (fallback: string) =>
  z
    .string()
    .trim()
    .default(fallback)
    .transform((value) => value || fallback);

/** The backend's rule: mails to an address that it refuses could never be put into the outbox. */
const email = z
  .string()
  .refine((value) => normaliseEmail(value) !== null, "must be an e-mail address");

/** `contact=a@b4.example,press=c@b4.example`: a form's or topic's name and its address. */
const namedEmails = optionalText.transform((value, context) => {
  const pairs = (value ?? "").split(",").flatMap((pair) => {
    const [name = "", address = ""] = pair.split("=").map((part) => part.trim());
    return name === "" && address === "" ? [] : [[name, address] as const];
  });
  if (pairs.every(([name, to]) => /^[a-z-]+$/.test(name) && email.safeParse(to).success)) {
    return Object.fromEntries(pairs);
  }
  context.addIssue({
    code: "custom",
    message: "must be names and addresses such as press=press@b4.example, parted by commas",
  });
  return z.NEVER;
});

/** Shown on one line, in pages and in structured data. */
const line = optionalText.refine(
  (value) => value === undefined || (value.length <= MAX_LINE_LENGTH && !/[\r\n]/.test(value)),
  `must be one line of at most ${MAX_LINE_LENGTH} characters`,
);

const schema = z.object({
  ...accountVariables,
  ...backupVariables,
  ...databaseVariables,
  ...watchingVariables,
  ...edgeVariables,
  NODE_ENV: z.string().optional(),
  HOST: text("127.0.0.1"),
  PORT: whole(0, MAX_PORT, DEFAULT_PORT),
  SITE_URL_EN: origin(),
  SITE_URL_EL: origin(),
  SITE_NAME: text("B4"),
  DATA_DIR: text("./data"),
  ASSETS_DIR: optionalText,
  CONTENT_BACKEND_URL: address(),
  CONTENT_BACKEND_TOKEN: optionalText,
  ADMIN_EMAIL: optionalText.pipe(email.optional()),
  ADMIN_PASSWORD: optionalText.refine(
    (value) =>
      value === undefined ||
      (value.length >= MIN_PASSWORD_LENGTH && value.length <= MAX_PASSWORD_LENGTH),
    `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  ),
  SMTP_URL: optionalText.refine(
    (value) => value === undefined || (/^smtps?:\/\/\S+$/.test(value) && URL.canParse(value)),
    "must be an address that begins with smtp:// or smtps://, user and password in it percent-encoded (/ is %2F, # is %23)",
  ),
  MAIL_FROM: optionalText,
  CONTACT_EMAIL: text("hello@b4.example").pipe(email),
  CONTACT_PHONE: text("+1 215 555 0104").refine(
    (value) => /^\+?[\d ().-]{7,24}$/.test(value),
    "must be a phone number such as +1 215 555 0104",
  ),
  LEGAL_NAME_EN: line,
  LEGAL_NAME_EL: line,
  LEGAL_ADDRESS_EN: line,
  LEGAL_ADDRESS_EL: line,
  LEGAL_REGISTER: line,
  LEGAL_VAT: line,
  NOTICE_EMAILS: namedEmails,
  STAFF_LANGUAGE: text("en").pipe(z.enum(["en", "el"], "must be en or el")),
  REDIS_URL: optionalText,
  TRUST_PROXY: whole(0, MAX_PROXIES, 0),
  INTAKE_LEASE_SECONDS: whole(1, LEASE_SECONDS, LEASE_SECONDS),
  METRICS_PORT: optionalPort,
  METRICS_HOST: text("127.0.0.1"),
  CAREERS_URL: address(),
  ICON_FALLBACK_URL: origin(),
  INDEXNOW_KEY: optionalText.refine(
    (value) => value === undefined || /^[a-zA-Z0-9-]{8,128}$/.test(value),
    "must have 8 to 128 letters, digits or hyphens",
  ),
  INDEXNOW_URL: address(),
  ICON_COLLECTIONS: z
    .string()
    .default("lucide")
    .transform((value) => value.split(",").flatMap((name) => name.trim() || []))
    .refine(
      (names) => names.every((name) => /^[a-z0-9-]+$/.test(name)),
      "must be collection names parted by commas, such as lucide",
    ),
});

/** Reads the variables of section "Environment" of interface.md. Throws EnvError with one line. */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const result = schema.safeParse(input);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const env = result.data;
  checkSiteUrls(env);
  const en = env.SITE_URL_EN ?? new URL(`http://localhost:${env.PORT}`);
  const el = env.SITE_URL_EL ?? new URL(`http://el.localhost:${env.PORT}`);
  return {
    mode: env.NODE_ENV === "development" ? "development" : "production",
    host: env.HOST,
    port: env.PORT,
    siteUrls: { en, el },
    siteUrlsAreDefault: !env.SITE_URL_EN && !env.SITE_URL_EL,
    siteName: env.SITE_NAME,
    dataDir: env.DATA_DIR,
    ...databaseConfig(env),
    assetsDir: env.ASSETS_DIR,
    contentBackendUrl: env.CONTENT_BACKEND_URL,
    contentBackendToken: env.CONTENT_BACKEND_TOKEN,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    contactPhone: env.CONTACT_PHONE,
    company: { en: companyIn(env, "EN", "EL"), el: companyIn(env, "EL", "EN") },
    noticeEmails: env.NOTICE_EMAILS,
    staffLanguage: env.STAFF_LANGUAGE,
    retired: env.REDIS_URL === undefined ? [] : [REDIS],
    trustProxy: env.TRUST_PROXY,
    intakeLeaseSeconds: env.INTAKE_LEASE_SECONDS,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : undefined,
    careersUrl: env.CAREERS_URL,
    iconFallbackUrl: env.ICON_FALLBACK_URL,
    iconCollections: env.ICON_COLLECTIONS,
    indexNow: { key: env.INDEXNOW_KEY, receiver: env.INDEXNOW_URL ?? new URL(INDEXNOW_URL) },
    accounts: accountsConfig(env, en.protocol === "https:"),
    backup: backupConfig(env),
    watching: watchingConfig(env),
    edge: edgeConfig(env),
    oidcProviders: env.OIDC_PROVIDERS,
  };
}

/** Who runs the site, in a language's own words; where they are missing, in the other's. */
function companyIn(env: z.output<typeof schema>, own: "EN" | "EL", other: "EN" | "EL"): Company {
  return {
    name: env[`LEGAL_NAME_${own}`] ?? env[`LEGAL_NAME_${other}`],
    address: env[`LEGAL_ADDRESS_${own}`] ?? env[`LEGAL_ADDRESS_${other}`],
    register: env.LEGAL_REGISTER,
    vat: env.LEGAL_VAT,
  };
}

/**
 * One process serves both sites, and TLS ends in front of it: their scheme is what any request is
 * taken to have come by, so they share one.
 */
function checkSiteUrls(env: {
  SITE_URL_EN?: URL | undefined;
  SITE_URL_EL?: URL | undefined;
}): void {
  const { SITE_URL_EN: en, SITE_URL_EL: el } = env;
  if (!en && !el) return;
  if (!en)
    throw new EnvError("SITE_URL_EN must be set when SITE_URL_EL is: one origin per language");
  if (!el)
    throw new EnvError("SITE_URL_EL must be set when SITE_URL_EN is: one origin per language");
  if (en.origin === el.origin) throw new EnvError("SITE_URL_EL must differ from SITE_URL_EN");
  if (en.protocol !== el.protocol) {
    throw new EnvError("SITE_URL_EL must begin with the scheme of SITE_URL_EN, https or http both");
  }
}

import { z } from "zod";
import type { AccountsConfig } from "./app/session/accounts-config.ts";

/** The part of the environment that accounts read (docs/accounts.md); env.ts parses it. */

const DAY_S = 24 * 60 * 60;
/** As long as a refresh token lives unused. */
const DEFAULT_MAX_AGE_S = 7 * DAY_S;
const MAX_MAX_AGE_S = 400 * DAY_S;

/** An OpenID Connect issuer that people may sign in with. */
export type OidcProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  label?: string;
  scope?: string;
};

const PROVIDERS_RULE =
  'must be JSON such as {"google":{"issuer":"https://…","clientId":"…","clientSecret":"…","label":"Google"}}';

const provider = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  label: z.string().min(1).optional(),
  scope: z.string().min(1).optional(),
});
const providers = z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), provider);

const cookieName = (fallback: string) =>
  z
    .string()
    .trim()
    .default(fallback)
    .transform((value) => value || fallback)
    .refine((value) => /^[\w-]{1,60}$/.test(value), "must be letters, digits, _ or -");

const oneOf = <T extends string>(values: readonly T[], fallback: T) =>
  z
    .string()
    .trim()
    .default(fallback)
    .transform((value) => (value || fallback).toLowerCase() as T)
    .refine((value) => values.includes(value), `must be one of ${values.join(", ")}`);

const seconds = z
  .string()
  .trim()
  .default("")
  .transform((value) => (value === "" ? DEFAULT_MAX_AGE_S : Number(value)))
  .refine(
    (value) => Number.isInteger(value) && value >= 60 && value <= MAX_MAX_AGE_S,
    `must be a whole number of seconds from 60 to ${MAX_MAX_AGE_S}`,
  );

export const accountVariables = {
  AUTH_ACCESS_COOKIE: cookieName("b4_access"),
  AUTH_REFRESH_COOKIE: cookieName("b4_refresh"),
  AUTH_EXPIRES_COOKIE: cookieName("b4_expires"),
  AUTH_COOKIE_MAX_AGE: seconds,
  AUTH_COOKIE_SAME_SITE: oneOf(["lax", "strict", "none"], "lax"),
  AUTH_COOKIE_SECURE: oneOf(["auto", "true", "false"], "auto"),
  AUTH_AUTO_REFRESH: oneOf(["true", "false"], "true"),
  AUTH_AUTO_FETCH: oneOf(["true", "false"], "true"),
  OIDC_PROVIDERS: z
    .string()
    .trim()
    .default("")
    .transform((value, context): Record<string, OidcProvider> => {
      const result = providers.safeParse(value === "" ? {} : parsed(value));
      if (result.success) return result.data as Record<string, OidcProvider>;
      context.addIssue({ code: "custom", message: PROVIDERS_RULE });
      return z.NEVER;
    }),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const variables = z.object(accountVariables);
const SAME_SITE = { lax: "Lax", strict: "Strict", none: "None" } as const;
const KEPT_COOKIE = "b4_kept";
const PENDING_COOKIE = "b4_pending";
const DEVICE_COOKIE = "b4_device";

/** Secure cookies carry the `__Host-` prefix, which binds them to their host. */
export function accountsConfig(
  env: z.output<typeof variables>,
  siteIsSecure: boolean,
): AccountsConfig {
  const { AUTH_COOKIE_SECURE } = env;
  const secure = AUTH_COOKIE_SECURE === "auto" ? siteIsSecure : AUTH_COOKIE_SECURE === "true";
  const name = (value: string) => (secure ? `__Host-${value}` : value);
  return {
    cookies: {
      access: name(env.AUTH_ACCESS_COOKIE),
      refresh: name(env.AUTH_REFRESH_COOKIE),
      expires: name(env.AUTH_EXPIRES_COOKIE),
      kept: name(KEPT_COOKIE),
      pending: name(PENDING_COOKIE),
      device: name(DEVICE_COOKIE),
      maxAgeS: env.AUTH_COOKIE_MAX_AGE,
      sameSite: SAME_SITE[env.AUTH_COOKIE_SAME_SITE],
      secure,
    },
    autoRefresh: env.AUTH_AUTO_REFRESH === "true",
    autoFetch: env.AUTH_AUTO_FETCH === "true",
  };
}

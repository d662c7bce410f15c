import { z } from "zod";
import { readAnswerIfAny, readAnswerOf } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";

/** The answer of login and refresh; `expires` is a span in milliseconds (spec, section 3). */
export type Tokens = {
  access_token: string;
  refresh_token: string;
  expires: number;
  /** For the browser to be known by, from the embedded backend. */
  device?: string | undefined;
};

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires: z.number().positive(),
  device: z.string().optional().catch(undefined),
});
const maybeTokens = z.object({ data: tokens.partial().nullish() }).nullish();

/** `devices`: what the browser is known by (app/session/devices.server.ts). */
export type Credentials = {
  email: string;
  password: string;
  otp?: string;
  devices: readonly string[];
};

/**
 * POST /auth/login. Undefined when the answer has no access token: the login has failed (spec,
 * section 5). Throws BackendError with INVALID_CREDENTIALS, INVALID_OTP (a code is wanted, or
 * wrong), USER_SUSPENDED or 429.
 */
export async function login(
  backend: Backend,
  { devices, ...body }: Credentials,
): Promise<Tokens | undefined> {
  const call = { method: "POST", path: "/auth/login", body, devices, as: "nobody" } as const;
  const answer = await readAnswerIfAny(backend, call, maybeTokens);
  const result = tokens.safeParse(answer?.data);
  return result.success ? result.data : undefined;
}

/** POST /auth/refresh: spends the refresh token. Throws BackendError, 401 for one that is dead. */
export async function refresh(backend: Backend, refreshToken: string): Promise<Tokens> {
  const body = { refresh_token: refreshToken };
  const call = { method: "POST", path: "/auth/refresh", body, as: "nobody" } as const;
  return (await readAnswerOf(backend, call, z.object({ data: tokens }))).data;
}

/** POST /auth/logout: ends the session. */
export async function logout(backend: Backend, refreshToken: string): Promise<void> {
  const body = { refresh_token: refreshToken };
  await backend.request({ method: "POST", path: "/auth/logout", body, as: "nobody" });
}

/** POST /auth/password/request: a mail with a link to `resetUrl`, if there is such an account. */
export async function requestPasswordReset(
  backend: Backend,
  { email, resetUrl, devices }: { email: string; resetUrl: string; devices?: readonly string[] },
): Promise<void> {
  const body = { email, reset_url: resetUrl };
  const path = "/auth/password/request";
  await backend.request({ method: "POST", path, body, ...(devices && { devices }), as: "nobody" });
}

/** A link from a mail, spent with the password that was chosen. */
export type SpentLink = { token: string; password: string; devices: readonly string[] };

/** What is known once a link is spent; from a Directus nothing. */
export type AfterLink = {
  /** What the browser that had the link is known by from now on. */
  device?: string | undefined;
  /** Whose account an invitation has opened. */
  email?: string | undefined;
};

export async function spendLink(
  backend: Backend,
  path: string,
  { devices, ...body }: SpentLink,
): Promise<AfterLink> {
  const response = await backend.request({ method: "POST", path, body, devices, as: "nobody" });
  const answer = spentLink.safeParse(await response.json().catch(() => undefined));
  return answer.data?.data ?? {};
}

const spentLink = z.object({
  data: z.object({ device: z.string(), email: z.string().optional() }),
});

/**
 * POST /auth/password/reset. Throws BackendError: INVALID_TOKEN for a link that is bad, old or used,
 * FAILED_VALIDATION for a poor password (`reason` is `length` or `common`).
 */
export const resetPassword = (backend: Backend, link: SpentLink): Promise<AfterLink> =>
  spendLink(backend, "/auth/password/reset", link);

const provider = z.object({ name: z.string(), label: z.string().nullish() });
/** Somebody else who vouches for people: `name` in addresses, `label` on buttons. */
export type Provider = { name: string; label: string };

/** The sign-in page would rather do without its buttons than wait, in milliseconds. */
const PROVIDERS_TIMEOUT_MS = 1500;

/** GET /auth: the providers that one may sign in with. */
export async function readProviders(backend: Backend): Promise<Provider[]> {
  const schema = z.object({ data: z.array(provider) });
  const call = { path: "/auth", as: "nobody", timeoutMs: PROVIDERS_TIMEOUT_MS } as const;
  const { data } = await readAnswerOf(backend, call, schema);
  return data.map(({ name, label }) => ({ name, label: label || name }));
}

/**
 * Where a browser goes to sign in by provider (`/auth/login/{provider}?redirect=`); it comes back to
 * `redirect` with a refresh token in a cookie.
 */
export function providerAddress(publicAddress: string, name: string, redirect: string): string {
  const query = new URLSearchParams({ redirect });
  return `${publicAddress}/auth/login/${encodeURIComponent(name)}?${query}`;
}

import type { BackendConnection } from "../app/api/connection.ts";
import {
  ACCOUNT_RULES,
  type AccountAttempt,
  loginAttempts,
  mailAttempts,
} from "../packages/lib/limits/account-rules.ts";
import type { Counted, TooSoon } from "../packages/lib/limits/token-buckets.ts";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import { EMAIL_LENGTH, normaliseEmail } from "../packages/lib/valid/email.ts";

/** Beyond it the keys used longest ago are forgotten. */
const COUNTED = { name: "guesses", maxKeys: 20_000 };
const SECOND_MS = 1000;

/**
 * Counts what may be guesses at a password before they reach a backend elsewhere, by the limits that our
 * own backend has. A Directus counts by account alone and then suspends it, so that strangers could lock
 * its people out. Too much is answered as our own backend does: 429 with Retry-After.
 */
export function limitGuesses(
  connection: BackendConnection,
  shared: SharedState,
  now: () => number = Date.now,
): BackendConnection {
  return {
    ...connection,
    async transport(request) {
      const attempts = (await attemptsOf(request)).map(
        ([rule, key]): Counted => [ACCOUNT_RULES[rule], `${rule} ${key}`],
      );
      if (attempts.length === 0) return connection.transport(request);
      const tooSoon = await shared.take(COUNTED, attempts);
      if (tooSoon) return refusal(tooSoon, now());
      const answer = await connection.transport(request).catch(async (error: unknown) => {
        // Nobody has looked at the password.
        await shared.giveBack(COUNTED, attempts);
        throw error;
      });
      if (answer.ok && !isMailRequest(request)) await shared.giveBack(COUNTED, attempts);
      return answer;
    },
  };
}

const pathOf = ({ url }: Request) => URL.parse(url)?.pathname ?? "";
const isMailRequest = (request: Request) => pathOf(request).endsWith("/auth/password/request");

async function attemptsOf(request: Request): Promise<AccountAttempt[]> {
  if (request.method !== "POST") return [];
  const path = pathOf(request);
  const ip = request.headers.get("x-forwarded-for");
  if (path.endsWith("/auth/login")) return loginAttempts(await accountIn(request), ip);
  if (isMailRequest(request)) return mailAttempts(await accountIn(request), ip);
  // Passwords and codes of somebody signed in.
  if (/\/users\/me\/tfa\/(?:generate|disable)$/.test(path)) {
    return loginAttempts(subjectOf(request), ip);
  }
  return [];
}

/** Whose account a call names, known or not. */
async function accountIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const email = String((body as { email?: unknown } | undefined)?.email ?? "");
  return normaliseEmail(email) ?? email.slice(0, EMAIL_LENGTH);
}

/** The `id` claim of the access token; who has made one up gets a count of their own, and no answer. */
function subjectOf({ headers }: Request): string {
  const [, payload = ""] = (headers.get("authorization") ?? "").split(".");
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return String((claims as { id?: unknown }).id);
  } catch {
    return "";
  }
}

function refusal({ rule, waitMs }: TooSoon, now: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  const reset = new Date(now + seconds * SECOND_MS).toISOString();
  const extensions = { code: "REQUESTS_EXCEEDED", limit: rule.attempts, reset };
  return Response.json(
    { errors: [{ message: `Too many requests, retry after ${seconds}s.`, extensions }] },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}

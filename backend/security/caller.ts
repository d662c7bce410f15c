import type { Core } from "../core.ts";
import { invalidCredentials } from "../http/errors.ts";
import type { Call } from "../http/router.ts";
import { type PolicyName, policyOfRole, ROLE_IDS } from "../permissions.ts";
import { sameToken } from "./tokens.ts";

const MAX_USER_AGENT_LENGTH = 300;
const MAX_ADDRESS_LENGTH = 64;

/** Who makes a request, and from where. */
export type Caller = {
  policy: PolicyName;
  user: string | null;
  role: string | null;
  session: string | null;
  /** When the request came, in milliseconds. */
  now: number;
  ip: string | null;
  userAgent: string | null;
};

/** A caller who has signed in. */
export type SignedIn = Caller & { user: string; session: string };

export function origin(call: Call): Pick<Caller, "ip" | "userAgent"> {
  return {
    ip: call.core.clientAddress(call.request)?.slice(0, MAX_ADDRESS_LENGTH) ?? null,
    userAgent: call.request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  };
}

async function activeRole(core: Core, user: string, session: string): Promise<string | null> {
  const row = await core.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user")
    .select("users.role")
    .where("sessions.id", "=", session)
    .where("users.id", "=", user)
    .where("users.status", "=", "active")
    .where("sessions.expires", ">", core.now())
    .executeTakeFirst();
  if (!row) throw invalidCredentials();
  return row.role;
}

/**
 * Who the Authorization header says the caller is: an access token, the static public token, or
 * nobody. An access token dies with its session and its account, not only by its own time.
 * Throws 401 for a bearer that is neither, 401 TOKEN_EXPIRED, 403 INVALID_TOKEN.
 */
export async function identify(call: Call): Promise<Caller> {
  const { core, request } = call;
  const from = { ...origin(call), now: core.now() };
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (token === undefined) {
    return { policy: "anonymous", user: null, role: null, session: null, ...from };
  }
  if (core.accessTokens.recognises(token)) {
    const { id, session } = await core.accessTokens.verify(token);
    const role = await activeRole(core, id, session);
    return { policy: policyOfRole(role), user: id, role, session, ...from };
  }
  if (core.publicToken !== null && sameToken(token, core.publicToken)) {
    return { policy: "public", user: null, role: ROLE_IDS.public, session: null, ...from };
  }
  throw invalidCredentials();
}

/** The caller, who has to have signed in: 401 INVALID_CREDENTIALS otherwise. */
export async function identifySignedIn(call: Call): Promise<SignedIn> {
  const caller = await identify(call);
  const { user, session } = caller;
  if (user === null || session === null) throw invalidCredentials();
  return { ...caller, user, session };
}

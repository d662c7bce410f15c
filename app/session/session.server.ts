import { z } from "zod";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { logout, type Tokens } from "../api/auth.server.ts";
import { type Backend, openBackend } from "../api/backend.server.ts";
import { BackendError } from "../api/backend-error.server.ts";
import type { BackendConnection, Visitor } from "../api/connection.ts";
import { readMe, type User } from "../api/users.server.ts";
import type { AccountsConfig } from "./accounts-config.ts";
import { readTokens, type StoredTokens, storedTokens, tokenCookies } from "./cookies.server.ts";
import { deviceCookie, readDevices } from "./devices.server.ts";
import { refreshOnce } from "./refresh.server.ts";

/** Who is signed in, for one request. */
export type Session = {
  /** Null when nobody is signed in, while the user is not to be had, or has not been asked for. */
  user: User | null;
  /**
   * The user, asked for now where that was not done at the page's start (AUTH_AUTO_FETCH): whoever
   * guards a page has to know who comes.
   */
  load(): Promise<User | null>;
  /** The port with the person's own rights; tokens are renewed as they expire. */
  backend: Backend;
  /** Whether the browser brought a session, dead or alive. */
  wasSignedIn: boolean;
  /** Whether nobody could say whose session it is: the backend did not answer, or was too busy to. */
  isInDoubt(): boolean;
  /** By what accounts know the browser again. */
  devices: readonly string[];
  /** The id in the access token that was brought, unchecked: whose session it was. */
  formerUser: string | undefined;
  /** Stores the tokens of a successful login and fetches the user (spec, section 4). */
  signIn(tokens: Tokens): Promise<void>;
  /** Ends the session at the backend and clears tokens and user. */
  signOut(): Promise<void>;
  /** Adds the cookies that changed to the answer. */
  commit(headers: Headers): void;
};

export type SessionOptions = {
  request: Request;
  connection: BackendConnection;
  visitor: Visitor;
  config: AccountsConfig;
  /** What other processes know of refresh tokens. */
  shared: SharedState;
  /** Runs when the refresh token is refused (spec, section 4). */
  onRefreshFailed?: () => void;
  now?: () => number;
};

/** A token that ends within this time is renewed before it is used, in milliseconds. */
const EXPIRY_MARGIN_MS = 5000;

/** Reads the cookies, renews what has expired and fetches the user. Never throws. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { request, connection, visitor, config, shared, onRefreshFailed } = options;
  const { now = Date.now } = options;
  const anonymous = openBackend(connection, visitor);
  const brought = readTokens(request, config.cookies);
  let tokens: StoredTokens | undefined = brought;
  let changed = false;
  let device: string | undefined;
  /** Nobody has said whether it holds, or can be renewed. */
  let isInDoubt = false;

  function store(next: StoredTokens | undefined) {
    tokens = next;
    changed = true;
  }

  async function renew(): Promise<string | undefined> {
    const refreshToken = tokens?.refreshToken;
    if (!config.autoRefresh || refreshToken === undefined) return undefined;
    try {
      store(storedTokens(await refreshOnce(anonymous, refreshToken, shared), now()));
      return tokens?.accessToken;
    } catch (error) {
      // Only a refusal ends the session.
      if (saysNothing(error)) {
        isInDoubt = true;
      } else {
        store(undefined);
        onRefreshFailed?.();
      }
      return undefined;
    }
  }

  async function accessToken(): Promise<string | undefined> {
    const current = tokens?.accessToken;
    const holds = current !== undefined && (tokens?.expiresAt ?? 0) > now() + EXPIRY_MARGIN_MS;
    return holds ? current : renew();
  }

  const backend = openBackend(connection, visitor, accessToken);

  async function fetchUser(): Promise<User | null> {
    if ((await accessToken()) === undefined) return null;
    try {
      const user = await readMe(backend, { session: tokens?.refreshToken });
      // A Directus goes by the role that its token names, until the next one.
      const named = claimsOf(tokens?.accessToken).role;
      if (named !== undefined && named !== (user.role?.id ?? null) && !changed) await renew();
      return user;
    } catch (error) {
      const isRefused = error instanceof BackendError && error.status === 401;
      if (saysNothing(error)) isInDoubt = true;
      // A token may die before its time (signed out elsewhere); what renews it may live on.
      if (isRefused && !changed && (await renew()) !== undefined) return fetchUser();
      if (isRefused && !isInDoubt) store(undefined);
      const why = error instanceof Error ? error.message : error;
      // A session that is over is its person's affair.
      if (isRefused) console.info("Couldn't fetch user", why);
      else console.error("Couldn't fetch user", why);
      return null;
    }
  }

  const session: Session = {
    user: null,
    backend,
    wasSignedIn: brought.accessToken !== undefined || brought.refreshToken !== undefined,
    isInDoubt: () => isInDoubt && session.user === null,
    devices: readDevices(request, config),
    formerUser: claimsOf(brought.accessToken).id,
    async load() {
      session.user ??= await fetchUser();
      return session.user;
    },
    async signIn(answer) {
      store(storedTokens(answer, now()));
      device = answer.device;
      session.user = await fetchUser();
    },
    async signOut() {
      const refreshToken = tokens?.refreshToken;
      store(undefined);
      session.user = null;
      // Signed out here whatever the backend says; the failure is in the log.
      if (refreshToken !== undefined) await logout(anonymous, refreshToken).catch(() => {});
    },
    commit(headers) {
      if (!changed) return;
      for (const cookie of tokenCookies(config.cookies, tokens)) {
        headers.append("set-cookie", cookie);
      }
      if (device !== undefined) {
        headers.append("set-cookie", deviceCookie(request, config, device));
      }
    },
  };
  if (config.autoFetch) await session.load();
  return session;
}

/** A backend that is down or too busy says nothing about a session. */
const saysNothing = (error: unknown) =>
  !(error instanceof BackendError) || error.status >= 500 || error.status === 429;

type Claims = { id?: string | undefined; role?: string | null | undefined };

/** What a JWT says of somebody, for comparing only: nothing has checked the signature. */
function claimsOf(accessToken: string | undefined): Claims {
  const [, payload = ""] = accessToken?.split(".") ?? [];
  try {
    const claims = claimsSchema.safeParse(
      JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
    );
    return claims.data ?? {};
  } catch {
    return {};
  }
}

const claimsSchema = z.object({
  id: z.string().optional().catch(undefined),
  role: z.string().nullish().catch(undefined),
});

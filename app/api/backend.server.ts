import { BackendError } from "./backend-error.server.ts";
import type { BackendConnection, Visitor } from "./connection.ts";
import { type ItemQuery, searchOf } from "./query.server.ts";
import { send } from "./send.server.ts";

/** One call to the backend. Failures throw BackendError and are logged. */
export type BackendCall = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path at the backend, such as `/items/leads`. */
  path: string;
  query?: ItemQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** A multipart body, in place of `body`. */
  form?: FormData;
  /**
   * With whose right: the signed-in person's (nobody's when nobody is signed in), the site's own
   * static token, or none. Left out, it is the person's on a session's port, the site's elsewhere.
   */
  as?: "person" | "site" | "nobody";
  /** By what the visitor's browser may be known to an account; asks for what it is to be known by. */
  devices?: readonly string[];
  /** The refresh token of the same session: a Directus with the site's hook refuses the call when it has ended. */
  session?: string | undefined;
  /** Statuses by which a backend says that it does not know the call: thrown, and not logged. */
  unknownBy?: readonly number[];
  /** Longest wait in milliseconds, when it is not the usual one. */
  timeoutMs?: number;
};

/** The port to the content backend (spec, section 7); the plain functions beside it take one. */
export type Backend = {
  /** The finished answer, body and all; always one with a 2xx status. */
  request(call: BackendCall): Promise<Response>;
};

/** The access token to send, when there is one that holds; asked for at every call. */
export type Bearer = () => Promise<string | undefined>;

/**
 * Opens the port for one visitor's request. With `bearer` it is the port of a session; a person's
 * token that is missing is replaced by the static one only where the call says `as: "site"`.
 */
export function openBackend(
  connection: BackendConnection,
  visitor: Visitor,
  bearer?: Bearer,
): Backend {
  async function tokenFor(as: BackendCall["as"] = bearer ? "person" : "site") {
    if (as === "nobody") return undefined;
    const own = await bearer?.();
    return own ?? (as === "site" ? connection.publicToken : undefined);
  }

  return {
    async request(call) {
      const { method = "GET", path, query, body, form, timeoutMs } = call;
      const search = searchOf(query);
      const headers = new Headers({ accept: "application/json" });
      const token = await tokenFor(call.as);
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      if (body !== undefined) headers.set("content-type", "application/json");
      if (call.devices) headers.set("x-known-devices", call.devices.join("."));
      if (call.session !== undefined) headers.set("x-session", call.session);
      if (visitor.address !== undefined) headers.set("x-forwarded-for", visitor.address);
      if (visitor.userAgent !== undefined) headers.set("user-agent", visitor.userAgent);
      const content = body === undefined ? form : JSON.stringify(body);
      try {
        return await send(connection, {
          method,
          target: search ? `${path}?${search}` : path,
          headers,
          ...(content !== undefined && { body: content }),
          ...(timeoutMs !== undefined && { timeoutMs }),
        });
      } catch (error) {
        const isFault = error instanceof BackendError && !call.unknownBy?.includes(error.status);
        if (isFault) logFailure(method, path, error, call.as ?? (bearer ? "person" : "site"));
        throw error;
      }
    },
  };
}

/**
 * `Backend error` with status and status text (spec, section 8); never what was sent. What somebody is
 * refused, a wrong password or a lead that is gone, is no fault that an operator has to look at.
 */
export function logFailure(
  method: string,
  path: string,
  error: BackendError,
  as: BackendCall["as"] = "site",
): void {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  const line = `Backend error ${error.status} ${error.statusText}: ${method} ${path}${cause}`;
  if (as !== "site" && error.status < 500) console.info(line);
  else console.error(line);
}

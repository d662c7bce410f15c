import { invalidCredentials } from "./refusal.js";

/** What the site sends with a person's access token: the refresh token of the same session. */
const SESSION_HEADER = "x-session";

/** The `id` claim of an access token; Directus checks its signature right after. */
function subjectOf(token) {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).id;
  } catch {
    return undefined;
  }
}

/**
 * Ends access tokens with their session. Directus takes one that it has given out until it ends by itself,
 * whoever was signed out or suspended meanwhile; so the site asks with the refresh token too, and a call
 * that brings one whose session is over is refused. Calls without it are Directus's own affair.
 */
export function createSessions({ database }) {
  return async (accountability, { req }) => {
    const session = req.get(SESSION_HEADER);
    if (session === undefined) return accountability;
    const user = req.token ? subjectOf(req.token) : undefined;
    const alive =
      typeof user === "string" &&
      (await database("directus_sessions")
        .join("directus_users", "directus_users.id", "directus_sessions.user")
        .where({
          "directus_sessions.token": session,
          "directus_sessions.user": user,
          "directus_users.status": "active",
        })
        .where("directus_sessions.expires", ">=", new Date())
        .first("directus_users.id"));
    if (!alive) throw invalidCredentials();
    return accountability;
  };
}

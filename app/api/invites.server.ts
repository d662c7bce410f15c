import { type AfterLink, type SpentLink, spendLink } from "./auth.server.ts";
import type { Backend } from "./backend.server.ts";

/** An invitation; `role` is a role's id, `inviteUrl` the page that takes `?token=`. */
export type Invitation = { email: string | readonly string[]; role: string; inviteUrl: string };

/** POST /users/invite: makes the account, or mails the link anew. */
export async function invite(
  backend: Backend,
  { email, role, inviteUrl }: Invitation,
): Promise<void> {
  const body = { email, role, invite_url: inviteUrl };
  await backend.request({ method: "POST", path: "/users/invite", body });
}

/** POST /users/invite/accept. Throws BackendError: INVALID_TOKEN, or FAILED_VALIDATION. */
export async function acceptInvite(backend: Backend, link: SpentLink): Promise<AfterLink> {
  const after = await spendLink(backend, "/users/invite/accept", link);
  return { ...after, email: after.email ?? emailIn(link.token) };
}

/** A Directus's invitation is a JWT that names the account; it has checked the signature just now. */
function emailIn(token: string): string | undefined {
  const [, payload = ""] = token.split(".");
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const { email } = claims as { email?: unknown };
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}

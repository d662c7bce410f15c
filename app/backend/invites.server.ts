import { type SpentLink, spendLink } from "./auth.server.ts";
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
export const acceptInvite = (backend: Backend, link: SpentLink): Promise<string | undefined> =>
  spendLink(backend, "/users/invite/accept", link);

import type { Pages } from "../../../../content/types.ts";
import { requestPasswordReset } from "../../../api/auth.server.ts";
import type { Backend } from "../../../api/backend.server.ts";
import { BackendError } from "../../../api/backend-error.server.ts";
import { invite } from "../../../api/invites.server.ts";
import { disableTfaOf } from "../../../api/tfa.server.ts";
import { deleteUser, readColleagues, readUser, updateUser } from "../../../api/users.server.ts";
import type { SiteOrigins } from "../../../i18n/locales.ts";
import { handOver, leadsOf } from "../../pipeline/hand-over.server.ts";
import { emailSchema } from "../email-address.server.ts";

type Done = keyof Pages["adminUsers"]["done"];
type Problem = keyof Pages["adminUsers"]["problems"];

/** What came of a change: what to say, and whether the person's page is still there. */
export type Outcome = { done: Done; isGone?: boolean; handed?: number } | { problem: Problem };

type Change = { backend: Backend; id: string; form: FormData; origins: SiteOrigins };

/** Mails lead to the pages in the person's own language. */
const originOf = (origins: SiteOrigins, language: string | null | undefined) =>
  language?.startsWith("el") ? origins.el : origins.en;

/** Who gets the leads of somebody who goes: a colleague, or null for nobody; undefined for a stranger. */
async function heirIn(
  backend: Backend,
  id: string,
  form: FormData,
): Promise<string | null | undefined> {
  const heir = String(form.get("heir") ?? "");
  if (heir === "") return null;
  const colleagues = await readColleagues(backend);
  return colleagues.find((colleague) => colleague.id === heir && heir !== id)?.id;
}

const changes: Readonly<Record<string, (change: Change) => Promise<Outcome>>> = {
  async role({ backend, id, form }) {
    await updateUser(backend, id, { role: String(form.get("role")) });
    return { done: "role" };
  },
  async email({ backend, id, form }) {
    const email = emailSchema.safeParse(form.get("email"));
    if (!email.success) return { problem: "email" };
    await updateUser(backend, id, { email: email.data });
    return { done: "email" };
  },
  async reset({ backend, id, origins }) {
    const { email, language } = await readUser(backend, id);
    if (!email) return { problem: "gone" };
    const resetUrl = `${originOf(origins, language)}/account/reset-password`;
    await requestPasswordReset(backend, { email, resetUrl });
    return { done: "reset" };
  },
  async suspend({ backend, id, form }) {
    const heir = await heirIn(backend, id, form);
    if (heir === undefined) return { problem: "heir" };
    const leads = await leadsOf(backend, id);
    await updateUser(backend, id, { status: "suspended" });
    return { done: "suspended", handed: await handOver(backend, leads, heir) };
  },
  async reactivate({ backend, id }) {
    await updateUser(backend, id, { status: "active" });
    return { done: "reactivated" };
  },
  async "tfa-off"({ backend, id }) {
    await disableTfaOf(backend, id);
    return { done: "tfaOff" };
  },
  async resend({ backend, id, origins }) {
    const { email, role, status, language } = await readUser(backend, id);
    if (status !== "invited") return { problem: "accepted" };
    if (!email || !role) return { problem: "gone" };
    const inviteUrl = `${originOf(origins, language)}/account/accept-invite`;
    await invite(backend, { email, role: role.id, inviteUrl });
    return { done: "resent" };
  },
  async withdraw({ backend, id }) {
    const { status } = await readUser(backend, id);
    if (status !== "invited") return { problem: "accepted" };
    await deleteUser(backend, id);
    return { done: "withdrawn", isGone: true };
  },
  async delete({ backend, id, form }) {
    const heir = await heirIn(backend, id, form);
    if (heir === undefined) return { problem: "heir" };
    // With the account it is forgotten whose they were.
    const leads = await leadsOf(backend, id);
    await deleteUser(backend, id);
    if (heir === null) return { done: "deleted", isGone: true, handed: leads.length };
    return { done: "deleted", isGone: true, handed: await handOver(backend, leads, heir) };
  },
};

/** Which problem a refusal of the backend is, of those that one can do something about. */
function problemOf(error: BackendError): Problem | undefined {
  if (error.has("RECORD_NOT_UNIQUE")) return "taken";
  if (error.status === 422) return "lastAdministrator";
  if (error.status === 429) return "tooMany";
  return error.status === 403 || error.status === 404 ? "gone" : undefined;
}

/** Makes the change that a form of the person's page asks for; undefined for one it doesn't know. */
export async function changePerson(
  intent: string,
  change: Change,
  self: string,
): Promise<Outcome | undefined> {
  const run = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!run) return undefined;
  if (change.id === self) return { problem: "self" };
  try {
    return await run(change);
  } catch (error) {
    const problem = error instanceof BackendError ? problemOf(error) : undefined;
    if (!problem) throw error;
    return { problem };
  }
}

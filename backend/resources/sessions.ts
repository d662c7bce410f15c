import { inTransaction } from "../db/transaction.ts";
import { data, noContent } from "../http/answer.ts";
import { forbidden } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { audit } from "../security/audit.ts";
import { identifySignedIn } from "../security/caller.ts";
import { forgetDeviceOf } from "../security/devices.ts";
import { endSession, endSessionsOf } from "../security/sessions.ts";

const iso = (time: number) => new Date(time).toISOString();

/** `{id, created, last_used, expires, ip, user_agent, provider, current}`, newest first. */
async function list(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const rows = await core.db
    .selectFrom("sessions")
    .selectAll()
    .where("user", "=", caller.user)
    .where("expires", ">", core.now())
    .orderBy("last_used", "desc")
    .orderBy("id")
    .execute();
  return data(
    rows.map(({ id, created, last_used, expires, ip, user_agent, provider }) => ({
      id,
      created: iso(created),
      last_used: iso(last_used),
      expires: iso(expires),
      ip,
      user_agent,
      provider,
      current: id === caller.session,
    })),
  );
}

/** Signs out everywhere; with `?keep=current` everywhere else. */
async function removeAll(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const keep = call.url.searchParams.get("keep") === "current" ? caller.session : null;
  const { user } = caller;
  await inTransaction(core, async (core) => {
    const detail = String(await endSessionsOf(core, user, keep));
    await audit(core, caller, {
      action: "sessions_revoked",
      user,
      collection: "users",
      item: user,
      detail,
    });
  });
  return noContent();
}

async function removeOne(call: Call): Promise<Response> {
  const { core, params } = call;
  const caller = await identifySignedIn(call);
  const { user } = caller;
  await inTransaction(core, async (core) => {
    const id = params.id ?? "";
    const own = await core.db
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", id)
      .where("user", "=", user)
      .executeTakeFirst();
    if (!own) throw forbidden();
    await forgetDeviceOf(core, id);
    await endSession(core, id);
    await audit(core, caller, {
      action: "sessions_revoked",
      user,
      collection: "users",
      item: user,
    });
  });
  return noContent();
}

/** /users/me/sessions: where one is signed in. Our addition; Directus has no such call. */
export const sessionRoutes = [
  route("GET", "/users/me/sessions", list),
  route("DELETE", "/users/me/sessions", removeAll),
  route("DELETE", "/users/me/sessions/:id", removeOne),
];

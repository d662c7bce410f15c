import type { RouterContextProvider } from "react-router";
import { plural } from "../content/plural.ts";
import { contentIn } from "../content/shown.server.ts";
import { sessionContext, siteContext } from "../context.ts";
import { unreachedWords } from "../forms/unreached-words.server.ts";
import { isAdministrator, requireUser } from "../middleware/admin.server.ts";
import { countItems, unfiledCount } from "./counts.server.ts";
import { personName } from "./person-name.ts";

const NEW_LEADS = { queue: { _eq: "inbox" }, stage: { _eq: "new" } };

/** What the frame of every staff page shows: words, who is signed in, what waits. */
export async function staffData(context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(siteContext);
  const words = contentIn(locale).words("adminShell");
  const user = requireUser(context);
  // The menu does without the number rather than the page without the menu.
  const newLeads = await countItems(context.get(sessionContext).backend, "leads", NEW_LEADS).catch(
    () => 0,
  );
  const unfiled = unfiledCount(context);
  const person: StaffPerson = {
    id: user.id,
    name: personName(user),
    role: isAdministrator(user) ? "administrator" : "editor",
  };
  return {
    words,
    unreached: unreachedWords(context),
    draftWords: contentIn(locale).words("adminParts").draft,
    person,
    unfiled: unfiled ? String(unfiled) : undefined,
    newLeads: newLeads > 0 ? plural(locale, newLeads, words.newLeads) : undefined,
  };
}

/** Who is signed in, as the shell shows it. */
export type StaffPerson = { id: string; name: string; role: "administrator" | "editor" };
export type StaffData = Awaited<ReturnType<typeof staffData>>;

import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { unreachedWords } from "../account/account-words.server.ts";
import { pageWords } from "../content/page-words.server.ts";
import { plural } from "../content/plural.ts";
import { sessionContext, siteContext } from "../context.ts";
import { ErrorScreen, screenOf } from "../design/error-screen/error-screen.tsx";
import { admin, isAdministrator, requireUser } from "../middleware/admin.server.ts";
import { session } from "../middleware/session.server.ts";
import type { RootData } from "../root.tsx";
import type { Route } from "./+types/layout.ts";
import { countItems, unfiledCount } from "./counts.server.ts";
import { personName } from "./person-name.ts";
import { STAFF_META } from "./ui/staff-meta.ts";
import { StaffShell } from "./ui/staff-shell.tsx";
import { StaffTitle } from "./ui/staff-title.tsx";
import { Trouble } from "./ui/trouble.tsx";
import "./ui/staff.css";
import "./ui/controls.css";

/** Who may come in is decided before any loader or action of the staff area runs. */
export const middleware: Route.MiddlewareFunction[] = [session, admin];

/** The staff area has a shell of its own: the public header and footer stay away (root.tsx). */
export const handle = { shell: "staff" };

export const meta: Route.MetaFunction = () => STAFF_META;

const NEW_LEADS = { queue: { _eq: "inbox" }, stage: { _eq: "new" } };

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const words = pageWords(locale, "adminShell");
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
    draftWords: pageWords(locale, "adminParts").draft,
    person,
    unfiled: unfiled ? String(unfiled) : undefined,
    newLeads: newLeads > 0 ? plural(locale, newLeads, words.newLeads) : undefined,
  };
}

/** Who is signed in, as the shell shows it. */
export type StaffPerson = { id: string; name: string; role: "administrator" | "editor" };
export type StaffData = Awaited<ReturnType<typeof loader>>;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StaffShell staff={loaderData}>
      <Outlet />
    </StaffShell>
  );
}

/**
 * A page that failed or is not there keeps the shell, so that there is a way on. Without the layout's
 * own data (it failed, or whoever signed in came straight to a page that isn't theirs: a failed data
 * request carries nothing else) the site's general screen says it.
 */
export function ErrorBoundary() {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const staff = useRouteLoaderData<typeof loader>("admin");
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <StaffShell staff={staff}>
      {staff ? (
        <Trouble status={status} words={staff.words} />
      ) : (
        <>
          {root && <StaffTitle title={screenOf({ status }, root.errors).title} />}
          <ErrorScreen failure={{ status }} words={root?.errors} />
        </>
      )}
    </StaffShell>
  );
}

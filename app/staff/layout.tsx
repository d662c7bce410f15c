import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorScreen, screenOf } from "../design/error-screen/error-screen.tsx";
import { useShellData } from "../design/shell/use-shell-data.ts";
import { admin } from "../middleware/admin.server.ts";
import { session } from "../middleware/session.server.ts";
import type { Route } from "./+types/layout.ts";
import { staffData } from "./staff-data.server.ts";
import { STAFF_META } from "./ui/staff-meta.ts";
import { StaffShell } from "./ui/staff-shell.tsx";
import { StaffTitle } from "./ui/staff-title.tsx";
import { Trouble } from "./ui/trouble.tsx";
import "./utilities.css";

/** Who may come in is decided before any loader or action of the staff area runs. */
export const middleware: Route.MiddlewareFunction[] = [session, admin];

export const meta: Route.MetaFunction = () => STAFF_META;

export const loader = ({ context }: Route.LoaderArgs) => staffData(context);

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
  const root = useShellData();
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

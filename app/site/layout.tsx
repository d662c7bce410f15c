import { Outlet, useRouteError } from "react-router";
import { ErrorScreen, failureOf } from "../design/error-screen/error-screen.tsx";
import { PageBody } from "../design/shell/page-body.tsx";
import { PublicFrame } from "../design/shell/public-frame.tsx";
import { useShellData } from "../design/shell/use-shell-data.ts";

/** Every page but those of staff. How a page ends, the layouts inside this one decide. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** A page that failed or is not there keeps the header, and a quiet footer: its digits are the large picture. */
export function ErrorBoundary() {
  const root = useShellData();
  return (
    <PublicFrame>
      <PageBody withCall={false}>
        <ErrorScreen failure={failureOf(useRouteError())} words={root?.errors} ways={root?.ways} />
      </PageBody>
    </PublicFrame>
  );
}

import { Outlet } from "react-router";
import { PageBody } from "../design/shell/page-body.tsx";

/** Pages that lead on: their footer begins with the call to apply or to brief a campaign. */
export default function InvitingLayout() {
  return (
    <PageBody withCall>
      <Outlet />
    </PageBody>
  );
}

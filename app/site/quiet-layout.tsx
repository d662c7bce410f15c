import { Outlet } from "react-router";
import { PageBody } from "../design/shell/page-body.tsx";

/** Pages that end in a decision of their own: the footer calls for no other. */
export default function QuietLayout() {
  return (
    <PageBody withCall={false}>
      <Outlet />
    </PageBody>
  );
}

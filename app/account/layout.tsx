import { Outlet } from "react-router";
import { PageBody } from "../design/shell/page-body.tsx";
import "./utilities.css";

/** Signing in and around it, in the public frame: whoever is here is about one thing. */
export default function AccountLayout() {
  return (
    <PageBody withCall={false}>
      <Outlet />
    </PageBody>
  );
}

import { useRouteLoaderData } from "react-router";
import { titleOf } from "../../content/page-head.ts";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import type { StaffData } from "../staff-data.server.ts";

/**
 * The document's title. Drawn by the page and not by its `meta`, which does not know what a form's
 * action answered: a page with something to fix says so first.
 */
export function StaffTitle({ title, failed }: { title: string; failed?: boolean | undefined }) {
  const root = useShellData();
  const staff = useRouteLoaderData("admin") as StaffData | undefined;
  const prefix = failed && staff ? `${staff.words.errorPrefix} ` : "";
  return <title>{`${prefix}${titleOf({ title }, root?.site.name ?? "")}`}</title>;
}

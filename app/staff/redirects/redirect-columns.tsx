import { Link } from "react-router";
import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { Tally } from "../ui/tally.tsx";
import type { RedirectRow } from "./rows.server.ts";

/** The list of redirects: from where, to where, for how long, and whether it works. */
export function redirectColumns({ columns }: Pages["adminRedirects"]): Column<RedirectRow>[] {
  return [
    {
      id: "path",
      label: columns.path,
      cell: ({ id, path, fault }) => (
        <span className="staff-two">
          <Link to={`/admin/redirects/${id}`} className="staff-row-link">
            {path}
          </Link>
          {fault && <span>{fault}</span>}
        </span>
      ),
    },
    { id: "target", label: columns.target, phone: "below", cell: ({ target }) => target },
    { id: "kind", label: columns.kind, phone: "below", cell: ({ kind }) => kind },
    {
      id: "state",
      label: columns.state,
      phone: "side",
      cell: ({ state }) => <Tally tone={state.tone}>{state.label}</Tally>,
    },
  ];
}

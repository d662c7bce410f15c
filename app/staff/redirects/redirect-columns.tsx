import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Tally } from "../ui/tally.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
import type { RedirectRow } from "./rows.server.ts";

/** The list of redirects: from where, to where, for how long, and whether it works. */
export function redirectColumns({ columns }: Pages["adminRedirects"]): Column<RedirectRow>[] {
  return [
    {
      id: "path",
      label: columns.path,
      cell: ({ id, path, fault }) => (
        <TwoLines below={fault}>
          <RowLink to={`/admin/redirects/${id}`}>{path}</RowLink>
        </TwoLines>
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

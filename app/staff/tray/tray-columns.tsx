import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { TrayRow } from "./rows.server.ts";

/** The tray: from whom, which form, why it isn't filed, since when. */
export function trayColumns({ columns }: Pages["adminTray"]): Column<TrayRow>[] {
  return [
    {
      id: "who",
      label: columns.who,
      cell: ({ id, name }) => <RowLink to={`/admin/tray/${id}`}>{name}</RowLink>,
    },
    { id: "form", label: columns.form, cell: ({ form }) => form, phone: "below" },
    {
      id: "state",
      label: columns.state,
      phone: "below",
      cell: ({ state }) => <Tally tone={state.tone}>{state.label}</Tally>,
    },
    { id: "why", label: columns.why, cell: ({ why }) => why, phone: "below" },
    {
      id: "received",
      label: columns.received,
      align: "end",
      phone: "below",
      cell: ({ received }) => <TimeText time={received} />,
    },
  ];
}

import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { MailRow } from "./mails.server.ts";

/** The outbox: what, to whom, how far. */
export function mailColumns({ columns }: Pages["adminOutbox"]): Column<MailRow>[] {
  return [
    {
      id: "subject",
      label: columns.subject,
      cell: ({ id, subject }) => <RowLink to={`/admin/outbox/${id}`}>{subject}</RowLink>,
    },
    { id: "to", label: columns.to, cell: ({ to }) => to, phone: "below" },
    {
      id: "state",
      label: columns.state,
      phone: "below",
      cell: ({ state }) => <Tally tone={state.tone}>{state.label}</Tally>,
    },
    {
      id: "when",
      label: columns.when,
      align: "end",
      phone: "below",
      cell: ({ written }) => <TimeText time={written} />,
    },
  ];
}

import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { ActivityLine } from "./activity-lines.server.ts";

/** The audit log: who, what, from where, when. */
export function activityColumns({ columns }: Pages["adminActivity"]): Column<ActivityLine>[] {
  return [
    {
      id: "who",
      label: columns.who,
      cell: ({ who, isKnown }) => (isKnown ? <b>{who}</b> : who),
    },
    {
      id: "what",
      label: columns.what,
      phone: "lead",
      cell: ({ what, more, isAlarming }) => (
        <span className="staff-two" data-alarming={isAlarming || undefined}>
          <span>{what}</span>
          {more && <span>{more}</span>}
        </span>
      ),
    },
    { id: "from", label: columns.from, cell: ({ from }) => from, phone: "below" },
    {
      id: "when",
      label: columns.when,
      align: "end",
      phone: "side",
      cell: ({ time }) => <TimeText time={time} />,
    },
  ];
}

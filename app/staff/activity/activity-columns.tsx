import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
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
        <TwoLines below={more}>
          <span className={isAlarming ? "font-600 text-sig-text" : undefined}>{what}</span>
        </TwoLines>
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

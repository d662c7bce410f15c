import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
import type { ActivityLine } from "./activity-lines.server.ts";

/** The audit log: who, what, from where, when. */
export function activityColumns({ columns }: Pages["adminActivity"]): Column<ActivityLine>[] {
  return [
    {
      id: "who",
      label: columns.who,
      cell: ({ who, isKnown }) => {
        const name = <MailAddress text={who} />;
        return isKnown ? <b>{name}</b> : name;
      },
    },
    {
      id: "what",
      label: columns.what,
      phone: "lead",
      cell: ({ what, more, isAlarming }) => (
        <TwoLines below={more}>
          <span className={isAlarming ? "font-600 text-sig-text" : undefined}>
            <MailAddress text={what} />
          </span>
        </TwoLines>
      ),
    },
    {
      id: "from",
      label: columns.from,
      // An address of a network is as wide as it is.
      cell: ({ from }) => from && <span className="wrap-break-word">{from}</span>,
      phone: "below",
    },
    {
      id: "when",
      label: columns.when,
      align: "end",
      phone: "side",
      cell: ({ time }) => <TimeText time={time} />,
    },
  ];
}

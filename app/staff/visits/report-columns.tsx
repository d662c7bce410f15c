import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { ReportRow } from "./reports.server.ts";

const TONES = { error: "hot", crash: "hot", violation: "busy", deprecation: "quiet" } as const;

/** What went wrong, where, and how often. */
export function reportColumns({
  columns,
  kinds,
}: Pages["adminVisits"]["reports"]): Column<ReportRow>[] {
  return [
    {
      id: "what",
      label: columns.what,
      cell: ({ kind, what, source }) => (
        <>
          <Tally tone={TONES[kind]}>{kinds[kind]}</Tally>{" "}
          <span lang="en" translate="no">
            <b>{what}</b> {source}
          </span>
        </>
      ),
    },
    {
      ...{ id: "page", label: columns.page, phone: "below" },
      cell: ({ page }) => <span className="whitespace-nowrap">{page}</span>,
    },
    {
      ...{ id: "browser", label: columns.browser, phone: "below" },
      cell: ({ browser }) => <span className="whitespace-nowrap">{browser}</span>,
    },
    { id: "count", label: columns.count, align: "end", phone: "below", cell: ({ count }) => count },
    {
      ...{ id: "first", label: columns.first, align: "end", phone: "below" },
      cell: ({ first }) => <TimeText time={first} />,
    },
    {
      ...{ id: "last", label: columns.last, align: "end", phone: "below" },
      cell: ({ last }) => <TimeText time={last} />,
    },
  ];
}

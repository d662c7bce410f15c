import type { Pages } from "../../../content/types.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { fill } from "../../i18n/fill.ts";
import { Abreast } from "../ui/abreast.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Hint } from "../ui/hint.tsx";
import { Section } from "../ui/section.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { MissingList } from "./missing-list.server.ts";

type Words = Pages["adminRedirects"]["missing"];

/** Addresses asked for in vain, for each host. */
export function MissingSection({ lists, words }: { lists: readonly MissingList[]; words: Words }) {
  const columns = missingColumns(words);
  const hosts = lists.map(({ host, heading, rows, more }) => (
    <Section key={host} id={`missing-${host}`} title={heading} isInner>
      {rows.length > 0 ? (
        <DataTable caption={heading} columns={columns} rows={rows} keyOf={({ path }) => path} />
      ) : (
        <Hint>{words.empty}</Hint>
      )}
      {more && <Hint>{more}</Hint>}
    </Section>
  ));
  return (
    <Section id="missing" title={words.title}>
      <Hint>{words.lead}</Hint>
      {lists.some(({ rows }) => rows.length > 0) ? hosts : <Abreast of="sections">{hosts}</Abreast>}
    </Section>
  );
}

function missingColumns({
  columns,
  send,
  sendLabel,
}: Words): Column<MissingList["rows"][number]>[] {
  return [
    { id: "path", label: columns.path, cell: ({ path }) => <b>{path}</b> },
    {
      id: "count",
      label: columns.count,
      align: "end",
      phone: "below",
      cell: ({ count }) => count,
    },
    {
      id: "first",
      label: columns.first,
      align: "end",
      phone: "hidden",
      cell: ({ first }) => <TimeText time={first} />,
    },
    {
      id: "last",
      label: columns.last,
      align: "end",
      phone: "below",
      cell: ({ last }) => <TimeText time={last} />,
    },
    {
      id: "step",
      label: columns.step,
      align: "end",
      phone: "side",
      cell: ({ path, to }) =>
        to && (
          <FollowedLink
            to={to}
            className="text-link small inline-flex min-h-5.5 items-center px-0.75"
            aria-label={fill(sendLabel, { path })}
          >
            {send}
          </FollowedLink>
        ),
    },
  ];
}

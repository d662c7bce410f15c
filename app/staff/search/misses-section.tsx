import type { Pages } from "../../../content/types.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { missesLists } from "./lists.server.ts";

type Lists = Awaited<ReturnType<typeof missesLists>>;
type Words = Pages["adminSearch"]["misses"];

/** What was looked for in vain, for each language. */
export function MissesSection({ lists, words }: { lists: Lists; words: Words }) {
  const columns = missesColumns(words);
  return (
    <section className="staff-section" aria-labelledby="misses">
      <h2 id="misses">{words.title}</h2>
      <p className="staff-hint">{words.lead}</p>
      {lists.map(({ language, rows }) => (
        <section key={language} className="staff-section" aria-labelledby={`misses-${language}`}>
          <h3 id={`misses-${language}`} className="staff-strong">
            {words.hosts[language]}
          </h3>
          {rows.length > 0 ? (
            <DataTable
              caption={words.hosts[language]}
              columns={columns}
              rows={rows}
              keyOf={({ words }) => words}
            />
          ) : (
            <p className="staff-hint">{words.empty}</p>
          )}
        </section>
      ))}
    </section>
  );
}

function missesColumns({ columns }: Words): Column<Lists[number]["rows"][number]>[] {
  return [
    { id: "words", label: columns.words, cell: ({ words }) => <b>{words}</b> },
    {
      id: "count",
      label: columns.count,
      align: "end",
      phone: "below",
      cell: ({ count }) => count,
    },
    {
      id: "last",
      label: columns.last,
      align: "end",
      phone: "below",
      cell: ({ last }) => <TimeText time={last} />,
    },
  ];
}

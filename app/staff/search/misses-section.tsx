import type { Pages } from "../../../content/types.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Hint } from "../ui/hint.tsx";
import { Section } from "../ui/section.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { missesLists } from "./lists.server.ts";

type Lists = Awaited<ReturnType<typeof missesLists>>;
type Words = Pages["adminSearch"]["misses"];

/** What was looked for in vain, for each language. */
export function MissesSection({ lists, words }: { lists: Lists; words: Words }) {
  const columns = missesColumns(words);
  return (
    <Section id="misses" title={words.title}>
      <Hint>{words.lead}</Hint>
      {lists.map(({ language, rows }) => (
        <Section key={language} id={`misses-${language}`} title={words.hosts[language]} isInner>
          {rows.length > 0 ? (
            <DataTable
              caption={words.hosts[language]}
              columns={columns}
              rows={rows}
              keyOf={({ words }) => words}
            />
          ) : (
            <Hint>{words.empty}</Hint>
          )}
        </Section>
      ))}
    </Section>
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

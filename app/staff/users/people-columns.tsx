import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { Mark } from "../ui/mark.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
import type { PersonRow } from "./people.server.ts";

/** The list of people: who, what they may do, whether they are in, when they were last. */
export function peopleColumns(words: Pages["adminUsers"], never: string): Column<PersonRow>[] {
  const { columns, you } = words;
  return [
    {
      id: "person",
      label: columns.person,
      cell: ({ id, name, email, isSelf }) => (
        <TwoLines below={email !== name && email}>
          <span>
            <RowLink to={`/admin/users/${id}`}>{name}</RowLink>
            {isSelf && <Mark>{you}</Mark>}
          </span>
        </TwoLines>
      ),
    },
    { id: "role", label: columns.role, cell: ({ role }) => role, phone: "below" },
    {
      id: "status",
      label: columns.status,
      phone: "side",
      cell: ({ status }) => <Tally tone={status.tone}>{status.label}</Tally>,
    },
    {
      id: "lastAccess",
      label: columns.lastAccess,
      align: "end",
      phone: "below",
      cell: ({ lastAccess }) => (lastAccess ? <TimeText time={lastAccess} /> : never),
    },
  ];
}

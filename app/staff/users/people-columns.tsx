import { Link } from "react-router";
import type { Pages } from "../../../content/types.ts";
import type { Column } from "../ui/data-table.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { PersonRow } from "./people.server.ts";

/** The list of people: who, what they may do, whether they are in, when they were last. */
export function peopleColumns(words: Pages["adminUsers"], never: string): Column<PersonRow>[] {
  const { columns, you } = words;
  return [
    {
      id: "person",
      label: columns.person,
      cell: ({ id, name, email, isSelf }) => (
        <span className="staff-two">
          <span>
            <Link to={`/admin/users/${id}`} className="staff-row-link">
              {name}
            </Link>
            {isSelf && <span className="staff-mark">{you}</span>}
          </span>
          {email !== name && <span>{email}</span>}
        </span>
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

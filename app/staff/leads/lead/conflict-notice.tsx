import type { Pages } from "../../../../content/types.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import type { Conflict } from "../../pipeline/conflict.server.ts";

type ConflictProps = { words: Pages["adminLead"]["conflict"]; conflict: Conflict };

/** Somebody was faster: what they changed, and what one had wanted oneself. */
export function ConflictNotice({ words, conflict }: ConflictProps) {
  return (
    <Notice tone="problem" heading={words.heading} live>
      <p>{words.text}</p>
      <ul className="grid gap-0.5 py-0.75">
        {conflict.changes.length === 0 && <li>{words.unknown}</li>}
        {conflict.changes.map(({ id, who, what, time }) => (
          <li key={id}>
            <b>{who}</b> {what} ({time.text})
          </li>
        ))}
      </ul>
      <p>{conflict.wanted}</p>
    </Notice>
  );
}

import { FollowedLink } from "../../browser/followed-link.tsx";
import { Notice } from "../../design/fields/notice.tsx";
import type { DoneToPeople } from "./done-to-people.server.ts";

/** What was done; with the way to a mail that waits. */
export function DoneNotice({ done }: { done: NonNullable<DoneToPeople> }) {
  return (
    <Notice tone="success" live>
      <p>{done.text}</p>
      {done.toOutbox && (
        <p>
          <FollowedLink to="/admin/outbox?state=waiting" className="text-link">
            {done.toOutbox}
          </FollowedLink>
        </p>
      )}
    </Notice>
  );
}

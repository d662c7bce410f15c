import { FollowedLink } from "../../browser/followed-link.tsx";
import type { ActivityLine } from "../activity/activity-lines.server.ts";
import { Hint } from "./hint.tsx";
import { Log } from "./log.tsx";
import { MailAddress } from "./mail-address.tsx";
import { TimeText } from "./time-text.tsx";

type ActivityListProps = {
  lines: readonly ActivityLine[];
  /** Said when there are none. */
  empty?: string;
  more?: { to: string; label: string };
};

/** A few lines of the audit log beside something else. */
export function ActivityList({ lines, empty, more }: ActivityListProps) {
  if (lines.length === 0) return <Hint>{empty}</Hint>;
  return (
    <>
      <Log>
        {lines.map(({ id, time, who, what, more: remark, isAlarming }) => (
          <li key={id} data-alarming={isAlarming || undefined}>
            <b>
              <MailAddress text={who} />
            </b>
            <span>
              <MailAddress text={what} />
              {remark && `: ${remark}`}
            </span>
            <TimeText time={time} />
          </li>
        ))}
      </Log>
      {more && (
        <p>
          <FollowedLink to={more.to} className="text-link small">
            {more.label}
          </FollowedLink>
        </p>
      )}
    </>
  );
}

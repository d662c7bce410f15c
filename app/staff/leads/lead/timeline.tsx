import type { Pages } from "../../../../content/types.ts";
import type { TimelineLine } from "../../pipeline/timeline-lines.server.ts";
import { TimeText } from "../../ui/time-text.tsx";

type TimelineProps = {
  words: Pages["adminLead"]["timeline"];
  lines: readonly TimelineLine[];
};

/** What happened to a lead, newest first. */
export function Timeline({ words, lines }: TimelineProps) {
  return (
    <ol className="staff-log lead-timeline">
      {lines.map(({ key, who, what, text, subject, status, time }) => (
        <li key={key}>
          <p>
            <b>{who}</b> {what}
          </p>
          <TimeText time={time} />
          {subject && (
            <p className="lead-mail">
              {subject}
              {status && <span>{status}</span>}
            </p>
          )}
          {text && !subject && <p className="lead-written">{text}</p>}
          {text && subject && (
            <details>
              <summary className="small">{words.showMail}</summary>
              <p className="lead-written">{text}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

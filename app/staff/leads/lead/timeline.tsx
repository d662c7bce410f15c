import type { Pages } from "../../../../content/types.ts";
import type { TimelineLine } from "../../pipeline/timeline-lines.server.ts";
import { Log } from "../../ui/log.tsx";
import { TimeText } from "../../ui/time-text.tsx";

type TimelineProps = {
  words: Pages["adminLead"]["timeline"];
  lines: readonly TimelineLine[];
};

/** What happened to a lead, newest first. */
export function Timeline({ words, lines }: TimelineProps) {
  return (
    <Log>
      {lines.map(({ key, who, what, text, subject, status, time }) => (
        <li key={key}>
          <p>
            <b>{who}</b> {what}
          </p>
          <TimeText time={time} />
          {subject && (
            <p className="col-span-full flex flex-wrap gap-x-1.5 gap-y-0.25 font-600">
              {subject}
              {status && <span className="text-note font-400 text-text-2">{status}</span>}
            </p>
          )}
          {text && !subject && <p className="col-span-full py-0.5 whitespace-pre-line">{text}</p>}
          {text && subject && (
            <details className="col-span-full">
              <summary className="small inline-flex min-h-4 items-center underline decoration-line-ctl underline-offset-[0.25em]">
                {words.showMail}
              </summary>
              <p className="col-span-full py-0.5 whitespace-pre-line">{text}</p>
            </details>
          )}
        </li>
      ))}
    </Log>
  );
}

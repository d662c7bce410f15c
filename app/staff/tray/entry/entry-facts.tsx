import { MailAddress } from "../../ui/mail-address.tsx";
import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

type EntryPage = Route.ComponentProps["loaderData"];

/** How to reach the sender, and how often it was tried. */
export function EntryFacts({ data: { words, entry } }: { data: EntryPage }) {
  const { facts } = words.entry;
  return (
    <section className="staff-section" aria-labelledby="tray-facts">
      <h2 id="tray-facts">{facts.heading}</h2>
      <dl className="staff-facts">
        <dt>{words.columns.state}</dt>
        <dd>
          <Tally tone={entry.state.tone}>{entry.state.label}</Tally>
        </dd>
        <dt>{facts.email}</dt>
        <dd>
          <a href={`mailto:${entry.email}`} className="text-link">
            <MailAddress text={entry.email} />
          </a>
        </dd>
        <dt>{facts.language}</dt>
        <dd>{entry.language}</dd>
        <dt>{facts.reference}</dt>
        <dd>{entry.reference}</dd>
        <dt>{facts.received}</dt>
        <dd>
          <TimeText time={entry.received} />
        </dd>
        {entry.held && (
          <>
            <dt>{facts.held}</dt>
            <dd>
              <TimeText time={entry.held} />
            </dd>
          </>
        )}
        <dt>{facts.attempts}</dt>
        <dd>{entry.attempts}</dd>
        {entry.next && (
          <>
            <dt>{facts.next}</dt>
            <dd>
              <TimeText time={entry.next} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

import { Fact, Facts } from "../../ui/facts.tsx";
import { MailAddress } from "../../ui/mail-address.tsx";
import { Section } from "../../ui/section.tsx";
import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

type EntryPage = Route.ComponentProps["loaderData"];

/** How to reach the sender, and how often it was tried. */
export function EntryFacts({ data: { words, entry } }: { data: EntryPage }) {
  const { facts } = words.entry;
  return (
    <Section id="tray-facts" title={facts.heading}>
      <Facts>
        <Fact label={words.columns.state}>
          <Tally tone={entry.state.tone}>{entry.state.label}</Tally>
        </Fact>
        <Fact label={facts.email}>
          <a href={`mailto:${entry.email}`} className="text-link">
            <MailAddress text={entry.email} />
          </a>
        </Fact>
        <Fact label={facts.language}>{entry.language}</Fact>
        <Fact label={facts.reference}>{entry.reference}</Fact>
        <Fact label={facts.received}>
          <TimeText time={entry.received} />
        </Fact>
        {entry.held && (
          <Fact label={facts.held}>
            <TimeText time={entry.held} />
          </Fact>
        )}
        <Fact label={facts.attempts}>{entry.attempts}</Fact>
        {entry.next && (
          <Fact label={facts.next}>
            <TimeText time={entry.next} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

import { Fact, Facts } from "../../ui/facts.tsx";
import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

type MailData = Route.ComponentProps["loaderData"];

/** How far a mail is, and what holds it up. */
export function MailFacts({ data }: { data: MailData }) {
  const { words, mail, language, attempts, reason, next, sent } = data;
  const { facts } = words.mail;
  return (
    <Facts>
      <Fact label={facts.state}>
        <Tally tone={mail.state.tone}>{mail.state.label}</Tally>
      </Fact>
      <Fact label={facts.to}>{mail.to}</Fact>
      <Fact label={facts.language} lang={language.code}>
        {language.name}
      </Fact>
      <Fact label={facts.written}>
        <TimeText time={mail.written} />
      </Fact>
      {sent && (
        <Fact label={facts.sent}>
          <TimeText time={sent} />
        </Fact>
      )}
      {attempts > 0 && <Fact label={facts.attempts}>{attempts}</Fact>}
      {next && (
        <Fact label={facts.next}>
          <TimeText time={next} />
        </Fact>
      )}
      {reason && (
        <Fact label={facts.reason} lang="en">
          {reason}
        </Fact>
      )}
    </Facts>
  );
}

import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

type MailData = Route.ComponentProps["loaderData"];

/** How far a mail is, and what holds it up. */
export function MailFacts({ data }: { data: MailData }) {
  const { words, mail, language, attempts, reason, next, sent } = data;
  const { facts } = words.mail;
  return (
    <dl className="staff-facts">
      <dt>{facts.state}</dt>
      <dd>
        <Tally tone={mail.state.tone}>{mail.state.label}</Tally>
      </dd>
      <dt>{facts.to}</dt>
      <dd>{mail.to}</dd>
      <dt>{facts.language}</dt>
      <dd lang={language.code}>{language.name}</dd>
      <dt>{facts.written}</dt>
      <dd>
        <TimeText time={mail.written} />
      </dd>
      {sent && (
        <>
          <dt>{facts.sent}</dt>
          <dd>
            <TimeText time={sent} />
          </dd>
        </>
      )}
      {attempts > 0 && (
        <>
          <dt>{facts.attempts}</dt>
          <dd>{attempts}</dd>
        </>
      )}
      {next && (
        <>
          <dt>{facts.next}</dt>
          <dd>
            <TimeText time={next} />
          </dd>
        </>
      )}
      {reason && (
        <>
          <dt>{facts.reason}</dt>
          <dd lang="en">{reason}</dd>
        </>
      )}
    </dl>
  );
}

import { MailAddress } from "../../ui/mail-address.tsx";
import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

type PersonData = Route.ComponentProps["loaderData"];

/** What is known of an account. */
export function PersonFacts({ data }: { data: PersonData }) {
  const { words, person, jobTitle, language, provider, hasTfa, never, isInvited } = data;
  const { facts, on, off } = words.person;
  return (
    <dl className="staff-facts">
      <dt>{facts.status}</dt>
      <dd>
        <Tally tone={person.status.tone}>{person.status.label}</Tally>
      </dd>
      <dt>{facts.role}</dt>
      <dd>{person.role}</dd>
      <dt>{facts.email}</dt>
      <dd>
        <MailAddress text={person.email} />
      </dd>
      {jobTitle && (
        <>
          <dt>{facts.jobTitle}</dt>
          <dd>{jobTitle}</dd>
        </>
      )}
      <dt>{facts.lastAccess}</dt>
      <dd>{person.lastAccess ? <TimeText time={person.lastAccess} /> : never}</dd>
      {!isInvited && (
        <>
          <dt>{facts.signsInBy}</dt>
          <dd>{provider}</dd>
          <dt>{facts.tfa}</dt>
          <dd>{hasTfa ? on : off}</dd>
        </>
      )}
      {language && (
        <>
          <dt>{facts.language}</dt>
          <dd>{language}</dd>
        </>
      )}
    </dl>
  );
}

import { Fact, Facts } from "../../ui/facts.tsx";
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
    <Facts>
      <Fact label={facts.status}>
        <Tally tone={person.status.tone}>{person.status.label}</Tally>
      </Fact>
      <Fact label={facts.role}>{person.role}</Fact>
      <Fact label={facts.email}>
        <MailAddress text={person.email} />
      </Fact>
      {jobTitle && <Fact label={facts.jobTitle}>{jobTitle}</Fact>}
      <Fact label={facts.lastAccess}>
        {person.lastAccess ? <TimeText time={person.lastAccess} /> : never}
      </Fact>
      {!isInvited && (
        <>
          <Fact label={facts.signsInBy}>{provider}</Fact>
          <Fact label={facts.tfa}>{hasTfa ? on : off}</Fact>
        </>
      )}
      {language && <Fact label={facts.language}>{language}</Fact>}
    </Facts>
  );
}

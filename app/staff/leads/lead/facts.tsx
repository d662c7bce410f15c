import { FollowedLink } from "../../../browser/followed-link.tsx";
import { fill } from "../../../i18n/fill.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Hint } from "../../ui/hint.tsx";
import { Log } from "../../ui/log.tsx";
import { MailAddress } from "../../ui/mail-address.tsx";
import { RowLink } from "../../ui/row-link.tsx";
import { Section } from "../../ui/section.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import { Promised } from "../promised.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** Who and where from, what was agreed to, how long it is kept, what else they sent. */
export function LeadFacts({ data }: { data: LeadData }) {
  const { words, lead, same, isAdministrator } = data;
  const { facts, contact, from, privacy } = words;
  return (
    <>
      <Section id="lead-from" title={from.heading}>
        <Facts>
          <Fact label={contact.email}>
            <a href={`mailto:${lead.email}`} className="text-link">
              <MailAddress text={lead.email} />
            </a>
          </Fact>
          <Fact label={contact.phone}>
            {lead.tel ? (
              <a href={lead.tel} className="text-link">
                {lead.phone}
              </a>
            ) : (
              lead.phone
            )}
          </Fact>
          <Fact label={contact.language}>{lead.language}</Fact>
          <Fact label={facts.received}>
            <TimeText time={lead.submitted} />
          </Fact>
          <Fact label={facts.answer}>
            {lead.promised && <Promised day={lead.promised} isWhole />}
          </Fact>
          <Fact label={facts.reference}>{lead.reference}</Fact>
          <Fact label={from.source}>{lead.source}</Fact>
          <Fact label={from.page}>{lead.page}</Fact>
          <Fact label={from.landing}>{lead.landing}</Fact>
          <Fact label={from.referrer}>{lead.referrer || from.direct}</Fact>
          <Fact label={from.campaign}>
            {[lead.campaign, ...lead.utm].filter(Boolean).join(" · ")}
          </Fact>
        </Facts>
      </Section>
      <Section id="lead-kept" title={privacy.heading}>
        {lead.deletedOn && <Hint>{fill(privacy.deletedOn, { date: lead.deletedOn })}</Hint>}
        {lead.consent && (
          <Hint>
            {fill(privacy.consent, { version: lead.consentVersion })}:{" "}
            <q lang={lead.locale}>{lead.consent}</q>
          </Hint>
        )}
        {isAdministrator && (
          <p>
            <FollowedLink
              to={`/admin/privacy?email=${encodeURIComponent(lead.email)}`}
              className="text-link small"
            >
              {privacy.all}
            </FollowedLink>
          </p>
        )}
      </Section>
      {same.length > 0 && (
        <Section id="lead-same" title={words.same.heading}>
          <Log>
            {same.map((other) => (
              <li key={other.id}>
                <RowLink to={`/admin/leads/${other.id}`} layout="line">
                  {other.form}
                </RowLink>
                <span>{[other.summary, other.stageName].filter(Boolean).join(" · ")}</span>
                <TimeText time={other.submitted} />
              </li>
            ))}
          </Log>
        </Section>
      )}
    </>
  );
}

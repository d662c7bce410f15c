import { Link } from "react-router";
import { fill } from "../../../i18n/fill.ts";
import { MailAddress } from "../../ui/mail-address.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import { Promised } from "../promised.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** Who and where from, what was agreed to, how long it is kept, what else they sent. */
export function Facts({ data }: { data: LeadData }) {
  const { words, lead, same, isAdministrator } = data;
  const { facts, contact, from, privacy } = words;
  return (
    <>
      <section className="staff-section" aria-labelledby="lead-from">
        <h2 id="lead-from">{from.heading}</h2>
        <dl className="staff-facts">
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
        </dl>
      </section>
      <section className="staff-section" aria-labelledby="lead-kept">
        <h2 id="lead-kept">{privacy.heading}</h2>
        {lead.deletedOn && (
          <p className="staff-hint">{fill(privacy.deletedOn, { date: lead.deletedOn })}</p>
        )}
        {lead.consent && (
          <p className="staff-hint">
            {fill(privacy.consent, { version: lead.consentVersion })}:{" "}
            <q lang={lead.locale}>{lead.consent}</q>
          </p>
        )}
        {isAdministrator && (
          <p>
            <Link
              to={`/admin/privacy?email=${encodeURIComponent(lead.email)}`}
              className="text-link small"
            >
              {privacy.all}
            </Link>
          </p>
        )}
      </section>
      {same.length > 0 && (
        <section className="staff-section" aria-labelledby="lead-same">
          <h2 id="lead-same">{words.same.heading}</h2>
          <ul className="staff-log">
            {same.map((other) => (
              <li key={other.id}>
                <Link to={`/admin/leads/${other.id}`} className="staff-row-link">
                  {other.form}
                </Link>
                <span>{[other.summary, other.stageName].filter(Boolean).join(" · ")}</span>
                <TimeText time={other.submitted} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

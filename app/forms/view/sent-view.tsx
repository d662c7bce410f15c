import { type ReactNode, useEffect } from "react";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { SENT_ID } from "../form-answer.ts";
import type { SentData } from "../form-page.server.ts";
import { clearDraft } from "./draft.ts";
import "./sent-view.css";

/**
 * Shown once a form is with us: the reference, what happens next, by when, whom to ask. The address
 * ends in its heading's id, so it is seen and has the focus, and its title is read out, like any
 * place that is arrived at.
 */
export function SentView({ sent, children }: { sent: SentData; children?: ReactNode }) {
  const { form, locale, reference, words, person, email } = sent;
  useEffect(() => clearDraft(form, locale), [form, locale]);
  const before = words.ask.split(email)[0];
  const after = words.ask.split(email)[1];
  const write = `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  return (
    <section className="sent" aria-labelledby={SENT_ID}>
      <p className="bugs">
        <span className="bug bug-signal bug-caps">{words.bug}</span>
      </p>
      <h2 className="d3" id={SENT_ID} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="sent-label">{words.reference}</p>
      <p className="sent-reference">{reference}</p>
      <p className="small sent-hint">{words.referenceHint}</p>
      {children}
      <dl className="sent-list">
        <div>
          <dt>{words.nextHeading}</dt>
          <dd>{words.next}</dd>
        </div>
        <div>
          <dt>{words.byHeading}</dt>
          <dd>{words.by}</dd>
        </div>
        <div className={person && "sent-person"}>
          <dt>{words.askHeading}</dt>
          <dd>
            {person && <img src={person.portrait} alt="" width={45} height={80} />}
            <span>
              {before}
              <a className="text-link" href={write}>
                {email}
              </a>
              {after}
            </span>
          </dd>
        </div>
      </dl>
      <p className="small sent-hint">{words.mail}</p>
      <p>
        <PrefetchLink className="text-link sent-back" to="/">
          {words.back}
        </PrefetchLink>
      </p>
    </section>
  );
}

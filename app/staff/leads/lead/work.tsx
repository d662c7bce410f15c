import { Form } from "react-router";
import { NOBODY } from "../../pipeline/asked-leads.ts";
import type { LeadChange } from "../../pipeline/change-lead.server.ts";
import { Confirm } from "../../ui/confirm.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

type WorkProps = {
  data: LeadData;
  /** What one wanted before somebody was faster: kept in the form. */
  wanted: LeadChange | undefined;
};

/** Stage, owner, spam, delete: each a form of its own that carries the state that was seen. */
export function Work({ data, wanted }: WorkProps) {
  const { words, lead, reasons, isAdministrator } = data;
  const { work } = words;
  return (
    <section className="staff-section lead-work" aria-labelledby="lead-work">
      <h2 id="lead-work">{work.heading}</h2>
      {lead.isSpam && (
        <div className="lead-spam">
          {reasons.length > 0 && (
            <>
              <p>{work.spamReasons}</p>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
          <Form method="post" preventScrollReset>
            <Seen data={data} intent="queue" />
            <button type="submit" name="queue" value="inbox" className="button button-small">
              <span className="button-label">{work.notSpam}</span>
            </button>
          </Form>
        </div>
      )}
      <Stages data={data} wanted={wanted && "stage" in wanted ? wanted.stage : undefined} />
      <Owner
        data={data}
        wanted={wanted && "owner" in wanted ? (wanted.owner ?? NOBODY) : undefined}
      />
      <div className="staff-confirms">
        {!lead.isSpam && (
          <Confirm label={work.spam} consequence={work.spamConsequence}>
            <Form method="post">
              <Seen data={data} intent="queue" />
              <button type="submit" name="queue" value="spam" className="button button-small">
                <span className="button-label">{work.spam}</span>
              </button>
            </Form>
          </Confirm>
        )}
        {isAdministrator && (
          <Confirm label={work.remove} consequence={work.removeConsequence}>
            <Form method="post">
              <button
                type="submit"
                name="intent"
                value="remove"
                className="button button-small staff-danger"
              >
                <span className="button-label">{work.removeSubmit}</span>
              </button>
            </Form>
          </Confirm>
        )}
      </div>
    </section>
  );
}

/** What the form does, and the state of the lead and its timeline that the page shows. */
function Seen({ data: { lead, seenNote }, intent }: { data: LeadData; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={lead.seen} />
      <input type="hidden" name="seenNote" value={seenNote} />
    </>
  );
}

function Stages({ data, wanted }: { data: LeadData; wanted: string | undefined }) {
  const { words, lead, stages } = data;
  return (
    <Form method="post" className="lead-stages" aria-label={words.work.stage} preventScrollReset>
      <Seen data={data} intent="stage" />
      {stages.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="stage"
          value={value}
          aria-pressed={value === lead.stage}
          data-wanted={value === wanted || undefined}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}

function Owner({ data, wanted }: { data: LeadData; wanted: string | undefined }) {
  const { words, listWords, lead, owners } = data;
  const value = wanted ?? (lead.owner || NOBODY);
  const isFormer = lead.owner !== "" && !owners.some((owner) => owner.value === lead.owner);
  return (
    <Form method="post" className="lead-owner" preventScrollReset key={`${lead.seen}${value}`}>
      <Seen data={data} intent="owner" />
      <label className="staff-select">
        <span>{words.work.owner}</span>
        <select name="owner" defaultValue={value}>
          <option value={NOBODY}>{listWords.owner.nobody}</option>
          {isFormer && <option value={lead.owner}>{lead.ownerName}</option>}
          {owners.map((owner) => (
            <option key={owner.value} value={owner.value}>
              {owner.label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-small">
        <span className="button-label">{words.work.assign}</span>
      </button>
    </Form>
  );
}

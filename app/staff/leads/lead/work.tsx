import { Form } from "react-router";
import { NOBODY } from "../../pipeline/asked-leads.ts";
import type { LeadChange } from "../../pipeline/change-lead.server.ts";
import { Callout } from "../../ui/callout.tsx";
import { Confirm, Confirms } from "../../ui/confirm.tsx";
import { Labelled } from "../../ui/labelled.tsx";
import { Section } from "../../ui/section.tsx";
import { StepButton } from "../../ui/step-button.tsx";
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
    <Section id="lead-work" title={work.heading} gap="wide">
      {lead.isSpam && (
        <Callout layout="steps">
          {reasons.length > 0 && (
            <>
              <p>{work.spamReasons}</p>
              <ul className="grid list-disc gap-0.5 ps-[1.2em]">
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
        </Callout>
      )}
      <Stages data={data} wanted={wanted && "stage" in wanted ? wanted.stage : undefined} />
      <Owner
        data={data}
        wanted={wanted && "owner" in wanted ? (wanted.owner ?? NOBODY) : undefined}
      />
      <Confirms>
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
              <StepButton intent="remove" isDangerous>
                {work.removeSubmit}
              </StepButton>
            </Form>
          </Confirm>
        )}
      </Confirms>
    </Section>
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
    <Form
      method="post"
      className="flex flex-wrap gap-1"
      aria-label={words.work.stage}
      preventScrollReset
    >
      <Seen data={data} intent="stage" />
      {stages.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="stage"
          value={value}
          aria-pressed={value === lead.stage}
          className="min-h-5.5 rounded-(--radius) border-[1.5px] border-line-ctl px-2 text-small font-620 outline-offset-2 outline-sig-text hover:bg-raise aria-pressed:border-bug aria-pressed:bg-bug aria-pressed:text-on-bug data-wanted:outline-2 data-wanted:outline-dashed"
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
    <Form
      method="post"
      className="flex items-end gap-1.25"
      preventScrollReset
      key={`${lead.seen}${value}`}
    >
      <Seen data={data} intent="owner" />
      <Labelled label={words.work.owner} className="max-w-40 flex-1">
        <select name="owner" defaultValue={value} className="control max-w-full">
          <option value={NOBODY}>{listWords.owner.nobody}</option>
          {isFormer && <option value={lead.owner}>{lead.ownerName}</option>}
          {owners.map((owner) => (
            <option key={owner.value} value={owner.value}>
              {owner.label}
            </option>
          ))}
        </select>
      </Labelled>
      <button type="submit" className="button button-small">
        <span className="button-label">{words.work.assign}</span>
      </button>
    </Form>
  );
}

import { data, Form, type RouterContextProvider, redirect } from "react-router";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { TextField } from "../../design/fields/text-field.tsx";
import { intakeContext } from "../../forms/intake.ts";
import { fill } from "../../i18n/fill.ts";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import { formName, stageName } from "../pipeline/lead-words.ts";
import {
  emailIn,
  erasePerson,
  type Holders,
  type PersonData,
  readPersonData,
} from "../pipeline/person-data.server.ts";
import { timeOfDay } from "../times.server.ts";
import { trayRow } from "../tray/rows.server.ts";
import { Confirm, Confirms } from "../ui/confirm.tsx";
import { Done } from "../ui/done.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Fact, Facts } from "../ui/facts.tsx";
import { Hint } from "../ui/hint.tsx";
import { Log } from "../ui/log.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Section } from "../ui/section.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import { StepButton } from "../ui/step-button.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";

/** /admin/privacy, for administrators: what is held on whoever has the `email` of the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale } = context.get(siteContext);
  const holders = holdersIn(context);
  const words = contentIn(locale).words("adminPrivacy");
  const typed = url.searchParams.get("email") ?? "";
  const email = emailIn(typed);
  const person = email ? await readPersonData(holders, email) : undefined;
  return {
    words,
    typed,
    error: typed !== "" && !email ? words.emailError : undefined,
    done: doneSentence(),
    held: person && { email: person.email, ...heldOf(person) },
  };

  function doneSentence() {
    if (!url.searchParams.has("erased")) return undefined;
    const counts = (url.searchParams.get("erased") ?? "").split("-");
    const [leads = "0", mails = "0", files = "0", unfiled = "0"] = counts;
    if (!counts.some((count) => /^[1-9]/.test(count))) return words.doneNothing;
    return fill(words.done, { leads, mails, files, unfiled });
  }

  function heldOf({ unfiled, leads, mails, files, accounts }: PersonData) {
    const leadWords = contentIn(locale).words("adminLeads");
    // What somebody wrote; the timeline also has what they did.
    const notes = leads
      .flatMap((lead) => (Array.isArray(lead.notes) ? lead.notes : []))
      .filter(({ kind }) => kind === "note").length;
    return {
      isAnything: unfiled.length + leads.length + mails.length + accounts.length > 0,
      isNothingToErase: unfiled.length + leads.length + mails.length === 0,
      counts: [
        [words.counts.unfiled, String(unfiled.length)],
        [words.counts.leads, String(leads.length)],
        [words.counts.notes, String(notes)],
        [words.counts.mails, String(mails.length)],
        [words.counts.files, String(files.length)],
        [words.counts.account, accounts.length > 0 ? words.yes : words.no],
      ] as const,
      unfiled: unfiled.map((entry) => trayRow(locale, entry)),
      leads: leads.map((lead) => ({
        id: String(lead.id),
        form: formName(leadWords, String(lead.form)),
        stage: stageName(leadWords, String(lead.stage)),
        reference: String(lead.reference),
        submitted: timeOfDay(locale, String(lead.submitted)),
      })),
    };
  }
}

/** Erases, when the address was typed once more. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  requireAdministrator(context);
  const { locale } = context.get(siteContext);
  const form = await request.formData();
  const email = emailIn(String(form.get("email") ?? ""));
  if (!email) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  if (emailIn(String(form.get("confirm") ?? "")) !== email) {
    const { mismatch } = contentIn(locale).words("adminPrivacy").erase;
    return data({ error: mismatch, typed: String(form.get("confirm") ?? "") }, { status: 422 });
  }
  const { leads, mails, files, unfiled } = await erasePerson(holdersIn(context), email);
  return redirect(`/admin/privacy?erased=${leads}-${mails}-${files}-${unfiled}`, 303);
}

const holdersIn = (context: Readonly<RouterContextProvider>): Holders => ({
  backend: context.get(sessionContext).backend,
  intake: context.get(intakeContext),
});

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { words, typed, error, done, held } = loaderData;
  return (
    <StaffPage>
      <PageHead
        title={words.title}
        lead={words.lead}
        failed={error !== undefined || actionData !== undefined}
      />
      <Done what={!held && done} />
      <Form
        method="get"
        className="flex max-w-[40rem] flex-wrap items-end gap-1.5 [&>.button]:min-h-7 [&>.field]:flex-[1_1_260px]"
        noValidate
      >
        <TextField
          name="email"
          type="email"
          label={words.email}
          error={error}
          defaultValue={typed}
          key={typed}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="button button-small button-ink">
          <span className="button-label">{words.find}</span>
        </button>
      </Form>
      {held && !held.isAnything && <EmptyState {...words.nothing} />}
      {held?.isAnything && (
        <Section id="privacy-held" title={fill(words.held, { email: held.email })}>
          <Facts>
            {held.counts.map(([label, count]) => (
              <Fact key={label} label={label}>
                {count}
              </Fact>
            ))}
          </Facts>
          {held.unfiled.length > 0 && (
            <Log label={words.unfiled}>
              {held.unfiled.map(({ id, form, state, reference, received }) => (
                <li key={id}>
                  <RowLink to={`/admin/tray/${id}`} layout="line">
                    {reference}
                  </RowLink>
                  <span>
                    {form} · {words.unfiled}: {state.label}
                  </span>
                  <TimeText time={received} />
                </li>
              ))}
            </Log>
          )}
          {held.leads.length > 0 && (
            <Log label={words.leads}>
              {held.leads.map(({ id, form, stage, reference, submitted }) => (
                <li key={id}>
                  <RowLink to={`/admin/leads/${id}`} layout="line">
                    {reference}
                  </RowLink>
                  <span>
                    {form} · {stage}
                  </span>
                  <TimeText time={submitted} />
                </li>
              ))}
            </Log>
          )}
        </Section>
      )}
      {held?.isAnything && <Export words={words} email={held.email} />}
      {held && (
        <Section id="privacy-erase" title={words.eraseHeading}>
          {held.isNothingToErase && <Hint>{words.eraseNothing}</Hint>}
          <Confirms>
            <Confirm
              label={words.erase.label}
              consequence={words.erase.consequence}
              isOpen={actionData !== undefined}
            >
              <StaffForm method="post" noValidate>
                <input type="hidden" name="email" value={held.email} />
                <TextField
                  name="confirm"
                  type="email"
                  label={words.erase.confirm}
                  error={actionData?.error}
                  defaultValue={actionData?.typed}
                  autoComplete="off"
                  spellCheck={false}
                />
                <StepButton isDangerous>{words.erase.submit}</StepButton>
              </StaffForm>
            </Confirm>
          </Confirms>
        </Section>
      )}
    </StaffPage>
  );
}

type Words = Route.ComponentProps["loaderData"]["words"];

function Export({ words, email }: { words: Words; email: string }) {
  const address = `/admin/privacy/export?email=${encodeURIComponent(email)}`;
  return (
    <Section id="privacy-export" title={words.exportHeading}>
      <Hint>{words.exportLead}</Hint>
      <p className="flex flex-wrap items-center gap-1.25">
        <a className="button button-small" href={`${address}&as=json`} download>
          <span className="button-label">{words.exportJson}</span>
        </a>
        <a className="button button-small" href={`${address}&as=zip`} download>
          <span className="button-label">{words.exportZip}</span>
        </a>
      </p>
    </Section>
  );
}

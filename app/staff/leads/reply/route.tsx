import { data, Form, redirect } from "react-router";
import type { Pages } from "../../../../content/types.ts";
import { TITLE_LENGTH } from "../../../../packages/lib/collections/lengths.ts";
import { shortened, tidyLine, tidyText } from "../../../../packages/lib/valid/text.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { ErrorSummary } from "../../../design/fields/error-summary.tsx";
import { type FormErrors, textOf } from "../../../design/fields/form-state.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { SubmitButton } from "../../../design/fields/submit-button.tsx";
import { TextArea } from "../../../design/fields/text-area.tsx";
import { TextField } from "../../../design/fields/text-field.tsx";
import { fill } from "../../../i18n/fill.ts";
import { requireUser } from "../../../middleware/admin.server.ts";
import { DraftLine } from "../../drafts/draft-line.tsx";
import { sentDraft } from "../../drafts/sent-draft.ts";
import { useKeptDraft } from "../../drafts/use-kept-draft.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { personName } from "../../person-name.ts";
import { moveOn, noteAnswered, stageAfter } from "../../pipeline/after-reply.server.ts";
import { askedLeads, queryOfLeads } from "../../pipeline/asked-leads.ts";
import { GUARDIAN_TEMPLATE, setGuardian } from "../../pipeline/guardian.server.ts";
import { isLeadKey, readLead } from "../../pipeline/lead.server.ts";
import { leadAddress } from "../../pipeline/lead-address.ts";
import { languageName, stageName } from "../../pipeline/lead-words.ts";
import {
  addressOf,
  filledTemplate,
  gapIn,
  keepAddress,
  MAX_BODY,
  MAX_SUBJECT,
  newReplyKey,
  readTemplates,
  sendReply,
} from "../../pipeline/reply.server.ts";
import { seenOf } from "../../pipeline/seen.ts";
import { stagesOf } from "../../pipeline/stages.ts";
import { Labelled } from "../../ui/labelled.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffForm } from "../../ui/staff-form.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";

/** /admin/leads/:id/reply: `template` in the address fills in the text. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale, siteName } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const lead = await readLead(backend, params.id);
  const isMinor = Boolean(lead.guardian && lead.guardian_email);
  const templates = (await readTemplates(backend, lead)).filter(
    ({ key }) => key !== GUARDIAN_TEMPLATE || isMinor,
  );
  const template = templates.find(({ key }) => key === url.searchParams.get("template"));
  const sender = `${personName(user)}\n${siteName}`;
  const typedAddress = addressIn(url.searchParams.get("as"));
  const addressed = typedAddress || addressOf(lead);
  const blank = { subject: `${siteName}: ${lead.reference}`, body: `\n\n${sender}` };
  const words = contentIn(locale).words("adminLead").replyPage;
  return {
    words,
    title: fill(words.title, { name: lead.name }),
    note: fill(words.inLanguage, {
      language: languageName(contentIn(locale).words("adminLeads"), lead.locale),
    }),
    asked: askedLeads(url.searchParams),
    lead: {
      id: lead.id,
      name: lead.name,
      recipient: template?.key === GUARDIAN_TEMPLATE ? lead.guardian_email : lead.email,
      locale: lead.locale,
      seen: seenOf(lead),
      isNobodys: !lead.owner,
    },
    isToGuardian: template?.key === GUARDIAN_TEMPLATE,
    stages: stagesOf(lead.form).map((value) => ({
      value,
      label: stageName(contentIn(locale).words("adminLeads"), value),
    })),
    nextStage: stageAfter(lead, template?.key ?? ""),
    templates: templates.map(({ key, subject }) => ({
      value: key,
      label: fill(subject, { reference: "" }).replace(/\s?\(\s?\)/, ""),
    })),
    chosen: template?.key ?? "",
    addressed,
    // What a draft began with.
    variant: [template?.key, typedAddress].filter(Boolean).join(" "),
    draft: template
      ? filledTemplate(template, {
          name: addressed,
          applicant: lead.name.trim(),
          reference: lead.reference,
          sender,
        })
      : blank,
    key: newReplyKey(),
  };
}

/** How somebody is called, as it was typed, cut to what the backend holds. */
const addressIn = (typed: FormDataEntryValue | null) =>
  shortened(tidyLine(String(typed ?? "")), TITLE_LENGTH);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { id: self } = requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const lead = await readLead(backend, params.id);
  const sent = await request.formData();
  const text = (name: string) => String(sent.get(name) ?? "");
  const values = {
    key: text("key"),
    subject: tidyLine(text("subject")),
    body: tidyText(text("body")),
    stage: text("stage"),
  };
  if (!isLeadKey(values.key)) {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  const errors = errorsIn(values, contentIn(locale).words("adminLead").replyPage.errors);
  if (Object.keys(errors).length > 0) {
    return data({ values, errors, heading: summaryHeading(locale, errors) }, { status: 422 });
  }
  const isToGuardian = text("to") === GUARDIAN_TEMPLATE && Boolean(lead.guardian_email);
  const recipient = (isToGuardian && lead.guardian_email) || lead.email;
  await sendReply(backend, lead, { ...values, recipient });
  if (!isToGuardian) await keepAddress(backend, lead, addressIn(sent.get("as")));
  if (isToGuardian) await setGuardian(backend, lead.id, "asked");
  else {
    await noteAnswered(backend, lead.id);
    const owner = sent.get("take") === "yes" ? self : undefined;
    await moveOn(backend, lead, text("seen"), { stage: text("stage"), owner });
  }
  const query = queryOfLeads(askedLeads(url.searchParams), { done: "replied", ...sentDraft(sent) });
  return redirect(leadAddress(lead.id, query), 303);
}

type Words = Pages["adminLead"]["replyPage"]["errors"];

function errorsIn(values: { subject: string; body: string }, words: Words): FormErrors {
  const errors: Record<string, string> = {};
  for (const name of ["subject", "body"] as const) {
    const value = values[name];
    const gap = gapIn(value);
    if (value === "") errors[name] = words[name];
    else if (value.length > (name === "subject" ? MAX_SUBJECT : MAX_BODY))
      errors[name] = words.long;
    else if (gap) errors[name] = fill(words.gap, { gap });
  }
  return errors;
}

export default function Reply({ loaderData, actionData }: Route.ComponentProps) {
  const { words, title, note, asked, lead, templates, chosen, addressed, variant, draft, key } =
    loaderData;
  const { isToGuardian, stages, nextStage } = loaderData;
  const kept = useKeptDraft(`reply:${lead.id}`, {
    variant,
    isAnswered: actionData !== undefined,
  });
  const values = actionData?.values ?? kept.values ?? { ...draft, key };
  const errors: FormErrors = actionData?.errors ?? {};
  const query = queryOfLeads(asked);
  return (
    <StaffPage>
      <PageHead
        title={title}
        lead={note}
        back={{ to: leadAddress(lead.id, query), label: lead.name }}
        failed={actionData !== undefined}
      />
      {actionData && (
        <ErrorSummary
          heading={actionData.heading}
          errors={errors}
          fields={{ subject: words.subject, body: words.body }}
        />
      )}
      {templates.length > 0 && (
        <Form
          method="get"
          className="flex flex-wrap items-end gap-1.25 [&>.field]:flex-[0_1_16rem]"
        >
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Labelled label={words.template}>
            <select
              name="template"
              className="control w-[min(100%,30rem)] max-w-full"
              defaultValue={chosen}
              key={chosen}
            >
              <option value="">{words.blank}</option>
              {templates.map(({ value, label }) => (
                <option key={value} value={value} lang={lead.locale}>
                  {label}
                </option>
              ))}
            </select>
          </Labelled>
          <TextField
            key={addressed}
            name="as"
            label={words.addressed}
            hint={words.addressedHint}
            defaultValue={addressed}
            lang={lead.locale}
            autoComplete="off"
          />
          <button type="submit" className="button button-small">
            <span className="button-label">{words.use}</span>
          </button>
        </Form>
      )}
      <StaffForm method="post" width="text" noValidate key={kept.formKey} {...kept.form}>
        <input type="hidden" name="as" value={addressed} />
        <input type="hidden" name="key" value={textOf(values, "key")} />
        <p data-reply-to>
          <span className="block text-small font-620">{words.to}</span> {lead.recipient}
        </p>
        <TextField
          name="subject"
          label={words.subject}
          error={errors.subject}
          defaultValue={textOf(values, "subject")}
          lang={lead.locale}
          required
        />
        <TextArea
          name="body"
          label={words.body}
          hint={words.bodyHint}
          error={errors.body}
          defaultValue={textOf(values, "body")}
          lang={lead.locale}
          rows={16}
          required
        />
        <DraftLine line={kept.line} />
        <input type="hidden" name="to" value={isToGuardian ? "guardian" : "sender"} />
        {!isToGuardian && (
          <div className="flex flex-wrap items-end gap-x-3 gap-y-1.25">
            <input type="hidden" name="seen" value={lead.seen} />
            <Labelled label={words.after}>
              <select
                name="stage"
                className="control max-w-full"
                defaultValue={textOf(values, "stage") || nextStage}
              >
                {stages.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Labelled>
            {lead.isNobodys && (
              <label className="inline-flex min-h-5.5 items-center gap-1.25 text-small">
                <input type="checkbox" className="tick" name="take" value="yes" defaultChecked />
                {words.take}
              </label>
            )}
          </div>
        )}
        <SubmitButton pendingLabel={words.sending} tone="ink">
          {words.submit}
        </SubmitButton>
      </StaffForm>
    </StaffPage>
  );
}

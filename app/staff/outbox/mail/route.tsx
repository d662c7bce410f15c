import { data, redirect } from "react-router";
import { BackendError } from "../../../api/backend-error.server.ts";
import { readMail, setMailStatus } from "../../../api/outbox.server.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";
import { requireAdministrator } from "../../../middleware/admin.server.ts";
import { doneWords } from "../../done.server.ts";
import { missing } from "../../missing.server.ts";
import { timeOfDay } from "../../times.server.ts";
import { Columns, Stack } from "../../ui/columns.tsx";
import { Done } from "../../ui/done.tsx";
import { Hint } from "../../ui/hint.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { mailRow, mailState } from "../mails.server.ts";
import type { Route } from "./+types/route.ts";
import { MailFacts } from "./mail-facts.tsx";
import { MailSteps } from "./mail-steps.tsx";

/** /admin/outbox/:id: one mail, why it waits, and sending or cancelling it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale, sendsMail } = context.get(siteContext);
  const words = contentIn(locale).words("adminOutbox");
  const mail = await readMail(context.get(sessionContext).backend, params.id).catch(missing);
  const state = mailState(mail);
  const isUnsent = state === "waiting" || state === "trouble" || state === "unsure";
  return {
    words,
    done: doneWords(url, sendsMail ? words.done : { ...words.done, retried: words.noServer }),
    mail: mailRow(locale, mail),
    step: state,
    language: localeOf(mail.language === "el" ? "el" : "en"),
    body: mail.body ?? "",
    attempts: mail.attempts,
    reason: isUnsent ? mail.last_error : undefined,
    next: isUnsent ? upcoming(locale, mail.next_attempt) : undefined,
    sent: mail.sent ? timeOfDay(locale, mail.sent) : undefined,
    timeZone: contentIn(locale).words("adminShell").timeZone,
  };
}

/** An attempt that is due has no time to wait for; without a mail server it stays due. */
function upcoming(locale: LocaleCode, iso: string | null | undefined) {
  return iso && Date.parse(iso) > Date.now() ? timeOfDay(locale, iso) : undefined;
}

/** `intent` is `retry` or `cancel`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request }: Route.ActionArgs) {
  requireAdministrator(context);
  const { locale } = context.get(siteContext);
  const isCancelled = (await request.formData()).get("intent") === "cancel";
  try {
    const { backend } = context.get(sessionContext);
    await setMailStatus(backend, params.id, isCancelled ? "cancelled" : "waiting");
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 403) throw error;
    return data({ problem: contentIn(locale).words("adminOutbox").mail.tooLate }, { status: 409 });
  }
  return redirect(`/admin/outbox/${params.id}?done=${isCancelled ? "cancelled" : "retried"}`, 303);
}

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done, mail, body, language, timeZone } = loaderData;
  const problem = actionData?.problem;
  return (
    <StaffPage>
      <PageHead
        title={mail.subject}
        back={{ to: "/admin/outbox", label: words.title }}
        failed={problem !== undefined}
      />
      {problem && (
        <Notice tone="problem" live>
          {problem}
        </Notice>
      )}
      <Done what={!problem && done} />
      <Columns>
        <Section id="mail-text" title={words.mail.text}>
          {body ? (
            <>
              <p
                className="max-w-[40rem] rounded-(--radius) border border-line bg-stage px-2.75 py-2.5 whitespace-pre-wrap wrap-anywhere"
                lang={language.code}
              >
                {body}
              </p>
              <Hint>{words.mail.secret}</Hint>
            </>
          ) : (
            <Hint>{words.mail.textGone}</Hint>
          )}
        </Section>
        <Stack>
          <MailFacts data={loaderData} />
          <h2 className="mt-2 title-2">{words.mail.steps}</h2>
          <MailSteps data={loaderData} />
          <p className="note">{timeZone}</p>
        </Stack>
      </Columns>
    </StaffPage>
  );
}

import Reply from "icon:lucide/reply";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { isAdministrator, requireUser } from "../../../middleware/admin.server.ts";
import { doneWords } from "../../done.server.ts";
import { sentDraft } from "../../drafts/sent-draft.ts";
import { askedLeads, queryOfLeads } from "../../pipeline/asked-leads.ts";
import { leadAddress, leadsAddress, replyAddress } from "../../pipeline/lead-address.ts";
import { Columns, Stack } from "../../ui/columns.tsx";
import { Done } from "../../ui/done.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PicturedLabel } from "../../ui/pictured-label.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { KeysHelp } from "../keys-help.tsx";
import { posterAddress } from "../lead-face.tsx";
import { Promised } from "../promised.tsx";
import { useLeadKeys } from "../use-list-keys.ts";
import type { Route } from "./+types/route.ts";
import { Answers } from "./answers.tsx";
import { runChange } from "./changes.server.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { Cv } from "./cv-section.tsx";
import { LeadFacts } from "./facts.tsx";
import { Guardian } from "./guardian.tsx";
import { leadPage } from "./lead-data.server.ts";
import { Neighbours } from "./neighbours.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReachBar } from "./reach-bar.tsx";
import { Timeline } from "./timeline.tsx";
import { Work } from "./work.tsx";

/** /admin/leads/:id. The address also carries the list one came from, for its neighbours. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale, sendsMail } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const asked = askedLeads(url.searchParams);
  const withCv = url.searchParams.get("cv") === "text";
  const words = contentIn(locale).words("adminLead");
  return {
    ...(await leadPage({ locale, backend, self: user.id, asked, id: params.id, withCv })),
    words,
    listWords: contentIn(locale).words("adminLeads"),
    timeZone: contentIn(locale).words("adminShell").timeZone,
    done: doneWords(url, sendsMail ? words.done : { ...words.done, replied: words.replyWaits }),
    query: queryOfLeads(asked),
    isAdministrator: isAdministrator(user),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const user = requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const outcome = await runChange({
    site,
    backend,
    id: params.id,
    form,
    self: user.id,
    isAdministrator: isAdministrator(user),
  });
  if (!outcome) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  const asked = askedLeads(url.searchParams);
  if ("isGone" in outcome) {
    return redirect(leadsAddress(queryOfLeads(asked, { done: "deleted" })), 303);
  }
  if ("done" in outcome) {
    const query = queryOfLeads(asked, {
      done: outcome.done,
      ...(outcome.done === "note" && sentDraft(form)),
    });
    return redirect(leadAddress(params.id, query), 303);
  }
  if ("conflict" in outcome) return data({ conflict: outcome.conflict }, { status: 409 });
  const { note } = contentIn(site.locale).words("adminLead");
  const typed = String(form.get("note") ?? "");
  return data({ note: { text: typed, error: note[outcome.noteError] } }, { status: 422 });
}

/** Answers begin where the page does, with the poster that the application drew beside them. */
const BESIDE_POSTER =
  "grid grid-cols-1 items-start gap-x-3.5 gap-y-2.5 slate:grid-cols-[auto_minmax(0,1fr)]";

/** A conflict is shown beside what the lead is now: React Router would keep what it was. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, words, listWords, done, query, timeZone, neighbours } = loaderData;
  const keys = useLeadKeys();
  const conflict = actionData && "conflict" in actionData ? actionData.conflict : undefined;
  const note = actionData && "note" in actionData ? actionData.note : undefined;
  return (
    <StaffPage hasFootBar>
      <PageHead
        title={lead.name}
        lead={
          <>
            {lead.isMinor && <Mark tone="alarming">{listWords.minor}</Mark>}{" "}
            {[lead.form, lead.summary].filter(Boolean).join(" · ")}
            {lead.promised && (
              <>
                {" · "}
                <Promised day={lead.promised} isWhole />
              </>
            )}
          </>
        }
        back={{ to: leadsAddress(query), label: listWords.title }}
        failed={actionData !== undefined}
      >
        <KeysHelp words={listWords.keys} keys={keys} of="lead" />
        <FollowedLink to={replyAddress(lead.id, query)} className="button button-small button-ink">
          <PicturedLabel>
            <Reply />
            {words.reply}
          </PicturedLabel>
        </FollowedLink>
      </PageHead>
      {conflict && <ConflictNotice words={words.conflict} conflict={conflict} />}
      <Done what={!actionData && done} />
      {lead.guardian && <Guardian data={loaderData} guardian={lead.guardian} />}
      <Columns>
        <Stack gap="far">
          <div className={lead.handle ? BESIDE_POSTER : undefined}>
            {lead.handle && (
              <img
                src={posterAddress(lead.handle)}
                className="h-auto w-10.5 rounded-[6px] slate:w-[135px] slate:rounded-[10px]"
                alt=""
                width={135}
                height={240}
              />
            )}
            <Answers data={loaderData} />
          </div>
          <Cv data={loaderData} />
          <LeadFacts data={loaderData} />
        </Stack>
        <div className="border-t-2 border-text bg-stage p-2 laptop:p-3">
          <Stack gap="far">
            <Work data={loaderData} wanted={conflict?.values} />
            <Section id="lead-timeline" title={words.timeline.heading}>
              <NoteForm lead={lead.id} words={words.note} note={note} />
              <Timeline words={words.timeline} lines={loaderData.timeline} />
              <p className="note">{timeZone}</p>
            </Section>
          </Stack>
        </div>
      </Columns>
      <Neighbours words={words} neighbours={neighbours} />
      <ReachBar data={loaderData} />
    </StaffPage>
  );
}

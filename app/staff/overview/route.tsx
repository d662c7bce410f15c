import { redirect } from "react-router";
import { updateMe } from "../../api/users.server.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { intakeContext } from "../../forms/intake.ts";
import { isAdministrator, requireUser } from "../../middleware/admin.server.ts";
import { readName } from "../../session/person-name.server.ts";
import { activityLines } from "../activity/activity-lines.server.ts";
import { readLog } from "../activity/log.server.ts";
import { countItems } from "../counts.server.ts";
import { LeadFace } from "../leads/lead-face.tsx";
import { Promised } from "../leads/promised.tsx";
import { ActivityList } from "../ui/activity-list.tsx";
import { Columns } from "../ui/columns.tsx";
import { Hint } from "../ui/hint.tsx";
import { Log } from "../ui/log.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Section } from "../ui/section.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { Route } from "./+types/route.ts";
import { damagedIntake } from "./damaged-intake.server.ts";
import { greeting } from "./greeting.server.ts";
import { lastBackup } from "./last-backup.server.ts";
import { latestLeads } from "./latest-leads.server.ts";
import { NameForm } from "./name-form.tsx";
import { TaskList } from "./task-list.tsx";
import { countTasks, newLeadsOf } from "./tasks.server.ts";

const FORMS = [
  "creators-join",
  "brands-join",
  "brands-campaigns",
  "careers-apply",
  "contact",
] as const;
/** People come and go all day; the whole log has it. */
const NOT_DAILY = { action: { _nin: ["login", "logout"] } };
/** Lines of the log shown here. */
const RECENT_LINES = 8;

/** /admin: what needs attention today. Each part stands without the others. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale, sendsMail } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminOverview");
  const administrator = isAdministrator(user);
  const [tasks, forms, leads, log] = await Promise.all([
    countTasks(backend, {
      isAdministrator: administrator,
      sendsMail,
      intake: context.get(intakeContext),
    }),
    Promise.all(FORMS.map((form) => countItems(backend, "leads", newLeadsOf(form)).catch(() => 0))),
    latestLeads(locale, backend),
    administrator
      ? readLog(backend, { filter: NOT_DAILY, limit: RECENT_LINES }).catch(() => undefined)
      : undefined,
  ]);
  return {
    words,
    damaged: damagedIntake(context),
    backup: administrator ? await lastBackup(context) : undefined,
    heading: greeting(words, user.first_name),
    asksName: !user.first_name,
    timeZone: contentIn(locale).words("adminShell").timeZone,
    isPartial: tasks.some(({ count }) => count === undefined),
    tasks: tasks.flatMap(({ name, to, count }) => {
      const { title, line } = words.tasks[name];
      return count ? [{ to, count, title: plural(locale, count, title), line }] : [];
    }),
    forms: FORMS.flatMap((form, index) => {
      const count = forms[index] ?? 0;
      return count > 0 ? [{ form, label: words.byForm.forms[form], count }] : [];
    }),
    leads,
    log: log && (await activityLines(locale, backend, log.data)),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

/** Somebody without a name says what they are called. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const name = readName(await request.formData());
  if (name.first_name) await updateMe(context.get(sessionContext).backend, name);
  return redirect("/admin", 303);
}

type OverviewData = Awaited<ReturnType<typeof loader>>;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { words, heading, asksName, timeZone, log, damaged } = loaderData;
  const { backup } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} heading={heading} />
      {damaged && (
        <Notice tone="problem" heading={damaged.heading}>
          <p>{damaged.text}</p>
        </Notice>
      )}
      {backup?.isWorry && (
        <Notice tone="problem" heading={backup.title}>
          {backup.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {asksName && <NameForm words={words.name} />}
      <Columns isSecondBeside>
        <TaskList data={loaderData} />
        <LatestLeads data={loaderData} />
        {log && (
          <Section id="overview-log" title={words.recent.title}>
            <ActivityList
              lines={log}
              empty={words.recent.none}
              more={{ to: "/admin/activity", label: words.recent.all }}
            />
          </Section>
        )}
        {backup && !backup.isWorry && (
          <Section id="overview-backup" title={backup.title}>
            <Hint>{backup.lines.join(" ")}</Hint>
          </Section>
        )}
      </Columns>
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}

function LatestLeads({ data: { words, leads } }: { data: OverviewData }) {
  const { title, none, all } = words.latestLeads;
  return (
    <Section id="overview-leads" title={title}>
      {leads.length === 0 ? (
        <Hint>{none}</Hint>
      ) : (
        <>
          <Log hasFaces>
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadFace lead={lead} size="card" />
                <RowLink to={`/admin/leads/${lead.id}`} layout="line">
                  {lead.name}
                </RowLink>
                <span>
                  {[lead.form, lead.summary].filter(Boolean).join(" · ")}
                  {lead.promised && (
                    <>
                      {" · "}
                      <Promised day={lead.promised} isWhole />
                    </>
                  )}
                </span>
                <TimeText time={lead.submitted} />
              </li>
            ))}
          </Log>
          <p>
            <FollowedLink to="/admin/leads" className="text-link small">
              {all}
            </FollowedLink>
          </p>
        </>
      )}
    </Section>
  );
}

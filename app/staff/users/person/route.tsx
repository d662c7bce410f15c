import { data, redirect } from "react-router";
import { readStaffRoles } from "../../../api/roles.server.ts";
import { ACTIVE, readUser, readUsers } from "../../../api/users.server.ts";
import { plural } from "../../../content/plural.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { LOCALES } from "../../../i18n/locales.ts";
import { requireAdministrator } from "../../../middleware/admin.server.ts";
import { activityLines } from "../../activity/activity-lines.server.ts";
import { readLog } from "../../activity/log.server.ts";
import { countItems } from "../../counts.server.ts";
import { missing } from "../../missing.server.ts";
import { personName } from "../../person-name.ts";
import { openLeadsOf } from "../../pipeline/hand-over.server.ts";
import { ActivityList } from "../../ui/activity-list.tsx";
import { Columns, Stack } from "../../ui/columns.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { DoneNotice } from "../done-notice.tsx";
import { doneToPeople } from "../done-to-people.server.ts";
import { personRow, staffRole } from "../people.server.ts";
import type { Route } from "./+types/route.ts";
import { changePerson } from "./changes.server.ts";
import { PersonFacts } from "./person-facts.tsx";
import { PersonSettings } from "./person-settings.tsx";

/** What somebody did lately: enough to recognise them by. */
const RECENT_LINES = 8;

/** /admin/users/:id: one person, and what an administrator may change of them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const self = requireAdministrator(context);
  const { locale, sendsMail } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminUsers");
  const [user, roles, colleagues, leadCount, recent] = await Promise.all([
    readUser(backend, params.id).catch(missing),
    readStaffRoles(backend),
    // With their addresses, which administrators may read: somebody may have no name yet.
    readUsers(backend, { filter: ACTIVE, sort: ["first_name", "last_name"], limit: -1 }),
    countItems(backend, "leads", openLeadsOf(params.id)),
    readLog(backend, {
      filter: { user: { _eq: params.id } },
      limit: RECENT_LINES,
    }).catch(() => ({ data: [] })),
  ]);
  return {
    words,
    done: doneToPeople(url, words, { locale, sendsMail }),
    person: personRow(locale, user, self.id),
    isInvited: user.status === "invited",
    isSuspended: user.status === "suspended",
    hasPassword: !user.provider || user.provider === "default",
    hasTfa: Boolean(user.tfa_secret),
    jobTitle: user.title ?? "",
    language: LOCALES.find(({ code }) => user.language?.startsWith(code))?.name,
    provider: user.provider && user.provider !== "default" ? user.provider : words.person.password,
    role: user.role?.id ?? "",
    roles: roles.map(({ id, name }) => ({ value: id, label: words.roles[staffRole(name)].name })),
    heirs: {
      count: leadCount,
      hint: plural(locale, leadCount, words.person.heir.hint),
      choices: colleagues.data
        .filter(({ id }) => id !== params.id)
        .map((colleague) => ({ value: colleague.id, label: personName(colleague) })),
    },
    nothingYet: contentIn(locale).words("adminActivity").empty,
    never: contentIn(locale).words("adminParts").never,
    recent: await activityLines(locale, backend, recent.data),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request }: Route.ActionArgs) {
  const self = requireAdministrator(context);
  const { locale, origins } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const change = { backend, id: params.id, form, origins };
  const outcome = await changePerson(String(form.get("intent")), change, self.id);
  if (!outcome) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  if ("problem" in outcome) {
    const { problems } = contentIn(locale).words("adminUsers");
    return data({ problem: problems[outcome.problem] }, { status: 422 });
  }
  const { done, isGone, handed } = outcome;
  const query = new URLSearchParams({ done, ...(handed && { handed: String(handed) }) });
  return redirect(`/admin/users${isGone ? "" : `/${params.id}`}?${query}`, 303);
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done, person, recent, nothingYet } = loaderData;
  const problem = actionData?.problem;
  return (
    <StaffPage>
      <PageHead
        title={person.name}
        back={{ to: "/admin/users", label: words.title }}
        failed={problem !== undefined}
      />
      {problem && (
        <Notice tone="problem" live>
          {problem}
        </Notice>
      )}
      {done && !problem && <DoneNotice done={done} />}
      <Columns>
        <Stack>
          <PersonFacts data={loaderData} />
          <h2 className="mt-2 title-2">{words.person.settings}</h2>
          <PersonSettings data={loaderData} />
        </Stack>
        <Section id="person-activity" title={words.person.activity}>
          <ActivityList
            lines={recent}
            empty={nothingYet}
            more={{ to: `/admin/activity?person=${person.id}`, label: words.person.allActivity }}
          />
        </Section>
      </Columns>
    </StaffPage>
  );
}

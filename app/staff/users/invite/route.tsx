import { data, redirect } from "react-router";
import { BackendError } from "../../../api/backend-error.server.ts";
import { invite } from "../../../api/invites.server.ts";
import { readStaffRoles } from "../../../api/roles.server.ts";
import { readUsers } from "../../../api/users.server.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { ChoiceGroup } from "../../../design/fields/choice-group.tsx";
import { ErrorSummary } from "../../../design/fields/error-summary.tsx";
import { textOf } from "../../../design/fields/form-state.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { SubmitButton } from "../../../design/fields/submit-button.tsx";
import { TextField } from "../../../design/fields/text-field.tsx";
import { LOCALE_CODES } from "../../../i18n/locales.ts";
import { requireAdministrator } from "../../../middleware/admin.server.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffForm } from "../../ui/staff-form.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { staffRole } from "../people.server.ts";
import type { Route } from "./+types/route.ts";
import { readInvitation } from "./invitation.server.ts";

/** /admin/users/invite: a form for one colleague. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { locale } = context.get(siteContext);
  const words = contentIn(locale).words("adminUsers");
  const roles = await readStaffRoles(context.get(sessionContext).backend);
  return {
    locale,
    words,
    roles: roles.toReversed().map(({ id, name }) => {
      const { name: label, can } = words.roles[staffRole(name)];
      return { value: id, label, hint: can };
    }),
    languages: LOCALE_CODES.map((code) => ({ value: code, label: words.invite.languages[code] })),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  requireAdministrator(context);
  const { locale, origins } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminUsers");
  const form = await request.formData();
  const { invitation, values, errors } = readInvitation(form, words.invite.errors);
  const back = (problems: Readonly<Record<string, string | undefined>>, status = 422) =>
    data({ values, errors: problems, heading: summaryHeading(locale, problems) }, { status });
  if (!invitation) return back(errors);
  const { email, role, language } = invitation;
  const taken = await readUsers(backend, { filter: { email: { _eq: email } }, limit: 1 });
  if (taken.data[0]) return back({ email: words.invite.errors.taken });
  try {
    await invite(backend, { email, role, inviteUrl: `${origins[language]}/account/accept-invite` });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 429) return back({ email: words.problems.tooMany }, 429);
    if (error.status === 400) return back({ email: words.invite.errors.email });
    throw error;
  }
  return redirect("/admin/users?done=invited", 303);
}

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, words, roles, languages } = loaderData;
  const { invite: form } = words;
  const { values, errors = {}, heading = "" } = actionData ?? {};
  return (
    <StaffPage>
      <PageHead
        title={form.title}
        lead={form.lead}
        back={{ to: "/admin/users", label: words.title }}
        failed={actionData !== undefined}
      />
      <StaffForm method="post" noValidate>
        <ErrorSummary
          heading={heading}
          errors={errors}
          fields={{ email: form.email, role: form.role }}
        />
        <TextField
          name="email"
          type="email"
          label={form.email}
          hint={form.emailHint}
          error={errors.email}
          defaultValue={textOf(values, "email")}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <ChoiceGroup
          name="role"
          type="radio"
          label={form.role}
          choices={roles}
          chosen={[textOf(values, "role")]}
          error={errors.role}
          required
        />
        <ChoiceGroup
          name="language"
          type="radio"
          layout="row"
          label={form.language}
          choices={languages}
          chosen={[textOf(values, "language") || locale]}
        />
        <SubmitButton tone="ink">{form.submit}</SubmitButton>
      </StaffForm>
    </StaffPage>
  );
}

import { data } from "react-router";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { isLocaleCode, LOCALES } from "../../i18n/locales.ts";
import { requireUser } from "../../middleware/admin.server.ts";
import { doneWords } from "../done.server.ts";
import { Done } from "../ui/done.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { sessionRows } from "./sessions.server.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { SHOWN_SESSIONS } from "./shown-sessions.ts";
import { isStep, steps } from "./steps.server.ts";
import { TwoStepSection } from "./two-step-section.tsx";

/** /admin/account: one's own name, password, second step and devices. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context);
  const { locale } = context.get(siteContext);
  const words = contentIn(locale).words("adminAccount");
  const language = user.language?.slice(0, 2);
  const sessions = await sessionRows(locale, context.get(sessionContext).backend);
  const folded = (sessions?.length ?? 0) - SHOWN_SESSIONS;
  return {
    words,
    done: doneWords(url, words.done),
    timeZone: contentIn(locale).words("adminShell").timeZone,
    email: user.email ?? "",
    firstName: user.first_name ?? "",
    lastName: user.last_name ?? "",
    jobTitle: user.title ?? "",
    language: isLocaleCode(language) ? language : locale,
    languages: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
    provider: user.provider && user.provider !== "default" ? user.provider : undefined,
    hasTwoStep: Boolean(user.tfa_secret),
    sessions,
    moreSessions: plural(locale, folded, words.sessions.more),
  };
}

/** Each form of the page is one step, told apart by `intent`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context);
  const form = await request.formData();
  const intent = form.get("intent");
  if (!isStep(intent)) {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  return steps[intent]({
    form,
    user,
    session: context.get(sessionContext),
    site: context.get(siteContext),
  });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done, timeZone } = loaderData;
  const failed = actionData !== undefined && Object.keys(actionData.errors).length > 0;
  return (
    <StaffPage width="text">
      <PageHead title={words.title} failed={failed} />
      <Done what={!actionData && done} />
      <ProfileSection data={loaderData} />
      <PasswordSection data={loaderData} state={actionData} />
      <TwoStepSection data={loaderData} state={actionData} />
      <SessionsSection data={loaderData} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}

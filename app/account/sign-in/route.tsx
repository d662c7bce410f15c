import { redirect } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { readProviders } from "../../api/auth.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { contentIn } from "../../content/shown.server.ts";
import { backendContext, sessionContext, siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { session } from "../../middleware/session.server.ts";
import { findWork } from "../../session/kept-work.server.ts";
import { nextPath } from "../../session/next-path.ts";
import { AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import { actionHeaders } from "../action-headers.ts";
import { formText } from "../form-text.ts";
import { providerLinks } from "../provider-links.server.ts";
import type { Route } from "./+types/route.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { findPending } from "./pending-sign-in.server.ts";
import { RESUME_PATH, signInWithCode, signInWithPassword } from "./sign-in.server.ts";

export const headers = actionHeaders;
export const middleware: Route.MiddlewareFunction[] = [session];

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const next = nextPath(url.searchParams.get("next"));
  const { user } = context.get(sessionContext);
  if (user) throw redirect((await findWork(request, user.id, site)) ? RESUME_PATH : next);
  if (url.searchParams.get("step") === "code" && (await findPending(request, site))) {
    return { step: "code" as const, ...accountWords(context, "code"), next };
  }
  // Without the list of providers the page still signs in by password; the failure is in the log.
  const providers = await readProviders(context.get(backendContext)).catch(() => []);
  return {
    step: "password" as const,
    ...accountWords(context, "signIn"),
    next,
    providers: providerLinks(site, providers, next),
    notice: noticeOf(url, contentIn(site.locale).words("account")),
  };
}

type Words = Pages["account"];

/** What brought the visitor here, said above the form. */
function noticeOf({ searchParams }: URL, { notices, providerProblems, problems }: Words) {
  const name = searchParams.get("notice") ?? "";
  if (Object.hasOwn(notices, name)) {
    const isGood = name !== "expired" && name !== "kept";
    return {
      tone: isGood ? ("success" as const) : ("info" as const),
      ...notices[name as keyof typeof notices],
    };
  }
  const reason = searchParams.get("reason");
  if (reason === null) return undefined;
  const known = Object.hasOwn(providerProblems, reason) ? reason : "other";
  return {
    tone: "problem" as const,
    heading: problems.heading,
    text: providerProblems[known as keyof typeof providerProblems],
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const sent = { request, context, form };
  return formText(form, "step") === "code" ? signInWithCode(sent) : signInWithPassword(sent);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage page={loaderData}>
      {loaderData.step === "code" ? (
        <CodeForm page={loaderData} state={actionData} />
      ) : (
        <PasswordForm page={loaderData} state={actionData} />
      )}
    </AccountPage>
  );
}

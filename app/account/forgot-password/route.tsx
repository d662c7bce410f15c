import { Form, redirect } from "react-router";
import { requestPasswordReset } from "../../api/auth.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { contentIn } from "../../content/shown.server.ts";
import { backendContext, siteContext } from "../../context.ts";
import { textOf } from "../../design/fields/form-state.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { useProblemTitle } from "../../design/fields/use-problem-title.ts";
import { readDevices } from "../../session/devices.server.ts";
import { AccountLink, AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import { actionHeaders } from "../action-headers.ts";
import { FormProblem } from "../form-problem.tsx";
import { formText, looksLikeEmail } from "../form-text.ts";
import { refusalOf, refuse } from "../refuse.server.ts";
import type { Route } from "./+types/route.ts";

export const headers = actionHeaders;

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const { email } = contentIn(locale).words("account").signIn;
  return {
    ...accountWords(context, "forgot"),
    emailLabel: email,
    isSent: url.searchParams.has("sent"),
  };
}

/** The answer is the same for every address: it does not tell which ones have an account. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, origins, accounts } = context.get(siteContext);
  const { errors: wordsOf } = contentIn(locale).words("formWords");
  const email = formText(await request.formData(), "email").trim();
  if (!looksLikeEmail(email)) {
    const errors = { email: email === "" ? wordsOf.required : wordsOf.email };
    return refuse(context, { values: { email }, errors });
  }
  try {
    const resetUrl = `${origins[locale]}/account/reset-password`;
    const devices = readDevices(request, accounts);
    await requestPasswordReset(context.get(backendContext), { email, resetUrl, devices });
  } catch (error) {
    return refuse(context, { values: { email }, ...refusalOf(error, locale) });
  }
  return redirect("/account/forgot-password?sent", { status: 303 });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { words, form, problemHeading, emailLabel, isSent } = loaderData;
  useProblemTitle(form.titlePrefix, actionData);
  return (
    <AccountPage page={loaderData}>
      {isSent && !actionData ? (
        <Notice tone="success" heading={words.sent.heading} live>
          <p>{words.sent.text}</p>
        </Notice>
      ) : (
        <>
          <FormProblem state={actionData} heading={problemHeading} fields={{ email: emailLabel }} />
          <Form method="post" action="/account/forgot-password" className="form" noValidate>
            <TextField
              name="email"
              type="email"
              label={emailLabel}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={textOf(actionData?.values, "email")}
              error={actionData?.errors.email}
            />
            <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
          </Form>
        </>
      )}
      <AccountLink to="/account/sign-in">{words.back}</AccountLink>
    </AccountPage>
  );
}

import { acceptInvite } from "../../api/invites.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { contentIn } from "../../content/shown.server.ts";
import { siteContext } from "../../context.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { session } from "../../middleware/session.server.ts";
import { AccountLink, AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import { actionHeaders } from "../action-headers.ts";
import { choosePassword } from "../choose-password.server.ts";
import { NewPasswordForm } from "../new-password-form.tsx";
import type { Route } from "./+types/route.ts";
import { checkName, signInFirst } from "./first-sign-in.server.ts";

export const headers = actionHeaders;
export const middleware: Route.MiddlewareFunction[] = [session];

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

export function loader({ context, url }: Route.LoaderArgs) {
  const { hint } = contentIn(context.get(siteContext).locale).words("account").reset;
  const token = url.searchParams.get("token") ?? "";
  return { ...accountWords(context, "invite"), hint, token };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

/** Opens the account, and signs in to it. */
export function action({ request, context }: Route.ActionArgs) {
  return choosePassword({
    request,
    context,
    spend: acceptInvite,
    notice: "invited",
    check: (form) => checkName(context, form),
    goOn: (after, form) => signInFirst(context, after, form),
  });
}

export default function AcceptInvite({ loaderData, actionData }: Route.ComponentProps) {
  const { words, hint, token, form, problemHeading } = loaderData;
  return (
    <AccountPage page={loaderData}>
      {token ? (
        <NewPasswordForm
          token={token}
          words={{ ...words, hint }}
          name={words.name}
          form={form}
          problemHeading={problemHeading}
          state={actionData}
        />
      ) : (
        <>
          <Notice tone="problem" heading={words.badLink.heading} live>
            <p>{words.badLink.text}</p>
          </Notice>
          <AccountLink to="/account/sign-in">{words.toSignIn}</AccountLink>
        </>
      )}
    </AccountPage>
  );
}

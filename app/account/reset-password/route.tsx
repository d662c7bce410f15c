import { resetPassword } from "../../api/auth.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { AccountLink, AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import { actionHeaders } from "../action-headers.ts";
import { choosePassword } from "../choose-password.server.ts";
import { NewPasswordForm } from "../new-password-form.tsx";
import type { Route } from "./+types/route.ts";

export const headers = actionHeaders;

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...accountWords(context, "reset"), token: url.searchParams.get("token") ?? "" };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export function action({ request, context }: Route.ActionArgs) {
  return choosePassword({ request, context, spend: resetPassword, notice: "reset" });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { words, token } = loaderData;
  return (
    <AccountPage page={loaderData}>
      {token ? (
        <NewPasswordForm {...loaderData} state={actionData} />
      ) : (
        <>
          <Notice tone="problem" heading={words.badLink.heading} live>
            <p>{words.badLink.text}</p>
          </Notice>
          <AccountLink to="/account/forgot-password">{words.again}</AccountLink>
        </>
      )}
    </AccountPage>
  );
}

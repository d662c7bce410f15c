import { Form, redirect } from "react-router";
import { metaOf } from "../../content/page-head.ts";
import { sessionContext } from "../../context.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { session } from "../../middleware/session.server.ts";
import { DEFAULT_NEXT } from "../../session/next-path.ts";
import { AccountLink, AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import type { Route } from "./+types/route.ts";

export const middleware: Route.MiddlewareFunction[] = [session];

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

/** A link to this page asks; only sending the form signs out. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(sessionContext).user) throw redirect(SIGN_IN_PATH);
  return { ...accountWords(context, "signOut"), stay: DEFAULT_NEXT };
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(sessionContext).signOut();
  return redirect(`${SIGN_IN_PATH}?notice=signed-out`, { status: 303 });
}

export default function SignOut({ loaderData }: Route.ComponentProps) {
  const { words, form, stay } = loaderData;
  return (
    <AccountPage page={loaderData}>
      <Form method="post" className="form">
        <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
      </Form>
      <AccountLink to={stay}>{words.stay}</AccountLink>
    </AccountPage>
  );
}

import { Form, redirect } from "react-router";
import { metaOf } from "../../content/page-head.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { session } from "../../middleware/session.server.ts";
import { dropWork, findWork } from "../../session/kept-work.server.ts";
import { DEFAULT_NEXT, nextPath } from "../../session/next-path.ts";
import { AccountPage } from "../account-page.tsx";
import { accountWords } from "../account-words.server.ts";
import type { Route } from "./+types/route.ts";

export const middleware: Route.MiddlewareFunction[] = [session];

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

/** What was sent with an expired session, shown to whose it is, to be sent again as it was. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await context.get(sessionContext).load();
  if (!user) throw redirect(SIGN_IN_PATH);
  const work = await findWork(request, user.id, context.get(siteContext));
  if (!work) throw redirect(DEFAULT_NEXT);
  const { path, fields, isPartial } = work;
  return { ...accountWords(context, "resume"), work: { path, fields, isPartial } };
}

/** Throws the kept work away. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const user = await context.get(sessionContext).load();
  const work = user ? await findWork(request, user.id, site) : undefined;
  const headers = { "set-cookie": await dropWork(request, site) };
  return redirect(nextPath(work?.path), { status: 303, headers });
}

/** Texts that somebody typed, as opposed to keys, times and the codes of choices. */
const isTyped = ([name, value]: readonly [string, string]) =>
  value.length > 2 &&
  !/^(intent|id|version|updated|seen|next|step)$/i.test(name) &&
  !/^[\da-f]{8}-[\da-f-]{27}$|^\d{4}-\d\d-\d\dT/i.test(value);

export default function Resume({ loaderData }: Route.ComponentProps) {
  const { words, form, work } = loaderData;
  return (
    <AccountPage page={loaderData}>
      <h2 className="h4">{words.listHeading}</h2>
      <ul className="border-t-2 border-text *:border-b *:border-line *:py-1.75 *:wrap-anywhere *:whitespace-pre-wrap">
        {work.fields.filter(isTyped).map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list never changes
          <li key={`${name} ${index}`}>{value}</li>
        ))}
      </ul>
      {work.isPartial && <p className="note">{words.partial}</p>}
      {/* A whole document, so that the page it leads to is as fresh as the session. */}
      <Form method="post" action={work.path} className="form" reloadDocument>
        {work.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
      </Form>
      <Form method="post" reloadDocument>
        <SubmitButton tone="outline" size="small">
          {words.discard}
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}

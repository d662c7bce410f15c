import { data, redirect } from "react-router";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { requireUser } from "../../../middleware/admin.server.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { followMove } from "../follow-move.server.ts";
import { RedirectForm } from "../redirect-form.tsx";
import { readValues, saveRedirect } from "../save.server.ts";
import type { Route } from "./+types/route.ts";

/** /admin/redirects/new: `path` in the address is the old address to begin with. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  const { locale } = context.get(siteContext);
  return {
    words: contentIn(locale).words("adminRedirects"),
    path: url.searchParams.get("path") ?? "",
  };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const form = await request.formData();
  const values = readValues(form);
  const { backend } = context.get(sessionContext);
  if (form.get("intent") === "follow") await followMove(site, backend, values);
  const errors = await saveRedirect(site, backend, values, { enabled: true });
  if (!errors) return redirect("/admin/redirects?done=added", 303);
  return data({ values, errors, heading: summaryHeading(site.locale, errors) }, { status: 422 });
}

export default function NewRedirect({ loaderData, actionData }: Route.ComponentProps) {
  const { words, path } = loaderData;
  return (
    <StaffPage>
      <PageHead
        title={words.form.newTitle}
        back={{ to: "/admin/redirects", label: words.title }}
        failed={actionData !== undefined}
      />
      <RedirectForm
        words={words.form}
        values={actionData?.values ?? { path, target: "", kind: "temporary" }}
        errors={actionData?.errors}
        heading={actionData?.heading}
      />
    </StaffPage>
  );
}

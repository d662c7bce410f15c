import { data, redirect } from "react-router";
import { readRedirect } from "../../../api/redirects.server.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { requireUser } from "../../../middleware/admin.server.ts";
import { doneWords } from "../../done.server.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { missing } from "../../missing.server.ts";
import { Columns } from "../../ui/columns.tsx";
import { Done } from "../../ui/done.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { RedirectForm } from "../redirect-form.tsx";
import type { Route } from "./+types/route.ts";
import { changeRedirect } from "./changes.server.ts";
import { RedirectSteps } from "./redirect-steps.tsx";

/** /admin/redirects/:id: one redirect, to change, switch off or delete. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminRedirects");
  const { path, target, permanent, enabled } = await readRedirect(backend, params.id).catch(
    missing,
  );
  return {
    words,
    done: doneWords(url, words.done),
    title: path,
    values: { path, target, kind: permanent ? "permanent" : "temporary" },
    isOn: Boolean(enabled),
  };
}

/** `intent` is `save`, `on`, `off` or `delete`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const outcome = await changeRedirect({ site, backend, id: params.id, form }).catch(missing);
  if (!outcome) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  if ("errors" in outcome) {
    const heading = summaryHeading(site.locale, outcome.errors);
    return data({ ...outcome, heading }, { status: 422 });
  }
  const { done } = outcome;
  const to = done === "deleted" ? "/admin/redirects" : `/admin/redirects/${params.id}`;
  return redirect(`${to}?done=${done}`, 303);
}

export default function EditRedirect({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done, title, values, isOn } = loaderData;
  return (
    <StaffPage>
      <PageHead
        title={title}
        back={{ to: "/admin/redirects", label: words.title }}
        failed={actionData !== undefined}
      />
      <Done what={!actionData && done} />
      <Columns>
        <RedirectForm
          words={words.form}
          values={actionData?.values ?? values}
          errors={actionData?.errors}
          heading={actionData?.heading}
        />
        <Section id="redirect-steps" title={words.steps.title}>
          <RedirectSteps words={words.steps} isOn={isOn} />
        </Section>
      </Columns>
    </StaffPage>
  );
}

import { data, redirect } from "react-router";
import { findArticle } from "../../../api/articles.server.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { requireUser } from "../../../middleware/admin.server.ts";
import { sentDraft } from "../../drafts/sent-draft.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { ArticleForm } from "../article-form.tsx";
import { formChoices } from "../choices.server.ts";
import { saveArticle } from "../save.server.ts";
import { readValues, valuesOfSite } from "../values.server.ts";
import type { Route } from "./+types/route.ts";

/** /admin/articles/new: `from` in the address is an article of the site to begin with. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const from = url.searchParams.get("from");
  // Somebody has made it their own already.
  const stored = from ? await findArticle(backend, from) : undefined;
  if (stored) throw redirect(`/admin/articles/${stored.id}`);
  const values = from ? valuesOfSite(locale, from) : undefined;
  return {
    words: contentIn(locale).words("adminArticles"),
    choices: await formChoices(locale, backend, values?.slug),
    values: values ?? {},
    from: values?.slug ?? "",
    isOfSite: values !== undefined,
  };
}

/** `intent` is `draft` or `publish`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const values = readValues(form);
  const isPublishing = form.get("intent") === "publish";
  const status = isPublishing ? "published" : "draft";
  const saved = await saveArticle(site, backend, values, { status });
  if ("id" in saved) {
    const done = saved.isScheduled ? "scheduled" : status;
    const query = new URLSearchParams({ done, ...sentDraft(form) });
    return redirect(`/admin/articles/${saved.id}?${query}`, 303);
  }
  const { errors } = saved;
  return data({ values, errors, heading: summaryHeading(site.locale, errors) }, { status: 422 });
}

export default function NewArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { words, choices, values, from, isOfSite } = loaderData;
  return (
    <StaffPage>
      <PageHead
        title={words.form.newTitle}
        back={{ to: "/admin/articles", label: words.title }}
        failed={actionData !== undefined}
      />
      {isOfSite && <Notice tone="info">{words.form.replaces}</Notice>}
      <ArticleForm
        draft={`new ${from}`}
        words={words}
        choices={choices}
        values={actionData?.values ?? values}
        errors={actionData?.errors}
        heading={actionData?.heading}
      />
    </StaffPage>
  );
}

import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { readArticle, versionOf } from "../../../api/articles.server.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { canBeShown } from "../../../content/stored-article.server.ts";
import { sessionContext, siteContext } from "../../../context.ts";
import { keepTyped } from "../../../design/fields/keep-typed.ts";
import { Notice } from "../../../design/fields/notice.tsx";
import { fill } from "../../../i18n/fill.ts";
import { LOCALE_CODES } from "../../../i18n/locales.ts";
import { requireUser } from "../../../middleware/admin.server.ts";
import { doneWords } from "../../done.server.ts";
import { sentDraft } from "../../drafts/sent-draft.ts";
import { summaryHeading } from "../../form-words.server.ts";
import { missing } from "../../missing.server.ts";
import { Done } from "../../ui/done.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StaffPage } from "../../ui/staff-page.tsx";
import { Tally } from "../../ui/tally.tsx";
import { ArticleForm } from "../article-form.tsx";
import { formChoices } from "../choices.server.ts";
import { leftAddress } from "../left-address.server.ts";
import { LeftNotice } from "../left-notice.tsx";
import { titleIn } from "../listed.server.ts";
import { hourAhead, stateOf } from "../rows.server.ts";
import { valuesOf } from "../values.server.ts";
import type { Route } from "./+types/route.ts";
import { ArticleSteps } from "./article-steps.tsx";
import { ArticleViews } from "./article-views.tsx";
import { changeArticle } from "./changes.server.ts";

/** /admin/articles/:id: one article, to write on, publish, withdraw or delete. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireUser(context);
  const { locale, origins } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const words = contentIn(locale).words("adminArticles");
  const stored = await readArticle(backend, params.id).catch(missing);
  const { slug, status, translations } = stored;
  const isPublished = status === "published";
  const isHidden = isPublished && !canBeShown(stored);
  const time = hourAhead(locale, stored);
  const isLive = isPublished && time === undefined;
  const languages = LOCALE_CODES.filter((code) => translations.some((own) => own.locale === code));
  return {
    words,
    id: stored.id,
    done: doneWords(url, {
      ...words.done,
      scheduled: fill(words.done.scheduled, { time: time ?? "" }),
    }),
    left: await leftAddress(url, backend, { slug, isLive }),
    title: titleIn(locale, translations)?.title ?? words.noTitle,
    choices: await formChoices(locale, backend, slug),
    values: valuesOf(stored),
    version: versionOf(stored),
    state: stateOf(locale, stored, isHidden),
    isPublished,
    isHidden,
    views: (isLive ? languages : []).map((language) => ({
      language,
      address: `${origins[language]}/blog/${slug}`,
    })),
  };
}

/** `intent` is `draft`, `publish`, `withdraw` or `delete`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const stored = await readArticle(backend, params.id).catch(missing);
  const outcome = await changeArticle({ site, backend, stored, form });
  if (!outcome) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  const address = `/admin/articles/${params.id}`;
  if ("done" in outcome) {
    const { done, left } = outcome;
    const query = new URLSearchParams({ done, ...(left && { left }), ...sentDraft(form) });
    return redirect(`${done === "deleted" ? "/admin/articles" : address}?${query}`, 303);
  }
  const { values, version } = outcome;
  if ("errors" in outcome) {
    const { errors } = outcome;
    const heading = summaryHeading(site.locale, errors);
    return data({ values, version, errors, heading, conflict: undefined }, { status: 422 });
  }
  const conflict = { intent: outcome.intent, address };
  return data(
    { values, version, conflict, errors: undefined, heading: undefined },
    { status: 409 },
  );
}

/** After a conflict the page is about the article as it is now; React Router would keep what it was. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const {
    id,
    words,
    done,
    left,
    title,
    choices,
    values,
    version,
    state,
    isPublished,
    isHidden,
    views,
  } = loaderData;
  return (
    <StaffPage>
      <PageHead
        title={title}
        lead={views.length > 0 && <ArticleViews words={words.steps} views={views} />}
        back={{ to: "/admin/articles", label: words.title }}
        failed={actionData !== undefined}
      >
        <Tally tone={state.tone}>{state.label}</Tally>
      </PageHead>
      <Done what={!actionData && done} />
      {isHidden && (
        <Notice tone="problem" heading={words.notShown.heading}>
          {words.notShown.text}
        </Notice>
      )}
      {left && !actionData && <LeftNotice words={words.moved} left={left} />}
      <ArticleForm
        draft={String(id)}
        words={words}
        choices={choices}
        values={actionData?.values ?? values}
        errors={actionData?.errors}
        heading={actionData?.heading}
        conflict={actionData?.conflict}
        isPublished={isPublished}
        version={actionData?.version ?? version}
      />
      <ArticleSteps words={words.steps} />
    </StaffPage>
  );
}

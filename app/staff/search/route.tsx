import { data, redirect } from "react-router";
import { contentIn } from "../../content/shown.server.ts";
import { sessionContext, siteContext } from "../../context.ts";
import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { keepTyped } from "../../design/fields/keep-typed.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextArea } from "../../design/fields/text-area.tsx";
import { isLocaleCode } from "../../i18n/locales.ts";
import { requireUser } from "../../middleware/admin.server.ts";
import { doneWords } from "../done.server.ts";
import { summaryHeading } from "../form-words.server.ts";
import { Abreast } from "../ui/abreast.tsx";
import { ConfirmStep } from "../ui/confirm-step.tsx";
import { Done } from "../ui/done.tsx";
import { Hint } from "../ui/hint.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import { StaffPage } from "../ui/staff-page.tsx";
import type { Route } from "./+types/route.ts";
import { missesLists, sameWordsLists, saveList } from "./lists.server.ts";
import { MissesSection } from "./misses-section.tsx";

/** Lines of a list that are in sight. */
const ROWS_IN_SIGHT = 14;

/** /admin/search: for editors as for administrators. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const words = contentIn(site.locale).words("adminSearch");
  return {
    words,
    done: doneWords(url, words.done),
    lists: await sameWordsLists(context.get(sessionContext).backend),
    misses: await missesLists(site),
    timeZone: contentIn(site.locale).words("adminShell").timeZone,
  };
}

/** `intent` is `save-{language}`, with the list as `words-{language}`, or `reset-{language}`. */
export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args.serverAction);

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const site = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const form = await request.formData();
  const [step, language] = String(form.get("intent")).split("-");
  const isReset = step === "reset";
  if (!(isReset || step === "save") || !isLocaleCode(language)) {
    throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  }
  const field = `words-${language}`;
  const typed = String(form.get(field) ?? "").replaceAll("\r\n", "\n");
  const wrong = await saveList(site, backend, language, isReset ? undefined : typed);
  if (wrong === undefined) {
    return redirect(`/admin/search?done=${isReset ? "reset" : "saved"}`, 303);
  }
  const errors = { [field]: wrong };
  const heading = summaryHeading(site.locale, errors);
  return data({ language, typed, errors, heading }, { status: 422 });
}

export default function StaffSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done, lists, misses, timeZone } = loaderData;
  return (
    <StaffPage>
      <PageHead title={words.title} lead={words.lead} failed={actionData !== undefined} />
      <Done what={!actionData && done} />
      <Abreast of="sections">
        {lists.map(({ language, isOwn, text }) => {
          const field = `words-${language}`;
          const failed = actionData?.language === language ? actionData : undefined;
          return (
            <Section key={language} id={`list-${language}`} title={words.lists[language]}>
              <Hint>{isOwn ? words.own : words.builtIn}</Hint>
              <StaffForm method="post" width="texts" noValidate>
                {failed && (
                  <ErrorSummary
                    heading={failed.heading}
                    errors={failed.errors}
                    fields={{ [field]: words.lists[language] }}
                  />
                )}
                <TextArea
                  name={field}
                  label={words.lists[language]}
                  hint={words.hint}
                  error={failed?.errors[field]}
                  // A list that was saved or reset is another list.
                  key={text}
                  defaultValue={failed?.typed ?? text}
                  rows={ROWS_IN_SIGHT}
                  lang={language}
                  spellCheck={false}
                />
                <SubmitButton
                  tone="ink"
                  name="intent"
                  value={`save-${language}`}
                  pendingLabel={words.saving}
                >
                  {words.save}
                </SubmitButton>
              </StaffForm>
              {isOwn && (
                <ConfirmStep intent={`reset-${language}`} words={words.reset} isDangerous />
              )}
            </Section>
          );
        })}
      </Abreast>
      <MissesSection lists={misses} words={words.misses} />
      <p className="note">{timeZone}</p>
    </StaffPage>
  );
}

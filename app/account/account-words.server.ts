import type { RouterContextProvider } from "react-router";
import type { Pages } from "../../content/types.ts";
import { contentIn } from "../content/shown.server.ts";
import { formProblemContext, siteContext } from "../context.ts";
import { unreachedWords } from "../forms/unreached-words.server.ts";

type Section = "signIn" | "code" | "forgot" | "reset" | "invite" | "signOut" | "resume";

/** What every account page's loader answers: its own words, those of forms, and its head. */
export function accountWords<S extends Section>(
  context: Readonly<RouterContextProvider>,
  section: S,
) {
  const { locale } = context.get(siteContext);
  const unreached = unreachedWords(context);
  const account = contentIn(locale).words("account");
  const form = contentIn(locale).words("formWords");
  const words: Pages["account"][S] = account[section];
  const title = context.get(formProblemContext)
    ? `${form.titlePrefix}: ${words.title}`
    : words.title;
  return {
    words,
    form: { titlePrefix: form.titlePrefix, sending: form.sending },
    unreached,
    problemHeading: account.problems.heading,
    head: { title, description: account.description, noindex: true },
  };
}

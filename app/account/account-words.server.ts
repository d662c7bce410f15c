import type { RouterContextProvider } from "react-router";
import type { Pages } from "../../content/types.ts";
import { pageWords } from "../content/page-words.server.ts";
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
  const account = pageWords(locale, "account");
  const form = pageWords(locale, "formWords");
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

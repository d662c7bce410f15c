import type { RouterContextProvider } from "react-router";
import { OFFICES } from "../../content/facts/offices.ts";
import type { Pages } from "../../content/types.ts";
import { halfHourOf } from "../content/half-hour.ts";
import { contentIn } from "../content/shown.server.ts";
import { formProblemContext, siteContext } from "../context.ts";
import { windowPicture } from "../design/art/window-picture.server.ts";
import { unreachedWords } from "../forms/unreached-words.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";

/** Whoever signs in: the six offices' windows, each in the light that it has now. */
function officeWall(locale: LocaleCode) {
  const { offices } = contentIn(locale).words("shell");
  const halfHour = halfHourOf(Date.now());
  return OFFICES.map(({ id }) => ({
    id,
    city: offices[id].city,
    picture: windowPicture(id, halfHour),
  }));
}

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
    wall: officeWall(locale),
    problemHeading: account.problems.heading,
    head: { title, description: account.description, noindex: true },
  };
}

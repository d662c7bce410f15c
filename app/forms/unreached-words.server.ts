import type { RouterContextProvider } from "react-router";
import { contentIn } from "../content/shown.server.ts";
import { siteContext } from "../context.ts";
import { fill } from "../i18n/fill.ts";

/** What is said when a form's answer did not come to an account page or the staff area. */
export function unreachedWords(context: Readonly<RouterContextProvider>) {
  const { locale, contactEmail: email } = context.get(siteContext);
  const { offline, unavailable } = contentIn(locale).words("account").unreached;
  return {
    offline,
    unavailable: { ...unavailable, text: fill(unavailable.text, { email }) },
  };
}

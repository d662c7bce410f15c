import { data } from "react-router";
import { contentIn } from "../content/shown.server.ts";
import { LOCALE_CODES } from "../i18n/locales.ts";
import type { Route } from "./+types/messages.ts";

/** The shell's messages of a language, for a switch of language: GET /messages/{locale}.json. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = LOCALE_CODES.find((code) => `${code}.json` === params.file);
  if (!locale) throw data(null, { status: 404 });
  const shell = contentIn(locale).words("shell");
  return Response.json(
    { switching: shell.switching, generic: shell.generic },
    { headers: { "cache-control": "public, max-age=300" } },
  );
}

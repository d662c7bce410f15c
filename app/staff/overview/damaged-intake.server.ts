import type { RouterContextProvider } from "react-router";
import { contentIn } from "../../content/shown.server.ts";
import { siteContext } from "../../context.ts";
import { intakeContext } from "../../forms/intake.ts";
import { fill } from "../../i18n/fill.ts";
import { timeOfDay } from "../times.server.ts";

/** What staff should know of a damaged intake, until somebody has moved the last such file away. */
export function damagedIntake(context: Readonly<RouterContextProvider>) {
  const last = context.get(intakeContext).setAside().at(-1);
  if (!last) return undefined;
  const { locale } = context.get(siteContext);
  const { heading, text } = contentIn(locale).words("adminOverview").damagedIntake;
  const time = timeOfDay(locale, last.at.toISOString()).full;
  return { heading, text: fill(text, { time, name: last.name }) };
}

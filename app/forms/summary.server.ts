import { shortened, tidyLine } from "../../packages/lib/valid/text.ts";
import { openingsIn } from "../content/openings.server.ts";
import { contentIn } from "../content/shown.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { OPEN_APPLICATION } from "./careers-apply/schema.ts";
import { handleIn } from "./creators-join/handle.ts";
import type { Answers } from "./definitions.ts";
import type { FormId } from "./form-ids.ts";
import { fieldWords } from "./form-words.server.ts";

/** Longest line, in characters: for subjects and cards it is shorter than its column. */
const MAX_LENGTH = 200;

/** A lead in one line, for lists and subjects: the handle, the company, the opening, the topic. */
export function summaryOf(locale: LocaleCode, form: FormId, answers: Answers): string {
  const words = fieldWords(contentIn(locale), form);
  const text = (name: string) => String(answers[name] ?? "");
  const option = (name: string) => words[name]?.options?.[text(name)] ?? text(name);
  const parts: Readonly<Record<FormId, () => (string | undefined)[]>> = {
    "creators-join": () => [
      handle && `@${handle}`,
      option("home"),
      option("audience"),
      text("city"),
    ],
    "brands-join": () => [text("company"), option("budget"), text("markets")],
    "brands-campaigns": () => [text("company"), option("budget"), text("product")],
    "careers-apply": () => [opening, text("city")],
    contact: () => [topicLabel(locale, text("topic"))],
  };
  const handle = form === "creators-join" ? handleIn(answers) : "";
  const opening = form === "careers-apply" ? openingTitle(locale, text("opening")) : undefined;
  const all = parts[form]();
  return shortened(tidyLine(all.filter(Boolean).join(" · ")), MAX_LENGTH);
}

/** What a message is about; undefined for a topic that is no more. */
export function topicLabel(locale: LocaleCode, topic: string): string | undefined {
  const { routes } = contentIn(locale).words("contact");
  return Object.entries(routes).find(([id]) => id === topic)?.[1].label;
}

/** Title and city of an opening; undefined when it is closed. */
export function openingTitle(locale: LocaleCode, id: string): string | undefined {
  if (id === OPEN_APPLICATION) return contentIn(locale).words("careersApply").openApplication;
  const opening = openingsIn(contentIn(locale)).find((candidate) => candidate.id === id);
  return opening && `${opening.title}, ${opening.city}`;
}

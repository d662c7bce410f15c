import { SERVICES } from "../../../content/facts/services.ts";
import type { Content } from "../../content/content.server.ts";
import { questionsIn } from "../../content/json-ld/questions.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { contractPage } from "../../pages.ts";

const servicesFor = (reader: "creators" | "brands") =>
  SERVICES.filter(({ audience }) => audience === reader).map(({ slug }) => `/services/${slug}`);

/** Pages that answer questions, in the order in which they are listed. */
const ASKED_ON = ["/creators", ...servicesFor("creators"), "/brands", ...servicesFor("brands")];

/** Every question that these pages answer, so that nobody has to write to ask it again. */
export function askedBefore(content: Content) {
  return pageLinks(content, ASKED_ON).map((page) => {
    const words = contractPage(page.to)?.words;
    return { ...page, questions: words ? questionsIn(content.words(words)) : [] };
  });
}

export type AskedPage = ReturnType<typeof askedBefore>[number];

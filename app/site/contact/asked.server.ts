import { SERVICES } from "../../../content/facts/services.ts";
import type { Content } from "../../content/content.server.ts";
import { questionsIn } from "../../content/json-ld/questions.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { contractPage } from "../../pages.ts";
import { emblemOf } from "../services/emblems.server.ts";

const posters = import.meta.glob<string>("/app/design/assets/drawn/posters/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
/** Who stands for all that is done for a kind of reader: two of the cast. */
const FACES = { creators: "petrosone", brands: "theolark" } as const;

type Reader = keyof typeof FACES;

/** What the pages for one kind of reader are, each with its picture. */
const pagesFor = (reader: Reader) => [
  { to: `/${reader}`, picture: posters[`/app/design/assets/drawn/posters/${FACES[reader]}.svg`] },
  ...SERVICES.filter(({ audience }) => audience === reader).map(({ slug }) => ({
    to: `/services/${slug}`,
    picture: emblemOf(slug),
  })),
];

/** Every question that pages answer, so that nobody has to write to ask it again; in the order of the list. */
export function askedBefore(content: Content) {
  const pages = [...pagesFor("creators"), ...pagesFor("brands")];
  const links = pageLinks(
    content,
    pages.map(({ to }) => to),
  );
  return links.map((page, index) => {
    const words = contractPage(page.to)?.words;
    return {
      ...page,
      picture: pages[index]?.picture,
      questions: words ? questionsIn(content.words(words)) : [],
    };
  });
}

export type AskedPage = ReturnType<typeof askedBefore>[number];

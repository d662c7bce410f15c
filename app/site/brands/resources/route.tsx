import { PLAYBOOK_FILES } from "../../../../content/playbook/files.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { pictureOf } from "../../../design/article-signs.server.ts";
import { playbookChapters } from "../playbook/chapters.server.ts";
import type { Route } from "./+types/route.ts";
import { Checklists } from "./checklists.tsx";
import { Reading } from "./reading.tsx";
import { Reference } from "./reference.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** The newest articles for brands; older ones are in the guide. */
const READING_SIZE = 8;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  const reading = content.articles
    .list({ audience: "brands" }, { limit: READING_SIZE })
    .map(({ slug, title, description, minutes, category }) => ({
      slug,
      title,
      description,
      minutes,
      picture: pictureOf(slug, category, locale),
    }));
  return {
    words: content.words("brandsResources"),
    articles: reading,
    chapters: playbookChapters(locale).length,
    file: PLAYBOOK_FILES[locale],
  };
}

export default function BrandsResources({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Checklists words={loaderData.words} />
      <Reference words={loaderData.words} />
      <Reading data={loaderData} />
    </>
  );
}

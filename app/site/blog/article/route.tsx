import { Fragment } from "react";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { peopleIn } from "../../../content/people.server.ts";
import { plural } from "../../../content/plural.ts";
import { missingAddress } from "../../../content/redirects/missing-address.server.ts";
import { siteContext } from "../../../context.ts";
import { ArticleFigure } from "../../../design/prose/figures/article-figure.tsx";
import { keepTogether } from "../../../design/prose/keep-together.ts";
import { Prose } from "../../../design/prose/prose.tsx";
import { pictureOf } from "../pictures.server.ts";
import type { Route } from "./+types/route.ts";
import "./article.css";
import { articleFacts } from "./article-facts.server.ts";
import { ArticleHead } from "./article-head.tsx";
import { ChapterRail } from "./chapter-rail.tsx";
import { chaptersWithTimes } from "./chapters.server.ts";
import { NextArticles } from "./next-articles.tsx";

export const meta: Route.MetaFunction = (args) => {
  const head = args.loaderData?.head;
  return metaOf(args, head && { ...head, ogType: "article" });
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const { locale } = site;
  const article = content.articles.find(params.slug);
  if (!article) return missingAddress(site, url);
  const people = peopleIn(content);
  const { minutes: minutesForms, article: words } = content.words("blog");
  const related = article.related.flatMap((slug) => {
    const found = content.articles.summary(slug);
    if (!found) return [];
    const { title, minutes, category, author } = found;
    const name = people.find((person) => person.id === author)?.name;
    const line = `${plural(locale, minutes, minutesForms)}, ${name}`;
    return { slug, title, line, picture: pictureOf(slug, category, locale) };
  });
  const { figures, chapters, next, nextIn, related: relatedLabel } = words;
  return {
    slug: article.slug,
    head: { title: article.metaTitle, description: article.description },
    facts: articleFacts(content, article),
    lead: article.lead,
    body: article.body,
    chapters: chaptersWithTimes(article.body),
    related,
    figures: article.body.some((block) => block.type === "figure") ? figures : undefined,
    words: { chapters, next, nextIn, related: relatedLabel },
  };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { slug, facts, lead, body, chapters, related, figures, words } = loaderData;
  return (
    // One route shows them all: another article is another page, with nothing of the one before.
    <Fragment key={slug}>
      <article className="wrap article">
        <ArticleHead facts={facts} />
        <ChapterRail chapters={chapters} label={words.chapters} />
        <div className="article-text">
          <p className="article-lead">{keepTogether(lead)}</p>
          <Prose
            body={body}
            drawFigure={(name) => figures && <ArticleFigure name={name} words={figures} />}
          />
        </div>
      </article>
      <NextArticles articles={related} words={words} />
    </Fragment>
  );
}

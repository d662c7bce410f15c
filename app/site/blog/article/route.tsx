import {
  type FigureName,
  SHARED_FIGURES,
  type SharedFigure,
} from "../../../content/article-body.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { peopleIn } from "../../../content/people.server.ts";
import { plural } from "../../../content/plural.ts";
import { missingAddress } from "../../../content/redirects/missing-address.server.ts";
import { siteContext } from "../../../context.ts";
import { pictureOf } from "../../../design/article-signs.server.ts";
import { ArticleFigure } from "../../../design/prose/figures/article-figure.tsx";
import type { Route } from "./+types/route.ts";
import "./article.css";
import { articleFacts } from "./article-facts.server.ts";
import { ArticleHead } from "./article-head.tsx";
import { ArticleSide } from "./article-side.tsx";
import { ArticleText } from "./article-text.tsx";
import { chaptersWithTimes } from "./chapters.server.ts";
import { framesIn } from "./frames.server.ts";
import { NextArticles } from "./next-articles.tsx";
import { Plot } from "./plot.tsx";
import type { PlotModel } from "./plots/plot-model.ts";
import { isPlot, plotOf } from "./plots/plots.server.ts";

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
  const { minutes: minutesForms, article: words, read } = content.words("blog");
  const related = article.related.flatMap((slug) => {
    const found = content.articles.summary(slug);
    if (!found) return [];
    const { title, minutes, category, author } = found;
    const name = people.find((person) => person.id === author)?.name;
    const line = `${plural(locale, minutes, minutesForms)}, ${name}`;
    return { slug, title, line, picture: pictureOf(slug, category, locale) };
  });
  const named = article.body.flatMap((block) => (block.type === "figure" ? block.name : []));
  const { figures, chapters, next, nextIn, related: relatedLabel } = words;
  return {
    slug: article.slug,
    head: { title: article.metaTitle, description: article.description },
    facts: articleFacts(content, article),
    lead: article.lead,
    body: article.body,
    chapters: chaptersWithTimes(article.body),
    frames: framesIn(article.body),
    related,
    figures: named.some(isShared) ? figures : undefined,
    plots: Object.fromEntries(
      named.filter(isPlot).map((name) => [name, plotOf(name, content)]),
    ) as Partial<Record<FigureName, PlotModel>>,
    words: { chapters, next, nextIn, related: relatedLabel, read },
  };
}

const isShared = (name: FigureName): name is SharedFigure =>
  (SHARED_FIGURES as readonly string[]).includes(name);

export default function Article({ loaderData }: Route.ComponentProps) {
  const { slug, facts, lead, body, chapters, frames, related, figures, plots, words } = loaderData;
  return (
    // One route shows them all: another article is another page, with nothing of the one before.
    <div key={slug} className="article-room">
      <article className={`wrap article is-${facts.head}`}>
        <ArticleHead facts={facts} />
        <ArticleSide facts={facts} chapters={chapters} label={words.chapters} />
        <ArticleText
          facts={facts}
          lead={lead}
          body={body}
          chapters={chapters}
          frames={frames}
          drawFigure={(name) => {
            if (isShared(name)) return figures && <ArticleFigure name={name} words={figures} />;
            const plot = plots[name];
            return plot && <Plot plot={plot} />;
          }}
        />
      </article>
      <NextArticles articles={related} words={words} />
    </div>
  );
}

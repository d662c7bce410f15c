import ArrowRight from "icon:lucide/arrow-right";
import Download from "icon:lucide/download";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import page from "../../../design/assets/drawn/desk/page.svg";
import { fill } from "../../../i18n/fill.ts";
import { ArticlePicture } from "../../blog/article-picture.tsx";
import type { Route } from "./+types/route.ts";
import "./reading.css";

type ResourcesData = Route.ComponentProps["loaderData"];

export function Reading({ data }: { data: ResourcesData }) {
  const { articles, file, chapters } = data;
  const words = data.words.reading;
  return (
    <section className="wrap section">
      <h2 className="d2">{words.heading}</h2>
      <div className="resources-reading">
        <div className="resources-playbook field-blue">
          <h3 className="d3">{words.playbook}</h3>
          <p>{words.playbookText}</p>
          <p className="resources-playbook-links">
            <PrefetchLink to="/brands/playbook">
              {words.read} <ArrowRight />
            </PrefetchLink>
            <a href={file.path} download>
              {words.download}
              <Download />
            </a>
          </p>
          <span className="resources-numeral" aria-hidden="true">
            {chapters}
          </span>
          <img src={page} width={180} height={320} alt="" loading="lazy" />
        </div>
        <ul>
          {articles.map((article) => (
            <li key={article.slug}>
              <PrefetchLink to={`/blog/${article.slug}`}>
                <ArticlePicture picture={article.picture} />
                <div>
                  <h3 className="h4">{article.title}</h3>
                  <p>{article.description}</p>
                  <span className="note">{fill(words.minutes, { minutes: article.minutes })}</span>
                </div>
              </PrefetchLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

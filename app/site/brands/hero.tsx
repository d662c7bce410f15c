import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import type { Route } from "./+types/route.ts";
import "./hero.css";

type BrandsData = Route.ComponentProps["loaderData"];

/** As many as a phone shows side by side; the others' pictures come once these are on the way. */
const FIRST_ROW = 2;

/** Products on one line, each a door to its case study. */
export function Hero({ words, cases }: Pick<BrandsData, "words" | "cases">) {
  const { hero } = words;
  return (
    <section className="brands-hero">
      <div className="wrap brands-hero-head">
        <h1 className="d1">{words.heading}</h1>
        <div>
          <p className="lead">{words.lead}</p>
          <p className="brands-hero-actions">
            <ButtonLink to="/brands/campaigns" tone="signal">
              {hero.brief}
            </ButtonLink>
            <ButtonLink to="/brands/join">{hero.talk}</ButtonLink>
          </p>
        </div>
      </div>
      <nav aria-label={hero.wallLabel}>
        <ul className="brands-wall">
          {cases.map(({ slug, art }, index) => (
            <li key={slug} className={`is-${slug}`}>
              <PrefetchLink to={`/case-studies/${slug}`}>
                <img
                  src={art}
                  width={1200}
                  height={800}
                  alt=""
                  loading={index < FIRST_ROW ? "eager" : "lazy"}
                />
                <span>{hero.wall[slug]}</span>
              </PrefetchLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="wrap note brands-wall-note">{hero.wallLabel}</p>
    </section>
  );
}

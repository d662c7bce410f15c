import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { fill } from "../../i18n/fill.ts";
import type { HomeData } from "./home-data.server.ts";

/** Four articles as tonight's programme; each has its own pulse. */
export function Guide({ home }: { home: HomeData }) {
  const { guide: words } = home.words;
  return (
    <section className="home-guide">
      <div className="wrap home-guide-head">
        <h2 className="d2">{words.heading}</h2>
        <ButtonLink to="/blog">{words.all}</ButtonLink>
      </div>
      <ul>
        {home.guide.map(({ to, title, description, category, minutes, author, pulse }, index) => (
          <li key={to}>
            <PrefetchLink to={to} className="home-programme">
              <svg viewBox="0 0 140 140" width={120} height={120} aria-hidden="true">
                <path d={pulse} />
              </svg>
              <p className="home-programme-meta">
                {index === 0 && <span className="bug bug-signal bug-caps">{words.first}</span>}{" "}
                <span>
                  {fill(words.minutes, { minutes })}, {words.categories[category]}
                </span>
              </p>
              <h3 className={index === 0 ? "d3" : "h4"}>{title}</h3>
              <p className="small">{description}</p>
              <p className="home-programme-author">{fill(words.by, { name: author })}</p>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { SearchWords } from "../../content/search/words.server.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import type { Elsewhere } from "./elsewhere.server.ts";
import sheet from "./search-none.module.css";

type NothingFoundProps = { words: NonNullable<SearchWords["none"]>; other: Elsewhere };

/** What was looked for, what may help, and what the other language has of it. */
export function NothingFound({ words, other }: NothingFoundProps) {
  return (
    <div className={sheet.none}>
      {words.looked && <p className="small">{words.looked}</p>}
      <ElsewhereFound other={other} />
      <p className="lead">{words.text}</p>
      <p className={sheet.actions}>
        <ButtonLink to="/contact" tone="signal">
          {words.ask}
        </ButtonLink>
        <a className="text-link" href={other.href} hrefLang={other.language}>
          {words.other}
        </a>
      </p>
    </div>
  );
}

/** What the site in the other language has of it. */
export function ElsewhereFound({ other: { heading, hits, language } }: { other: Elsewhere }) {
  if (!heading) return null;
  return (
    <section className={sheet.elsewhere}>
      <h2>{heading}</h2>
      <ul>
        {hits.map(({ href, title }) => (
          <li key={href}>
            <a className="text-link" href={href} hrefLang={language} lang={language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

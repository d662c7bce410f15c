import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { AskedPage } from "./asked.server.ts";

type AskedProps = {
  words: { heading: string; text: string; page: string };
  pages: readonly AskedPage[];
};

/** All questions with their answers, by the page that answers them. */
export function Asked({ words, pages }: AskedProps) {
  return (
    <section className="wrap section contact-asked">
      <div className="contact-part-head">
        <h2 className="d3">{words.heading}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <div>
        {pages.map(({ to, title, picture, questions }) => (
          <details key={to}>
            <summary className="h4">
              <img src={picture} alt="" width={56} height={56} loading="lazy" />
              <span>{title}</span>
            </summary>
            <dl>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
            <PrefetchLink to={to} className="text-link">
              {`${words.page}: ${title}`}
            </PrefetchLink>
          </details>
        ))}
      </div>
    </section>
  );
}

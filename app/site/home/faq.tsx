import Plus from "icon:lucide/plus";
import { fill } from "../../i18n/fill.ts";
import type { HomeData } from "./home-data.server.ts";

/** Three questions, each answered by somebody with a name and a face. */
export function Faq({ home }: { home: HomeData }) {
  const { faq: words } = home.words;
  return (
    <section className="section home-faq">
      <div className="wrap home-faq-grid">
        <h2 className="d2">{words.heading}</h2>
        <div className="home-questions">
          {words.entries.map(({ question, answer, title }, index) => {
            const person = home.answers[index];
            return (
              <details key={question} name="home-faq" open={index === 0}>
                <summary>
                  <h3 className="h4">{question}</h3>
                  <Plus />
                </summary>
                <div className="home-answer">
                  <img src={person?.portrait} width={180} height={320} alt="" loading="lazy" />
                  <div>
                    <p>{answer}</p>
                    <p className="home-third">
                      <span className="home-third-name">
                        {fill(words.answeredBy, { name: person?.name ?? "" })}
                      </span>{" "}
                      <span className="home-third-role">{title}</span>
                    </p>
                  </div>
                </div>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}

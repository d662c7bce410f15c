import { Questions } from "../../design/questions/questions.tsx";
import { fill } from "../../i18n/fill.ts";
import type { HomeData } from "./home-data.server.ts";

/** Three questions, each answered by somebody with a name and a face. */
export function Faq({ home }: { home: HomeData }) {
  const { faq: words } = home.words;
  const answerOf = (index: number) => {
    const entry = words.entries[index];
    const person = home.answers[index];
    return (
      <div className="home-answer">
        <img src={person?.portrait} width={180} height={320} alt="" loading="lazy" />
        <div>
          <p>{entry?.answer}</p>
          <p className="home-third">
            <span className="home-third-name">
              {fill(words.answeredBy, { name: person?.name ?? "" })}
            </span>{" "}
            <span className="home-third-role">{entry?.title}</span>
          </p>
        </div>
      </div>
    );
  };
  return (
    <section className="section home-faq">
      <div className="wrap">
        <Questions
          heading={<h2 className="d2">{words.heading}</h2>}
          items={words.entries}
          oneAtATime="home-faq"
          answerOf={answerOf}
        />
      </div>
    </section>
  );
}

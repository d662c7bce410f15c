import { FollowedLink } from "../../browser/followed-link.tsx";
import type { Answer, AnswerLine } from "../../content/search/answers.server.ts";

type OnChoose = (() => void) | undefined;

/** The fact itself, above the results. */
export function SearchAnswer({ answer, onChoose }: { answer: Answer; onChoose?: OnChoose }) {
  return (
    <section className="found-answer" aria-labelledby="found-answer">
      <h2 id="found-answer">{answer.heading}</h2>
      <ul>
        {answer.lines.map((line) => (
          <li key={line.text}>
            <Fact line={line} onChoose={onChoose} />
            {line.note && <span className="found-answer-note">{line.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ line: { text, href }, onChoose }: { line: AnswerLine; onChoose: OnChoose }) {
  if (href === undefined) return <b>{text}</b>;
  // Numbers and mail addresses are the platform's to open.
  return href.startsWith("/") ? (
    <FollowedLink className="text-link" to={href} onClick={onChoose}>
      {text}
    </FollowedLink>
  ) : (
    <a className="text-link" href={href}>
      {text}
    </a>
  );
}

import Plus from "icon:lucide/plus";
import type { ReactNode } from "react";
import "./questions.css";

type QuestionsProps = {
  heading: ReactNode;
  items: readonly { question: string; answer: string }[];
  /** Opens one at a time, and the first from the start: the name that they share in the document. */
  oneAtATime?: string;
  /** What an opened question shows; its answer as a paragraph when left out. */
  answerOf?: (index: number) => ReactNode;
};

/** Questions that open by themselves, with or without script; all answers are in the document. */
export function Questions({ heading, items, oneAtATime, answerOf }: QuestionsProps) {
  return (
    <div className="questions">
      {heading}
      <div className="questions-list">
        {items.map(({ question, answer }, index) => (
          <details key={question} name={oneAtATime} open={oneAtATime !== undefined && index === 0}>
            <summary>
              <h3 className="h4">{question}</h3>
              <Plus />
            </summary>
            {answerOf ? answerOf(index) : <p className="questions-answer">{answer}</p>}
          </details>
        ))}
      </div>
    </div>
  );
}

import Plus from "icon:lucide/plus";
import type { Route } from "./+types/route.ts";
import "./rules.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];

/** How the agency behaves, and what marketing teams ask before they write. */
export function Rules({ words }: { words: Pick<BrandsWords, "rules" | "questions"> }) {
  const { rules, questions } = words;
  return (
    <section className="wrap section">
      <h2 className="d2">{rules.heading}</h2>
      <ul className="brands-rules">
        {rules.items.map((rule) => (
          <li key={rule.title}>
            <h3 className="h4">{rule.title}</h3>
            <p>{rule.text}</p>
          </li>
        ))}
      </ul>
      <div className="brands-questions">
        <h2 className="d3">{questions.heading}</h2>
        <div>
          {questions.items.map((item) => (
            <details key={item.question}>
              <summary className="h4">
                {item.question}
                <Plus />
              </summary>
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

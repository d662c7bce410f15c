import { Questions } from "../../design/questions/questions.tsx";
import type { Route } from "./+types/route.ts";
import "./rules.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];
type RulesProps = {
  words: Pick<BrandsWords, "rules" | "questions">;
  pictures: readonly string[];
};

/** How the agency behaves, and what marketing teams ask before they write. */
export function Rules({ words, pictures }: RulesProps) {
  const { rules, questions } = words;
  return (
    <section className="brands-straight">
      <div className="wrap section">
        <h2 className="d2">{rules.heading}</h2>
        <ul className="brands-rules">
          {rules.items.map((rule, index) => (
            <li key={rule.title}>
              <img src={pictures[index]} alt="" width="180" height="320" loading="lazy" />
              <h3 className="h4">{rule.title}</h3>
              <p>{rule.text}</p>
            </li>
          ))}
        </ul>
        <Questions heading={<h2 className="d3">{questions.heading}</h2>} items={questions.items} />
      </div>
    </section>
  );
}

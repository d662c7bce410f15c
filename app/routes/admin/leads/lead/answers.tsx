import type { LeadData } from "./route.tsx";

/** What somebody answered, question by question. */
export function Answers({ data: { words, answers } }: { data: LeadData }) {
  return (
    <section className="staff-section" aria-labelledby="lead-answers">
      <h2 id="lead-answers">{words.answers.heading}</h2>
      {answers.length === 0 ? (
        <p className="staff-hint">{words.answers.none}</p>
      ) : (
        <dl className="lead-answers">
          {answers.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

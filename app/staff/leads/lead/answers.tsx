import type { AnswerPart } from "../../pipeline/answer-links.ts";
import { MailAddress } from "../../ui/mail-address.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** What somebody answered, question by question. */
export function Answers({ data: { words, answers } }: { data: LeadData }) {
  return (
    <section className="staff-section" aria-labelledby="lead-answers">
      <h2 id="lead-answers">{words.answers.heading}</h2>
      {answers.length === 0 ? (
        <p className="staff-hint">{words.answers.none}</p>
      ) : (
        <dl className="lead-answers">
          {answers.map(({ name, label, parts }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Parts parts={parts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Links of strangers: they learn neither where somebody comes from nor get hold of this window. */
function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  let at = 0;
  return parts.map((part) => {
    const key = at++;
    if (typeof part === "string") return part;
    const isWeb = part.href.startsWith("http");
    return (
      <a
        key={key}
        href={part.href}
        className="text-link"
        {...(isWeb && { target: "_blank", rel: "noopener noreferrer nofollow" })}
      >
        {part.href.startsWith("mailto:") ? <MailAddress text={part.text} /> : part.text}
      </a>
    );
  });
}

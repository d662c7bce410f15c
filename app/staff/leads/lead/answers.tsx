import type { AnswerPart } from "../../pipeline/answer-links.ts";
import { AnswerList } from "../../ui/answer-list.tsx";
import { Hint } from "../../ui/hint.tsx";
import { MailAddress } from "../../ui/mail-address.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** What somebody answered, question by question. */
export function Answers({ data: { words, answers } }: { data: LeadData }) {
  return (
    <Section id="lead-answers" title={words.answers.heading}>
      {answers.length === 0 ? (
        <Hint>{words.answers.none}</Hint>
      ) : (
        <AnswerList
          answers={answers.map(({ parts, ...answer }) => ({
            ...answer,
            value: <Parts parts={parts} />,
          }))}
        />
      )}
    </Section>
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

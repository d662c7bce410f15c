import type { ReactNode } from "react";

type Answer = { name: string; label: string; value: ReactNode };

/** What somebody answered, question by question. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid border-t border-line">
      {answers.map(({ name, label, value }) => (
        <div
          key={name}
          className="grid gap-0.25 border-b border-line py-1.5 slate:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] slate:gap-3"
        >
          <dt className="text-note text-text-2 slate:text-small">{label}</dt>
          <dd className="max-w-[44rem] whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

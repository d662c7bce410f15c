import { useEffect, useRef } from "react";
import { ErrorSummary } from "../design/fields/error-summary.tsx";
import { Notice } from "../design/fields/notice.tsx";
import type { AccountState } from "./refuse.server.ts";

type FormProblemProps = {
  state: AccountState | undefined;
  heading: string;
  /** Fields in the order of the page, with their labels. */
  fields: Readonly<Record<string, string>>;
};

/** Above a form that came back: what is wrong with the whole, or with its fields. Takes focus. */
export function FormProblem({ state, heading, fields }: FormProblemProps) {
  const problem = useRef<HTMLDivElement>(null);
  // Each answer of the server is a new object, also one that says the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus returns with every new answer
  useEffect(() => problem.current?.focus(), [state]);
  if (!state) return null;
  if (state.problem) {
    return (
      // biome-ignore lint/a11y/noAutofocus: the page came back because of what this says
      <div ref={problem} tabIndex={-1} autoFocus>
        <Notice tone="problem" heading={heading} live>
          <p>{state.problem}</p>
        </Notice>
      </div>
    );
  }
  return <ErrorSummary heading={state.summary} errors={state.errors} fields={fields} />;
}

import { useLayoutEffect, useRef } from "react";
import type { FormErrors } from "./form-state.ts";
import { layOutAnew } from "./lay-out-anew.ts";
import "./forms.css";

type ErrorSummaryProps = {
  /** "Two things to fix": made on the server or from `formWords`. */
  heading: string;
  errors: FormErrors;
  /** Fields in the order of the page, with the name each is called by in the summary. */
  fields: Readonly<Record<string, string>>;
  /** Ids of controls whose id is not their name. */
  ids?: Readonly<Record<string, string>>;
};

/**
 * What is wrong, on top of a form that came back: takes focus, each line leads to its field. Without
 * script the browser focuses it by its `autofocus`.
 */
export function ErrorSummary({ heading, errors, fields, ids = {} }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Each answer of the server is a new object, also one with the same errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus returns with every new answer
  useLayoutEffect(() => {
    if (ref.current) layOutAnew();
    ref.current?.focus();
  }, [errors]);
  const wrong = Object.keys(fields).filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-heading"
      // biome-ignore lint/a11y/noAutofocus: the page came back because of what this says
      autoFocus
    >
      <h2 className="error-summary-heading" id="error-summary-heading">
        {heading}
      </h2>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${ids[name] ?? name}`} onClick={follow}>
              {lineOf(fields[name], errors[name])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Name: Tell us …"; a question has a mark of its own at its end already. */
function lineOf(field = "", error = ""): string {
  return /[?;!.…]$/.test(field) ? `${field} ${error}` : `${field}: ${error}`;
}

/** With script the field itself gets the focus, and the address stays as it is. */
function follow(event: React.MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}

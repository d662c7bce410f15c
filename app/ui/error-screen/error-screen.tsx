import type { Messages } from "../../../content/types.ts";
import { ButtonLink } from "../button/button-link.tsx";
import "./error-screen.css";

type ErrorScreenProps = {
  status: number;
  /** Undefined when even the shell's data is missing: then the generic English texts show. */
  words: Messages["errors"] | undefined;
};

/** The 404 screen and the one for every other error (spec, sections 2 and 8). */
export function ErrorScreen({ status, words }: ErrorScreenProps) {
  const screen = status === 404 ? words?.notFound : words?.other;
  return (
    <div className="error-screen">
      <div className="wrap error-row">
        <p className="error-status" aria-hidden="true">
          {status}
        </p>
        <div className="error-text">
          <h1 className="d3">{screen?.title ?? "An Error Occurred"}</h1>
          <p className="lead">{screen?.text ?? "Sorry, something went wrong on our end."}</p>
          <ButtonLink to="/" tone="signal">
            {words?.goHome ?? "Go back home"}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

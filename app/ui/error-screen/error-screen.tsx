import type { Messages } from "../../../content/types.ts";
import { ButtonLink } from "../button/button-link.tsx";
import "./error-screen.css";

type ErrorScreenProps = {
  status: number;
  /** Undefined when even the shell's data is missing: then the generic English texts show. */
  words: Messages["errors"] | undefined;
};

/** Which words go with a status. */
export function screenOf(status: number, { notFound, forbidden, other }: Messages["errors"]) {
  if (status === 404) return notFound;
  return status === 403 ? forbidden : other;
}

/** The 404 screen, the one for what is not allowed, and the one for every other error (spec, sections 2 and 8). */
export function ErrorScreen({ status, words }: ErrorScreenProps) {
  const screen = words && screenOf(status, words);
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
          {status === 403 && words && (
            <form method="post" action="/account/sign-out">
              <button type="submit" className="text-link">
                {words.forbidden.signOut}
              </button>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}

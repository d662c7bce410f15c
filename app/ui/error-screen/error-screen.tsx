import type { Messages } from "../../../content/types.ts";
import { ButtonLink } from "../button/button-link.tsx";
import { CROSS_SITE } from "./cross-site.ts";
import "./error-screen.css";

/** What went wrong, as the router tells it. */
type Failure = { status: number; statusText?: string };

type ErrorScreenProps = {
  failure: Failure;
  /** Undefined when even the shell's data is missing: then the generic English texts show. */
  words: Messages["errors"] | undefined;
};

/** Which words go with a failure. */
export function screenOf(
  { status, statusText }: Failure,
  { notFound, forbidden, other }: Messages["errors"],
) {
  if (status === 404) return notFound;
  return status === 403 && statusText !== CROSS_SITE ? forbidden : other;
}

/** The 404 screen, the one for what is not allowed, and the one for every other error (spec, sections 2 and 8). */
export function ErrorScreen({ failure, words }: ErrorScreenProps) {
  const { status } = failure;
  const screen = words && screenOf(failure, words);
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
          {words && screen === words.forbidden && (
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

import { isRouteErrorResponse } from "react-router";
import type { Messages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { ButtonLink } from "../button/button-link.tsx";

/** What went wrong, as the router tells it; a refusal brings its own words (site/not-found). */
type Failure = { status: number; data?: { screen?: Screen } | null };
type Screen = { title: string; text: string };

type ErrorScreenProps = {
  failure: Failure;
  /** Undefined when even the shell's data is missing: then the generic English texts show. */
  words: Messages["errors"] | undefined;
  /** For a missing page or a refusal: each where it leads and what it is called. */
  ways?: readonly (readonly [string, string])[] | undefined;
};

/** What an error boundary was given. */
export const failureOf = (error: unknown): Failure =>
  isRouteErrorResponse(error) ? error : { status: 500 };

/** Which words go with a failure. */
export function screenOf(
  { status, data }: Failure,
  { notFound, forbidden, other }: Messages["errors"],
) {
  return data?.screen ?? (status === 404 ? notFound : status === 403 ? forbidden : other);
}

/** The 404 screen, the one for what is not allowed, and the one for every other error (spec, sections 2 and 8). */
export function ErrorScreen({ failure, words, ways }: ErrorScreenProps) {
  const { status } = failure;
  const screen = words && screenOf(failure, words);
  // Whoever asked for what isn't there, or was refused, needs another way.
  const lost = status < 500 && ways;
  return (
    <div className="error-screen">
      <div className="wrap error-row">
        <div className="error-text">
          <h1 className="d2">{screen?.title ?? "An Error Occurred"}</h1>
          <p className="lead">{screen?.text ?? "Sorry, something went wrong on our end."}</p>
          <ButtonLink to="/" tone="signal">
            {words?.goHome ?? "Go back home"}
          </ButtonLink>
          {/* A plain form: it works without JavaScript. */}
          {lost && (
            <form action="/search">
              <label>
                <span>{words?.search.label}</span>
                <input name="q" type="search" />
              </label>
              <button type="submit">{words?.search.button}</button>
            </form>
          )}
          {words && screen === words.forbidden && (
            <form method="post" action="/account/sign-out">
              <button type="submit" className="text-link">
                {words.forbidden.signOut}
              </button>
            </form>
          )}
        </div>
        <p aria-hidden="true">
          <span className="error-status">{frames(`${status}`)}</span>
        </p>
        {lost && (
          <ul className="error-ways">
            {lost.map(([to, name]) => (
              <li key={to}>
                <PrefetchLink to={to}>{name}</PrefetchLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The digits; a nought is a frame. */
function frames(status: string) {
  return [...status].map((digit, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place.
    digit > "0" ? digit : <i key={at} />,
  );
}

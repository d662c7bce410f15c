import { ResponseBodyError } from "openid-client";

/** An issuer that cannot be reached or says what it must not. */
export class IssuerError extends Error {}

/**
 * A fault of openid-client's in words for the log. Its own error is left behind: what it carries is
 * the issuer's answer, with tokens and a person's address in it.
 */
export function issuerError(error: unknown): IssuerError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof IssuerError) return cause;
    if (cause.name === "TimeoutError") return new IssuerError("The issuer did not answer in time.");
  }
  return new IssuerError(`The issuer failed: ${wordsOf(error)}`);
}

function wordsOf(error: unknown): string {
  if (error instanceof ResponseBodyError) return `it answered ${error.status}, ${error.error}`;
  if (!(error instanceof Error)) return "for no known reason";
  const { cause } = error;
  if (cause instanceof Response) return `${error.message} (${cause.status})`;
  // The library says more exactly underneath what is wrong; so does a connection that fails.
  return cause instanceof Error && cause.message ? cause.message : error.message;
}

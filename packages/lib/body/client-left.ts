/**
 * Whether a request failed because its client left in the middle, which is no fault of ours. The
 * request's signal says so; but signals that follow each other through copies of a request are held
 * weakly and may be collected on the way. The error with which the body then ends is as telling.
 */
export function clientLeft(error: unknown, request: Request): boolean {
  return request.signal.aborted || (error instanceof Error && error.name === "AbortError");
}

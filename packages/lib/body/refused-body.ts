/** Why a body was not read to its end: it came too slowly, or its place was needed by somebody else. */
export type RefusedBodyStatus = 408 | 503;

const NAME = "RefusedBody";

/** What reading a body ends with when the server gives it up. Told by its name: see below. */
export class RefusedBody extends Error {
  override readonly name = NAME;
  readonly status: RefusedBodyStatus;
  constructor(status: RefusedBodyStatus) {
    super(status === 408 ? "The body came too slowly" : "Too many bodies at once");
    this.status = status;
  }
}

/**
 * The status of a refused body, or undefined for another error. The site is built in one piece and the
 * embedded backend runs from its sources, so there are two copies of the class.
 */
export function refusedBodyStatus(error: unknown): RefusedBodyStatus | undefined {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  return name === NAME && (status === 408 || status === 503) ? status : undefined;
}

/** What an error says in a few words: connections to several addresses of a name fail with no text. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

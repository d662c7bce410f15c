/**
 * What has just been done, in words: after a change the browser is sent on with `?done=`, so that a
 * reload repeats the sentence and not the change.
 */
export function doneWords(url: URL, words: Readonly<Record<string, string>>): string | undefined {
  const done = url.searchParams.get("done") ?? "";
  return Object.hasOwn(words, done) ? words[done] : undefined;
}

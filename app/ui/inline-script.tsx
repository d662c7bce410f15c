/** A script of ours that has to run before the first paint. The policy allows it by its hash. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository only.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

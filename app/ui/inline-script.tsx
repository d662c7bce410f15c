import { createContext, use } from "react";

/** What the server marks the scripts of this program with, while it renders (entry.server.tsx). */
export const ScriptMark = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** A script of ours that has to run before the first paint. The policy allows it by its hash. */
export function InlineScript({ code }: { code: string }) {
  // In the browser there is no mark, and no need to weigh anything.
  const mark = import.meta.env.SSR ? use(ScriptMark) : undefined;
  const html = { __html: code };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository only.
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

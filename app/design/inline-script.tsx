import { createContext, use } from "react";

/** What the server marks the scripts of this program with, while it renders (entry.server.tsx). */
export const ScriptMark = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** A script of ours that has to run before the first paint. The policy allows it by its hash. */
export function InlineScript({ code }: { code: string }) {
  const own = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: code } };
  // Constants of this repository only. Of the mark, nothing stays in what browsers load.
  if (!import.meta.env.SSR) return <script {...own} />;
  return <script nonce={use(ScriptMark)} {...own} />;
}

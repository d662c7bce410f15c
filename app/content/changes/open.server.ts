import type { Backend } from "../../api/backend.server.ts";
import { builtIndex, openStore } from "../content-index.server.ts";
import { articlesSource } from "./articles-source.server.ts";
import { entriesSource } from "./entries-source.server.ts";
import { ASK_MS, PublishedContent, TOLD_ASK_MS } from "./published-content.server.ts";
import type { PublishedSource } from "./published-source.ts";
import { wordsSource } from "./words-source.server.ts";

type Options = {
  backend: Backend;
  dataDir: string;
  /** Whether the backend says when something has changed. */
  isTold: boolean;
  onChange: (changed: readonly string[]) => void;
};

/** What is published, of this process; what was last shown is shown already. */
export function createPublishedContent({ backend, dataDir, isTold, onChange }: Options) {
  const content = new PublishedContent({
    ...{ backend, onChange, askMs: isTold ? TOLD_ASK_MS : ASK_MS },
    store: openStore(dataDir),
    sources: [articlesSource(builtIndex), wordsSource, entriesSource] as PublishedSource[],
  });
  content.showKept();
  return content;
}

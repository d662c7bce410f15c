import {
  type KeptRequest,
  POST_COLUMNS,
  type PostColumn,
  type Side,
  type WordComparison,
} from "../../../packages/tiktok-exports/index.ts";
import type { Question, WorkerClient } from "./worker-client.ts";

/** The days that a side of a comparison is about. */
export type Days = { from: string; to: string };

/** What the worker that read the posts can still be asked about them. */
export type PostsKept = {
  /** Null where no day of it has data. */
  side: (days: Days) => Promise<Side | null>;
  /** Null for an empty word. */
  word: (word: string) => Promise<WordComparison | null>;
  history: (written: string) => Promise<Blob>;
  /** The posts as a CSV with these names over its columns. */
  table: (names: Record<PostColumn, string>) => Promise<Blob>;
};

type Kind = Exclude<KeptRequest["type"], "insights">;
type Asked<K extends Kind> = Extract<Question, { type: K }>;

/** Asks the worker there is; rejects without one, when it is stopped, or when it can't answer. */
export function postsKeptBy(worker: () => WorkerClient | null): PostsKept {
  const ask = async <K extends Kind>(question: Asked<K>) => {
    const client = worker();
    if (client === null) throw new Error("nothing was read");
    const end = await client.ask(question);
    if (end.type === "failed") throw new Error(`worker: ${end.code}`);
    return end;
  };
  const file = async (question: Asked<"history" | "posts">) => {
    const end = await ask(question);
    if (end.type !== "file") throw new Error(`worker: ${end.type}`);
    return end.file;
  };
  return {
    async side({ from, to }) {
      const end = await ask({ type: "side", from, to });
      if (end.type !== "side") throw new Error(`worker: ${end.type}`);
      return end.side;
    },
    async word(word) {
      const end = await ask({ type: "word", word });
      if (end.type !== "word") throw new Error(`worker: ${end.type}`);
      return end.comparison;
    },
    history: (written) => file({ type: "history", written }),
    table: (names) => file({ type: "posts", headers: POST_COLUMNS.map((column) => names[column]) }),
  };
}

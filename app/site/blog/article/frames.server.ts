import type { ArticleFrame } from "../../../../content/facts/article-frames.ts";
import type { Block } from "../../../content/article-body.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/frames/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of the frames that hang in a text (180 × 320). */
export function framesIn(body: readonly Block[]): Partial<Record<ArticleFrame, string>> {
  return Object.fromEntries(
    body.flatMap((block) =>
      block.type === "frame"
        ? [[block.name, drawn[`/app/design/assets/drawn/frames/${block.name}.svg`]]]
        : [],
    ),
  );
}

import type { Chapter } from "./chapters.server.ts";
import { useCurrentChapter } from "./use-current-chapter.ts";

/** Table of contents as a running order; stays beside the text where there is room. */
export function ChapterRail({ chapters, label }: { chapters: readonly Chapter[]; label: string }) {
  const current = useCurrentChapter(chapters.map((chapter) => chapter.id));
  return (
    <nav className="article-rail" aria-label={label}>
      <ol>
        {chapters.map(({ id, title, at }) => (
          <li key={id}>
            <a
              className="article-rail-link"
              href={`#${id}`}
              aria-current={id === current ? "true" : undefined}
            >
              <span className="article-rail-time">{at}</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import Download from "icon:lucide/download";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";

type PlaybookData = Route.ComponentProps["loaderData"];

const BYTES_PER_KB = 1000;

/** Title and file on one side; on the other the contents, growing as they count down. */
export function Cover({ data }: { data: PlaybookData }) {
  const { words, chapters, file, other } = data;
  const { cover } = words;
  const size = fill(words.cover.file, {
    pages: file.pages,
    size: Math.round(file.bytes / BYTES_PER_KB),
  });
  return (
    <div className="wrap playbook-cover">
      <header className="playbook-title">
        <p className="bugs playbook-bugs">
          <span className="bug bug-signal">{cover.kicker}</span>{" "}
          <span className="bug">{fill(cover.minutes, { minutes: data.minutes })}</span>
        </p>
        <h1 className="d1">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <p className="playbook-line">{cover.line}</p>
        <div className="playbook-files">
          <a className="button" href={file.path} download>
            <span className="button-label">{cover.download}</span>{" "}
            <span className="button-cap">
              <Download />
            </span>
          </a>
          <p className="small">
            {size}{" "}
            <a className="text-link" href={other.path} hrefLang={other.locale} download>
              {cover.otherLanguage}
            </a>
          </p>
        </div>
      </header>
      <nav id="contents" className="playbook-contents" aria-label={words.contents}>
        <ol reversed>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>
                <span aria-hidden="true">{chapter.number}</span>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

import { Link } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { StaffTitle } from "./staff-title.tsx";

type Words = Pages["adminShell"];

/** Which words go with an error: by its status alone, never by what it says. */
function troubleWords(status: number, words: Words) {
  const { forbidden, missing, unreachable, other } = words.trouble;
  if (status === 403) return forbidden;
  if (status === 404) return missing;
  return status === 503 || status === 504 || status === 502 ? unreachable : other;
}

/** The staff area's error screen: no right, nothing there, or something broke. */
export function Trouble({ status, words }: { status: number; words: Words }) {
  const { title, text } = troubleWords(status, words);
  return (
    <div className="staff-page staff-trouble">
      <StaffTitle title={title} />
      <svg className="staff-trouble-line" viewBox="0 0 336 60" aria-hidden="true">
        <path d="M0 44H336" />
        <path className="staff-trouble-spike" d="M18 44L40 9V58" />
      </svg>
      <h1 className="staff-title">{title}</h1>
      <p className="lead">{text}</p>
      <p className="staff-actions">
        <Link className="button button-small" to="/admin">
          <span className="button-label">{words.trouble.back}</span>
        </Link>
      </p>
    </div>
  );
}

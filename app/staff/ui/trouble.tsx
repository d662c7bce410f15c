import type { Pages } from "../../../content/types.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { StaffPage } from "./staff-page.tsx";
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
    <StaffPage kind="trouble">
      <StaffTitle title={title} />
      {/* The line goes on, flat: nothing is on air here. */}
      <svg
        className="w-[min(100%,336px)] fill-none stroke-line-ctl stroke-3"
        viewBox="0 0 336 60"
        aria-hidden="true"
      >
        <path d="M0 44H336" />
        <path className="stroke-signal" d="M18 44L40 9V58" />
      </svg>
      <h1 className="title-1 focus-visible:outline-none">{title}</h1>
      <p className="lead max-w-[36rem]">{text}</p>
      <p>
        <FollowedLink className="button button-small" to="/admin">
          <span className="button-label">{words.trouble.back}</span>
        </FollowedLink>
      </p>
    </StaffPage>
  );
}

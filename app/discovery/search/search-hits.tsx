import { Fragment } from "react";
import { FollowedLink } from "../../browser/followed-link.tsx";
import type { Found, Group, Hit } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";
import { classes } from "../../design/classes.ts";
import { hasKinds, Marked } from "../../design/search/search-results.tsx";
import type { HitFrame } from "./hit-frames.server.ts";
import sheet from "./search-hits.module.css";
import { SearchKinds } from "./search-kinds.tsx";

/** Results and their frames are in one order. */
type BestProps = { hit: Hit; frame: HitFrame; place: string | undefined; words: SearchWords };

/** The best result: its frame hangs on the line out of the field, its title stands on that line. */
export function BestHit({ hit: { group, url, title, excerpt }, frame, place, words }: BestProps) {
  return (
    <FollowedLink className={sheet.best} to={url} data-kind={group}>
      <Frame frame={frame} className={sheet.large} isSeenAtOnce />
      <span className={sheet.headline}>
        <Marked fragments={title} />
      </span>{" "}
      <span className={sheet.more}>
        <Marked fragments={excerpt} />{" "}
        <span className={sheet.place}>
          <b>{words.kinds[group]}</b> {place}
        </span>
      </span>
    </FollowedLink>
  );
}

type HitsProps = {
  found: Found;
  frames: readonly HitFrame[];
  /** Where each of them stands. */
  places: readonly (string | undefined)[];
  words: SearchWords;
  only: Group | undefined;
  /** How many more there are, in words. */
  rest: string | undefined;
};

/** The others, numbered from two, beside their kinds. */
export function OtherHits({ found, frames, places, words, only, rest }: HitsProps) {
  const others = found.hits.slice(1);
  if (others.length === 0 && !only) return null;
  return (
    <div className={classes("wrap", sheet.others)}>
      {hasKinds(found, only) && <SearchKinds {...{ found, words, only }} />}
      {others.length > 0 && (
        <ol className={sheet.rows} start={2}>
          {others.map(({ group, url, title, excerpt }, index) => (
            <li key={`${url} ${title.map(({ text }) => text).join("")}`}>
              {/* Not loaded ahead: most results are never followed. */}
              <FollowedLink className={sheet.row} to={url} data-kind={group}>
                <Frame frame={frames[index + 1]} className={sheet.small} />
                <span className={sheet.title}>
                  <Marked fragments={title} />
                </span>{" "}
                <span className={sheet.excerpt}>
                  <Marked fragments={excerpt} />
                </span>{" "}
                <span className={sheet.place}>
                  <b>{words.kinds[group]}</b> {places[index + 1]}
                </span>
              </FollowedLink>
            </li>
          ))}
        </ol>
      )}
      {rest && <Rest {...{ found, words, rest }} />}
    </div>
  );
}

type RestProps = { found: Found; words: SearchWords; rest: string };

/** Behind the last of them: the kinds that have more. */
function Rest({ found, words, rest }: RestProps) {
  const isMore = ({ group, total }: Found["groups"][number]) =>
    total > found.hits.filter((hit) => hit.group === group).length;
  return (
    <p className={sheet.rest}>
      <b>{rest}</b>
      {found.groups.filter(isMore).map(({ group }) => (
        <Fragment key={group}>
          {" "}
          <FollowedLink
            className="text-link"
            to={`/search?q=${encodeURIComponent(found.query)}&in=${group}`}
          >
            {words.groups[group]}
          </FollowedLink>
        </Fragment>
      ))}
    </p>
  );
}

type FrameProps = {
  frame: HitFrame | undefined;
  className: string | undefined;
  isSeenAtOnce?: boolean;
};

/** Decoration: what it stands for is said beside it. */
function Frame({ frame, className, isSeenAtOnce }: FrameProps) {
  if (!frame) return null;
  if ("src" in frame) {
    const loading = isSeenAtOnce ? undefined : "lazy";
    return (
      <img className={classes(sheet.frame, className)} src={frame.src} alt="" loading={loading} />
    );
  }
  const { sign, tone } = frame;
  return (
    <span
      className={classes(sheet.frame, sheet.sign, className)}
      data-tone={tone}
      data-signs={sign.includes("\n") ? "lines" : sign.length}
      aria-hidden="true"
    >
      {sign}
    </span>
  );
}

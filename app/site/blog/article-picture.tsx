import type { Picture } from "../../design/article-signs.server.ts";
import "./article-picture.css";

type ArticlePictureProps = {
  picture: Picture;
  /** What the sign stands for; with it the picture has a caption and a name, without it is decoration. */
  caption?: string | undefined;
  /** Shown as a timecode in the corner, in minutes. */
  minutes?: number | undefined;
};

/** Single signs as broad as a frame at the usual size, and those with half the ink of a letter. */
const WIDE_SIGNS = "%½";
const SUM_SIGNS = "+÷";
/** So many letters of a caption stand on one line of a small frame. */
const CAPTION_LINE = 18;

/** An article's 9:16 frame. Its container sets the width. */
export function ArticlePicture({ picture, caption, minutes }: ArticlePictureProps) {
  const name = caption
    ? ({ role: "img", "aria-label": `${picture.sign.join(":")} ${caption}` } as const)
    : ({ "aria-hidden": true } as const);
  const size = sizeOf(picture.sign);
  return (
    <span className={`article-sign is-${picture.tone} is-${size}`} {...name}>
      <svg
        className="article-sign-line"
        viewBox="0 0 180 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={picture.line} />
      </svg>
      <span className="article-sign-glyph">
        {picture.sign.map((part) => (
          <span key={part}>{size === "pair" ? <Pair signs={part} /> : part} </span>
        ))}
      </span>
      {minutes !== undefined && (
        <span className="article-sign-time">00:{String(minutes).padStart(2, "0")}:00</span>
      )}{" "}
      {caption && (
        <span className="article-sign-caption">
          {halvesOf(caption).map((half) => (
            <span key={half}>{half} </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Each sign in a box of its own: a reader's own spacing of letters then moves neither. */
function Pair({ signs: [first, second] }: { signs: string }) {
  return (
    <>
      <span className="article-sign-of-pair">{first}</span>
      <span className="article-sign-of-pair">{second}</span>
    </>
  );
}

/** A caption too long for a small frame is two lines there, and its paper no wider than they are. */
function halvesOf(caption: string): readonly string[] {
  if (caption.length <= CAPTION_LINE) return [caption];
  const words = caption.split(" ");
  const lines = words.map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  const longest = (halves: readonly string[]) => Math.max(...halves.map(({ length }) => length));
  return lines.reduce(
    (best, halves) => (longest(halves) < longest(best) ? halves : best),
    [caption],
  );
}

function sizeOf([first = "", ...more]: readonly string[]) {
  if (more.length > 0) return "stacked";
  if (first.length === 2) return "pair";
  if (/\d/.test(first)) return "digit";
  if (WIDE_SIGNS.includes(first)) return "wide";
  return SUM_SIGNS.includes(first) ? "sum" : "one";
}

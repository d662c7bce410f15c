import type { Picture } from "./pictures.server.ts";
import "./article-picture.css";

type ArticlePictureProps = {
  picture: Picture;
  /** What the sign stands for; with it the picture has a caption and a name, without it is decoration. */
  caption?: string | undefined;
  /** Shown as a timecode in the corner, in minutes. */
  minutes?: number | undefined;
};

/** An article's 9:16 frame. Its container sets the width. */
export function ArticlePicture({ picture, caption, minutes }: ArticlePictureProps) {
  const name = caption
    ? ({ role: "img", "aria-label": `${picture.sign.join(":")} ${caption}` } as const)
    : ({ "aria-hidden": true } as const);
  const length =
    picture.sign.length > 1 ? "stacked" : picture.sign[0]?.length === 2 ? "pair" : "one";
  return (
    <div className={`article-sign is-${picture.tone} is-${length}`} {...name}>
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
          <span key={part}>{part}</span>
        ))}
      </span>
      {minutes !== undefined && (
        <span className="article-sign-time">00:{String(minutes).padStart(2, "0")}:00</span>
      )}
      {caption && <span className="article-sign-caption">{caption}</span>}
    </div>
  );
}

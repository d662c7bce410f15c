import ArrowRight from "icon:lucide/arrow-right";
import type { MouseEvent } from "react";
import { engine } from "../../your-poster/drawn.ts";

type SavePosterProps = {
  /** Brings it as SVG, for whoever has no script. */
  href: string;
  /** The picture as it stands, for `img`. */
  picture: string;
  words: { save: string; saveNote: string };
};

/** The poster as a file: with script a PNG drawn by this browser. */
export function SavePoster({ href, picture, words }: SavePosterProps) {
  function save(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    engine()
      .then(({ savePoster }) => savePoster(picture, "b4-poster.png"))
      .catch(() => location.assign(href));
  }
  return (
    <p className="apply-save">
      <a className="button button-signal" href={href} download onClick={save}>
        <span className="button-label">{words.save}</span>{" "}
        <span className="button-cap">
          <ArrowRight />
        </span>
      </a>{" "}
      <span className="small">{words.saveNote}</span>
    </p>
  );
}

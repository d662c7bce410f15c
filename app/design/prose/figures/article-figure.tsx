import type { Pages } from "../../../../content/types.ts";
import type { FigureName } from "../../../content/article-body.ts";
import "./figures.css";
import { HashtagsFigure } from "./hashtags-figure.tsx";
import { HookFigure } from "./hook-figure.tsx";
import { PeakHoursFigure } from "./peak-hours-figure.tsx";

export type FigureWords = Pages["blog"]["article"]["figures"];

/** The drawn figures that an article may ask for by name (content/article-body.ts). */
export function ArticleFigure({ name, words }: { name: FigureName; words: FigureWords }) {
  switch (name) {
    case "hashtags":
      return <HashtagsFigure words={words.hashtags} />;
    case "peak-hours":
      return <PeakHoursFigure words={words.peakHours} />;
    case "hook":
      return <HookFigure words={words.hook} />;
  }
}

import type { SharedFigure } from "../../../content/article-body.ts";
import type { FigureWords } from "./figure-words.ts";
import "./figures.css";
import { HashtagsFigure } from "./hashtags-figure.tsx";
import { HookFigure } from "./hook-figure.tsx";
import { PeakHoursFigure } from "./peak-hours-figure.tsx";

/** The drawn figures that an article may ask for by name (content/article-body.ts). */
export function ArticleFigure({ name, words }: { name: SharedFigure; words: FigureWords }) {
  switch (name) {
    case "hashtags":
      return <HashtagsFigure words={words.hashtags} />;
    case "peak-hours":
      return <PeakHoursFigure words={words.peakHours} />;
    case "hook":
      return <HookFigure words={words.hook} />;
  }
}

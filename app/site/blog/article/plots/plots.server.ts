import {
  ARTICLE_FIGURES,
  type ArticleFigure,
} from "../../../../../content/facts/article-figures.ts";
import type { Content } from "../../../../content/content.server.ts";
import { bars } from "./bars.server.ts";
import { columns } from "./columns.server.ts";
import { type Draw, plotFormats } from "./drawing.server.ts";
import { fields } from "./fields.server.ts";
import { flows } from "./flows.server.ts";
import { panels } from "./panels.server.ts";
import type { PlotModel } from "./plot-model.ts";

const DRAWINGS: Readonly<Record<ArticleFigure, Draw>> = {
  ...bars,
  ...columns,
  ...fields,
  ...flows,
  ...panels,
};

export const isPlot = (name: string): name is ArticleFigure => Object.hasOwn(ARTICLE_FIGURES, name);

/** A plot in one language, placed and said. */
export function plotOf(name: ArticleFigure, content: Content): PlotModel {
  const words = content.words("articleFigures");
  const { title, alt, caption } = words[name];
  const drawn = DRAWINGS[name](words, plotFormats(content.locale));
  return { title, alt, caption, example: words.example, ...drawn };
}

import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../../../../i18n/locales.ts";
import type { PlotModel } from "./plot-model.ts";

/** How a language writes what the plots say. */
export function plotFormats(locale: LocaleCode) {
  const number = new Intl.NumberFormat(localeOf(locale).iso, { useGrouping: "always" });
  const count = (value: number) => number.format(value).replace("-", "−");
  const money = (value: number) =>
    locale === "el" ? `${count(value)}\u00a0€` : `$${count(value)}`;
  return {
    count,
    money,
    priced: (text: string, value: number) => fill(text, { amount: money(value) }),
    counted: (text: string, value: number) => fill(text, { count: count(value) }),
  };
}

export type PlotFormats = ReturnType<typeof plotFormats>;
export type PlotWords = Pages["articleFigures"];
export type Drawn = Pick<PlotModel, "height" | "marks" | "legend">;
export type Draw = (words: PlotWords, formats: PlotFormats) => Drawn;

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** Path data of discs in a grid that begins at (0, top). */
export const discs = (
  count: number,
  abreast: number,
  pitch: number,
  r: number,
  top: number,
  from = 0,
) =>
  Array.from({ length: count }, (_, n) => {
    const at = n + from;
    const x = (at % abreast) * pitch;
    const y = top + Math.floor(at / abreast) * pitch + r;
    return `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }).join("");

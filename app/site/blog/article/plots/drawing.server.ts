import type { Pages } from "../../../../../content/types.ts";
import { fill } from "../../../../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../../../../i18n/locales.ts";
import type { Marked, Panelled } from "./plot-model.ts";

/** How a language writes what the plots say. */
export function plotFormats(locale: LocaleCode) {
  const number = new Intl.NumberFormat(localeOf(locale).iso, { useGrouping: "always" });
  const count = (value: number) => number.format(value).replace("-", "−");
  const inMoney = (said: string) => (locale === "el" ? `${said}\u00a0€` : `$${said}`);
  const money = (value: number) => inMoney(count(value));
  const cents = new Intl.NumberFormat(localeOf(locale).iso, { minimumFractionDigits: 2 });
  return {
    count,
    money,
    exactly: (value: number) => inMoney(cents.format(value)),
    priced: (text: string, value: number) => fill(text, { amount: money(value) }),
    counted: (text: string, value: number) => fill(text, { count: count(value) }),
  };
}

export type PlotFormats = ReturnType<typeof plotFormats>;
export type PlotWords = Pages["articleFigures"];
export type Draw = (words: PlotWords, formats: PlotFormats) => Marked | Panelled;

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const rounded = (value: number) => Math.round(value * 100) / 100;

const disc = (x: number, y: number, r: number) =>
  `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Path data of discs in a grid, from the top. */
export const discs = (count: number, abreast: number, pitch: number, r: number, from = 0) =>
  Array.from({ length: count }, (_, n) => {
    const at = n + from;
    return disc(
      (at % abreast) * pitch + pitch / 2,
      Math.floor(at / abreast) * pitch + pitch / 2,
      r,
    );
  }).join("");

/** Path data of discs piled up from the foot, the first row whole. */
export const heap = (
  count: number,
  abreast: number,
  pitch: number,
  r: number,
  foot: number,
  left: number,
) =>
  Array.from({ length: count }, (_, n) =>
    disc(
      left + (n % abreast) * pitch + pitch / 2,
      foot - Math.floor(n / abreast) * pitch - pitch / 2,
      r,
    ),
  ).join("");

/** Path data of 9:16 frames in rows of so many, a quarter of a frame apart. */
export const frames = (count: number, abreast: number, from = 0) =>
  Array.from({ length: count }, (_, n) => {
    const at = n + from;
    return `M${(at % abreast) * 12} ${Math.floor(at / abreast) * 20 + 2}h9v16h-9z`;
  }).join("");

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;

import { disc } from "../../../../design/art/shape.ts";
import type { TableModel, WeeksModel } from "./chart-models.ts";
import { DOT_PITCH, DOTS_ABREAST, WEEK_HEIGHT } from "./week-size.ts";

/** How many people a dot stands for. */
export const PEOPLE_IN_DOT = 10;
const RADIUS = 3.9;

type WeeksInput = {
  title: string;
  weeks: { label: string; first: number; back: number }[];
  legend: WeeksModel["legend"];
  table: TableModel;
};

/** Heaps the dots of each week from its foot. */
export function weeksModel({ title, weeks, legend, table }: WeeksInput): WeeksModel {
  return {
    title,
    legend,
    table,
    weeks: weeks.map(({ label, first, back }) => {
      const returned = Math.round(back / PEOPLE_IN_DOT);
      return {
        label,
        back: dots(0, returned),
        first: dots(returned, returned + Math.round(first / PEOPLE_IN_DOT)),
      };
    }),
  };
}

function dots(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, n) => {
    const row = Math.floor((from + n) / DOTS_ABREAST);
    const column = (from + n) % DOTS_ABREAST;
    return disc((column + 0.5) * DOT_PITCH, WEEK_HEIGHT - (row + 0.5) * DOT_PITCH, RADIUS);
  }).join("");
}

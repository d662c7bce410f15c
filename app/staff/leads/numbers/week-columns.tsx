import type { Pages } from "../../../../content/types.ts";
import { Table } from "../../ui/table.tsx";
import sheet from "./numbers.module.css";

type Week = { day: string; label: string; full: string; count: number };
type WeekColumnsProps = { words: Pages["adminLeads"]["numbers"]; weeks: readonly Week[] };

/** Share of its slot that a column takes. */
const COLUMN_SHARE = 0.7;

/** A column a week, its number on top; the figures are in the table behind it. */
export function WeekColumns({ words, weeks }: WeekColumnsProps) {
  const max = Math.max(1, ...weeks.map(({ count }) => count));
  const slot = 100 / weeks.length;
  return (
    <figure className="min-w-0 border border-line bg-stage p-[clamp(18px,2.2vw,30px)]">
      <figcaption className="title-2">{words.weeks}</figcaption>
      <div className={sheet.plot}>
        <svg width="100%" height="100%" role="img" aria-label={`${words.weeks}. ${words.table}.`}>
          <line className="stroke-line-ctl" x1="0" x2="100%" y1="100%" y2="100%" />
          {weeks.map(({ day, label, count }, index) => {
            const height = (count / max) * 100;
            const middle = `${(index + 0.5) * slot}%`;
            return (
              <g key={day}>
                <rect
                  className={index === weeks.length - 1 ? sheet.now : sheet.part}
                  x={`${index * slot + (slot * (1 - COLUMN_SHARE)) / 2}%`}
                  width={`${slot * COLUMN_SHARE}%`}
                  y={`${100 - height}%`}
                  height={`${height}%`}
                />
                <text
                  className="fill-text font-640 [text-anchor:middle]"
                  x={middle}
                  y={`${100 - height}%`}
                  dy="-8"
                >
                  {count}
                </text>
                <text
                  className={`fill-text-2 [text-anchor:middle] ${index % 2 ? "max-slate:hidden" : ""}`}
                  x={middle}
                  y="100%"
                  dy="22"
                >
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <details>
        <summary className="small inline-flex min-h-5.5 items-center font-600 hover:text-anchor">
          {words.table}
        </summary>
        <Table caption={words.weeks}>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col" data-align="end">
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ day, full, count }) => (
              <tr key={day}>
                <th scope="row" className="h-5 border-b border-line text-small text-text">
                  {full}
                </th>
                <td data-align="end" data-phone="side" className="h-5">
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

import type { Pages } from "../../../../content/types.ts";
import sheet from "./numbers.module.css";

type BarsProps = {
  title: string;
  words: Pages["adminLeads"]["numbers"];
  rows: readonly { label: string; count: number }[];
};

/** A table whose numbers are also drawn, a bar a row. */
export function Bars({ title, words, rows }: BarsProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full self-start text-small">
      <caption className="pb-1.25 text-start title-2">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" className="py-1 text-start font-500 wrap-anywhere">
              {label}
              <svg className="mt-[5px]" width="100%" height="8" aria-hidden="true">
                <rect className="fill-raise" width="100%" height="8" />
                <rect className={sheet.part} width={`${(count / max) * 100}%`} height="8" />
              </svg>
            </th>
            <td className="w-[4.5rem] ps-1.75 text-end align-bottom font-640 tabular-nums">
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

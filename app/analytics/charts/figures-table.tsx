import type { ReactNode } from "react";
import { ScrollBox } from "./scroll-box.tsx";

type FiguresTableProps = {
  /** On the line that opens it. */
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children?: ReactNode;
};

/** The figures behind a chart, folded away: a real table for whoever can't or won't read the picture. */
export function FiguresTable({ label, caption, columns, rows, children }: FiguresTableProps) {
  return (
    <details className="an-figures">
      <summary>
        <span className="text-link">{label}</span>
      </summary>
      <ScrollBox label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {children}
    </details>
  );
}

import Plus from "icon:lucide/plus";
import type { TableModel } from "./chart-models.ts";

type FiguresTableProps = { table: TableModel; label: string };

/** The figures behind a chart, for whoever wants to count. */
export function FiguresTable({ table, label }: FiguresTableProps) {
  return (
    <details className="case-chart-table">
      <summary className="small">
        <Plus />
        {label}
      </summary>
      <table className="small">
        <caption className="visually-hidden">{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row[0]} row={row} />
          ))}
        </tbody>
        {table.foot && (
          <tfoot>
            <Row row={table.foot} />
          </tfoot>
        )}
      </table>
    </details>
  );
}

function Row({ row: [head, ...cells] }: { row: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

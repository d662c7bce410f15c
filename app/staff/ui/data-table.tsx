import type { ReactNode } from "react";
import { Table } from "./table.tsx";

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and times stand at the end. */
  align?: "end";
  /**
   * Where the cell goes on a phone, where a row is two columns: `lead` at the start (the default of
   * the first column), `side` at the end, `below` under both with its label, `hidden`.
   */
  phone?: "lead" | "side" | "below" | "hidden";
};

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Draws the row as chosen: raised, with a signal bar. */
  isSelected?: (row: Row) => boolean;
};

/** A list with columns; below 700 px each row becomes two columns of lines. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isSelected }: DataTableProps<Row>) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map(({ id, label, align }) => (
            <th key={id} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-selected={isSelected?.(row) || undefined}>
            {columns.map(({ id, label, cell, align, phone }, index) => (
              <td
                key={id}
                data-align={align}
                data-phone={phone ?? (index === 0 ? "lead" : "below")}
                data-label={label}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

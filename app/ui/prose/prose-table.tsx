import type { Cell, Inline } from "../../content/article-body.ts";
import { drawInlines } from "./inlines.tsx";

/** A table that scrolls by itself where it is wider than the column, also by keyboard. */
export function ProseTable({ head, rows }: { head: Cell[]; rows: Cell[][] }) {
  const figures = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  const classOf = (cell: Cell, column: number) =>
    figures[column] ? "is-figure" : `is-${cell.align}`;
  return (
    <section
      className="prose-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={head
        .map((cell) => textOf(cell.children))
        .filter(Boolean)
        .join(", ")}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, c) => {
              const className = classOf(cell, c);
              // A corner without words heads nothing.
              return cell.children.length === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                <td key={c} className={className} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                <th key={c} scope="col" className={className}>
                  {drawInlines(cell.children)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an article never move.
            <tr key={r}>
              {row.map((cell, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                <td key={c} className={classOf(cell, c)}>
                  {drawInlines(cell.children)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Amounts, shares, hours, and the dash of an empty cell: a column of them is set flush right. */
const FIGURE = /^[−–+$€]?\s?[\d.,]*\d\s?(%|€)?$|^–$/;

function isFigure(cell: Cell | undefined): boolean {
  return cell === undefined || FIGURE.test(textOf(cell.children).trim());
}

function textOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (typeof child === "string") return child;
      return child.type === "code" ? child.text : textOf(child.children);
    })
    .join("");
}

import type { Cell, Inline } from "../../content/article-body.ts";
import { classes } from "../classes.ts";
import { drawInlines } from "./inlines.tsx";
import { keepTogether } from "./keep-together.ts";

/** On a narrow screen tables of more columns than this are stacked, row by row. */
const COLUMNS_ABREAST = 4;
/** So are those of more columns of words; figures are compared down their column, and are short. */
const WORDS_ABREAST = 3;
/** So are those that need more than this, in characters: what a phone's width holds. */
const CHARACTERS_ABREAST = 38;
/** So are those of three columns or more with so long a cell, in characters. */
const LONG_CELL = 34;
/** Two columns beside the first stay beside each other below it, their heads said once; three of such short cells, too. */
const SHORT_CELL = 26;

/** Said outright, because a browser may forget them where a table isn't laid out as one. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/**
 * A table of running text. Where it is wider than the column it scrolls by itself, also by keyboard;
 * a wide one becomes a list of rows on a narrow screen: each cell labelled with its column's head, or, of
 * few and short columns, below that head.
 */
export function ProseTable({ head, rows }: { head: Cell[]; rows: Cell[][] }) {
  const figures = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  const classOf = (cell: Cell, column: number) =>
    figures[column] ? "is-figure" : `is-${cell.align}`;
  const labels = head.map((cell) => textOf(cell.children));
  const isStacked =
    head.length > COLUMNS_ABREAST ||
    figures.filter((isFigures) => !isFigures).length > WORDS_ABREAST ||
    needs(head, rows, figures) > CHARACTERS_ABREAST ||
    (head.length >= WORDS_ABREAST && longestCell(rows) > LONG_CELL);
  const beside = head.length - 1;
  const isAbreast =
    beside === 2 || (beside === 3 && longestCell([head, ...rows].map(besides)) <= SHORT_CELL);
  const isLabelled = isStacked && !isAbreast;
  return (
    <section
      className={classes(
        "prose-table",
        isStacked && "is-stacked",
        isStacked && (isAbreast ? `has-${beside}` : "is-labelled"),
      )}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={labels.filter(Boolean).join(", ")}
    >
      <table {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {head.map((cell, c) => {
              const className = classOf(cell, c);
              // A corner without words heads nothing.
              return cell.children.length === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                <td key={c} className={className} {...ROLES.cell} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                <th key={c} className={className} {...ROLES.columnHead}>
                  {drawInlines(cell.children)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an article never move.
            <tr key={r} {...ROLES.row}>
              {row.map((cell, c) => {
                const className = classOf(cell, c);
                const children = drawInlines(cell.children);
                if (c === 0 && cell.children.length > 0) {
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                    <th key={c} className={className} {...ROLES.rowHead}>
                      {children}
                    </th>
                  );
                }
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never move.
                    key={c}
                    className={className}
                    data-label={isLabelled ? labels[c] || undefined : undefined}
                    {...ROLES.cell}
                  >
                    {/* One box beside the label, whatever marks the text has. */}
                    {isLabelled && cell.children.length > 0 ? <span>{children}</span> : children}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Amounts, shares, hours, and the dash of an empty cell: a column of them is set flush right. */
const FIGURE = /^[−–+]?[$€]?\s?[\d.,]*\d\s?(%|€)?(\s\([\d.,]+\s?%\))?$|^–$/;

function isFigure(cell: Cell | undefined): boolean {
  return cell === undefined || FIGURE.test(textOf(cell.children).trim());
}

/** The least width of a table, roughly, in characters: what may not break, and a gap a column. */
function needs(head: Cell[], rows: Cell[][], figures: readonly boolean[]): number {
  const columns = head.map((cell, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const runs = cells.flatMap(({ children }) =>
      figures[column] ? textOf(children) : unbreakable(children),
    );
    return Math.max(0, ...[...unbreakable(cell.children), ...runs].map((run) => run.length));
  });
  return columns.reduce((sum, width) => sum + width + 1, 0);
}

const besides = (row: Cell[]) => row.slice(1);

const longestCell = (rows: Cell[][]) =>
  Math.max(0, ...rows.flatMap((row) => row.map(({ children }) => textOf(children).length)));

function unbreakable(children: readonly Inline[]): string[] {
  return keepTogether(textOf(children)).replaceAll("\u2060", "").split(" ");
}

function textOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (typeof child === "string") return child;
      return child.type === "code" ? child.text : textOf(child.children);
    })
    .join("");
}

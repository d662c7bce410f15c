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
/** So are those of three columns or more with so long a cell, in characters, or so long a one of words beside the first. */
const LONG_CELL = 34;
const LONG_WORDS = 20;
/** Three columns beside the first stay beside each other below it when no cell is longer than this. */
const SHORT_CELL = 34;
/** Nor two of them below a third that leads them when one is longer than this: half a phone's width would make it a column of print. */
const LONGEST_ABREAST = 60;
/** A last column of such short words is a verdict: it stands at the end of its row's first line. */
const VERDICT = 12;
/** Short heads of longer answers are a scale: each stands before its own. */
const SCALE = 9;

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
 * a wide one becomes a list of rows on a narrow screen: its cells below their columns' heads, or, of many
 * columns, each labelled with its own.
 */
type ProseTableProps = { head: Cell[]; rows: Cell[][]; isSides?: true };

export function ProseTable({ head, rows, isSides }: ProseTableProps) {
  const figures = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  const classOf = (cell: Cell, column: number) =>
    figures[column] ? "is-figure" : `is-${cell.align}`;
  const labels = head.map((cell) => textOf(cell.children));
  const isStacked =
    head.length > COLUMNS_ABREAST ||
    figures.filter((isFigures) => !isFigures).length > WORDS_ABREAST ||
    needs(head, rows, figures) > CHARACTERS_ABREAST ||
    (figures.includes(false, 1) && head.length >= WORDS_ABREAST && longestCell(rows) > LONG_CELL) ||
    (!figures.includes(true) &&
      head.length >= WORDS_ABREAST &&
      longestCell(rows.map(besides)) > LONG_WORDS);
  const abreast = abreastOf(head, rows, figures);
  const hasLabel = (column: number) =>
    isStacked &&
    (abreast.startsWith("is-labelled") || (abreast.endsWith("has-lead") && column === 1));
  return (
    <section
      className={classes(
        "prose-table",
        isStacked && `is-stacked ${abreast}`,
        isSides && "is-sides",
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
                    data-label={hasLabel(c) ? labels[c] || undefined : undefined}
                    {...ROLES.cell}
                  >
                    {/* One box beside the label, whatever marks the text has. */}
                    {hasLabel(c) && cell.children.length > 0 ? <span>{children}</span> : children}
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

/**
 * How a stacked table's rows are laid out: two columns beside each other below the first, or three or four
 * short ones; of three long ones the first leads, on a line of its own, with its label, or the last is a
 * verdict, or each answers a scale.
 */
function abreastOf(head: Cell[], rows: Cell[][], figures: readonly boolean[]) {
  const beside = head.length - 1;
  if (beside === 2) return "is-abreast";
  if (beside === 3) {
    const longest = longestCell([head, ...rows].map(besides));
    if (longestCell(rows.map((row) => row.slice(-1))) <= VERDICT && longest > VERDICT) {
      return "is-abreast has-verdict";
    }
    if (longestCell([besides(head)]) <= SCALE && longest > LONG_WORDS)
      return "is-labelled is-scale";
    if (longest <= SHORT_CELL) return "is-abreast has-3";
    if (longest <= LONGEST_ABREAST) return "is-abreast has-lead";
  }
  return beside === 4 && figures.slice(1).every(Boolean) ? "is-abreast has-4" : "is-labelled";
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

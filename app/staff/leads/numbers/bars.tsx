import type { Pages } from "../../../../content/types.ts";

type BarsProps = {
  title: string;
  words: Pages["adminLeads"]["numbers"];
  rows: readonly { label: string; count: number }[];
};

/** A table whose numbers are also drawn, a bar a row. */
export function Bars({ title, words, rows }: BarsProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="lead-bars">
      <caption className="staff-h2">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <svg className="lead-bar" width="100%" height="8" aria-hidden="true">
                <rect className="lead-bar-ground" width="100%" height="8" />
                <rect className="lead-bar-part" width={`${(count / max) * 100}%`} height="8" />
              </svg>
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

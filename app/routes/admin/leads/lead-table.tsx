import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { LeadRowView } from "../../../leads/lead-row.server.ts";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { LeadListData } from "./route.tsx";

/** The list's rows, each with a box to select it; part of the list's one form. */
export function LeadTable({ data }: { data: LeadListData }) {
  const { words, rows } = data;
  const { columns } = words;
  return (
    <table className="staff-table leads-table">
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="leads-select">
            <SelectAll label={words.selectAll} fallback={columns.select} rows={rows} />
          </th>
          <th scope="col">{columns.lead}</th>
          <th scope="col">{columns.form}</th>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.stage}</th>
          <th scope="col">{columns.owner}</th>
          <th scope="col" data-align="end">
            {columns.received}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} data={data} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, data }: { row: LeadRowView; data: LeadListData }) {
  const { words, query } = data;
  return (
    <tr>
      <td className="leads-select" data-phone="hidden">
        <label>
          <input type="checkbox" name="lead" value={row.id} />
          <span className="visually-hidden">
            {words.selectOne.replace("{{name}}", () => row.name)}
          </span>
        </label>
      </td>
      <td data-phone="lead">
        <span className="leads-who">
          <span className="leads-initial" aria-hidden="true">
            {row.initial}
          </span>
          <span className="staff-two">
            <Link to={`/admin/leads/${row.id}?${query}`} className="staff-row-link" data-row-link>
              {row.name}
            </Link>
            {row.summary && <span>{row.summary}</span>}
          </span>
        </span>
      </td>
      <td data-phone="below" data-label={words.columns.form}>
        {row.form}
      </td>
      <td data-phone="hidden">{row.source}</td>
      <td data-phone="side">
        <Tally tone={row.tone}>{row.stageName}</Tally>
      </td>
      <td data-phone="hidden">
        {row.owner ? (
          row.ownerName
        ) : (
          <button
            type="submit"
            name="take"
            value={row.id}
            className="leads-take"
            aria-label={words.takeOne.replace("{{name}}", () => row.name)}
          >
            {words.owner.take}
          </button>
        )}
      </td>
      <td data-align="end" data-phone="below" data-label={words.columns.received}>
        <TimeText time={row.submitted} />
      </td>
    </tr>
  );
}

type SelectAllProps = { label: string; fallback: string; rows: readonly LeadRowView[] };

/** Selects the whole page; only with script, since without it a box can't tick others. */
function SelectAll({ label, fallback, rows }: SelectAllProps) {
  const [isReady, setReady] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);
  // A new page begins with nothing selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what changed
  useEffect(() => {
    if (box.current) box.current.checked = false;
  }, [rows]);
  if (!isReady) {
    // As tall as the box, or the rows would slip from under a pointer that is about to click.
    return (
      <span className="leads-select-place">
        <span className="visually-hidden">{fallback}</span>
      </span>
    );
  }
  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { checked, form } = event.target;
    for (const each of form?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? []) {
      if (each.checked !== checked) each.click();
    }
  };
  return (
    <label>
      <input type="checkbox" ref={box} onChange={toggle} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

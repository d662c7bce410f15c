import Arrow from "icon:lucide/arrow-down";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { fill } from "../../i18n/fill.ts";
import { leadAddress } from "../pipeline/lead-address.ts";
import type { LeadRowView } from "../pipeline/lead-row.server.ts";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";
import { LeadFace } from "./lead-face.tsx";
import { Promised } from "./promised.tsx";
import type { SortColumn } from "./sort-heads.ts";

type LeadListData = Route.ComponentProps["loaderData"];

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
          <Head column="lead" data={data} />
          <Head column="form" data={data} />
          <Head column="source" data={data} />
          <Head column="stage" data={data} />
          <th scope="col" className="leads-col-owner">
            {columns.owner}
          </th>
          <Head column="answer" data={data} />
          <Head column="received" data={data} />
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

/** A column's name; pressed, the list goes by it, pressed again, the other way round. */
function Head({ column, data: { words, heads } }: { column: SortColumn; data: LeadListData }) {
  const { to, sorted } = heads[column];
  const name = words.columns[column];
  return (
    <th scope="col" className={`leads-col-${column}`} aria-sort={sorted}>
      <Link to={to} title={fill(words.sortBy, { column: name })} preventScrollReset>
        {name}
        {sorted && <Arrow className="leads-sorted" data-sorted={sorted} />}
      </Link>
    </th>
  );
}

function Row({ row, data }: { row: LeadRowView; data: LeadListData }) {
  const { words, query } = data;
  return (
    <tr data-unread={row.isUnread || undefined}>
      <td className="leads-select" data-phone="hidden">
        <label>
          <input type="checkbox" name="lead" value={row.id} data-form={row.formId} />
          <span className="visually-hidden">{fill(words.selectOne, { name: row.name })}</span>
        </label>
      </td>
      <td className="leads-col-lead" data-phone="lead">
        <span className="leads-who">
          <LeadFace lead={row} />
          <span className="leads-line">
            {row.isUnread && (
              <span className="leads-unread">
                <span className="visually-hidden">{words.unread}: </span>
              </span>
            )}
            <Link to={leadAddress(row.id, query)} className="staff-row-link" data-row-link>
              {row.name}
            </Link>
            {row.isMinor && <span className="staff-mark leads-minor">{words.minor}</span>}
            {row.summary && <span className="leads-summary">{row.summary}</span>}
          </span>
        </span>
      </td>
      <td className="leads-col-form" data-phone="below">
        {row.form}
      </td>
      <td className="leads-col-source" data-phone="hidden" title={row.source}>
        {row.source}
      </td>
      <td className="leads-col-stage" data-phone="side">
        <Tally tone={row.tone}>{row.stageName}</Tally>
      </td>
      <td className="leads-col-owner" data-phone="hidden" title={row.owner && row.ownerName}>
        {row.owner ? (
          row.ownerName
        ) : (
          <button
            type="submit"
            name="take"
            value={row.id}
            className="leads-take"
            aria-label={fill(words.takeOne, { name: row.name })}
          >
            {words.owner.take}
          </button>
        )}
      </td>
      <td className="leads-col-answer" data-phone="answer">
        <Promised day={row.promised} />
      </td>
      <td className="leads-col-received" data-phone="received">
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
  useChange(rows, () => {
    if (box.current) box.current.checked = false;
  });
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

import Arrow from "icon:lucide/arrow-down";
import { useEffect, useRef, useState } from "react";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { fill } from "../../i18n/fill.ts";
import { leadAddress } from "../pipeline/lead-address.ts";
import type { LeadRowView } from "../pipeline/lead-row.server.ts";
import { Mark } from "../ui/mark.tsx";
import { RowLink } from "../ui/row-link.tsx";
import { Table } from "../ui/table.tsx";
import { Tally } from "../ui/tally.tsx";
import { TimeText } from "../ui/time-text.tsx";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";
import { LeadFace } from "./lead-face.tsx";
import sheet from "./leads.module.css";
import { Promised } from "./promised.tsx";
import type { SortColumn } from "./sort-heads.ts";

type LeadListData = Route.ComponentProps["loaderData"];

/** How wide each column is, and where it is left out. */
const HEADS = {
  select: "slate:w-5 ps-1 pe-0.5",
  lead: "",
  form: "slate:w-17 max-laptop:hidden",
  source: `slate:w-12 ${sheet.source}`,
  stage: "slate:w-22",
  owner: "slate:w-12.5 max-laptop:hidden",
  answer: "slate:w-12",
  received: "slate:w-17.5",
} as const;
/** A box to tick, with room around it. */
const BOX = "flex min-h-[38px] min-w-3.5 items-center justify-center";

/** The list's rows, each with a box to select it; part of the list's one form. */
export function LeadTable({ data }: { data: LeadListData }) {
  const { words, rows } = data;
  const { columns } = words;
  return (
    <Table caption={words.title} isDense>
      <thead>
        <tr>
          <th scope="col" className={HEADS.select}>
            <SelectAll label={words.selectAll} fallback={columns.select} rows={rows} />
          </th>
          <Head column="lead" data={data} />
          <Head column="form" data={data} />
          <Head column="source" data={data} />
          <Head column="stage" data={data} />
          <th scope="col" className={HEADS.owner}>
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
    </Table>
  );
}

/** A column's name; pressed, the list goes by it, pressed again, the other way round. */
function Head({ column, data: { words, heads } }: { column: SortColumn; data: LeadListData }) {
  const { to, sorted } = heads[column];
  const name = words.columns[column];
  return (
    <th
      scope="col"
      data-column={column}
      className={`${HEADS[column]} aria-[sort]:text-text`}
      aria-sort={sorted}
    >
      <FollowedLink
        to={to}
        title={fill(words.sortBy, { column: name })}
        className="inline-flex min-h-3 items-center gap-0.5 underline-offset-[0.25em] hover:text-anchor hover:underline"
        preventScrollReset
      >
        {name}
        {sorted && (
          <Arrow
            className={`size-[13px] flex-none ${sorted === "ascending" ? "rotate-180" : ""}`}
          />
        )}
      </FollowedLink>
    </th>
  );
}

function Row({ row, data }: { row: LeadRowView; data: LeadListData }) {
  const { words, query } = data;
  return (
    <tr data-unread={row.isUnread || undefined}>
      <td className="ps-1 pe-0.5 max-slate:row-[1/span_2] max-slate:p-0">
        <label className={BOX}>
          <input
            type="checkbox"
            className="tick"
            name="lead"
            value={row.id}
            data-form={row.formId}
          />
          <span className="visually-hidden">{fill(words.selectOne, { name: row.name })}</span>
        </label>
      </td>
      <td className="max-slate:col-[2]">
        <span className="flex min-w-0 items-center gap-1.25">
          <LeadFace lead={row} />
          <span className="relative grid min-w-0 flex-1 slate:flex slate:items-center slate:gap-1">
            {row.isUnread && (
              <span className="size-1 flex-none rounded-full bg-signal max-slate:absolute max-slate:top-1 max-slate:left-0">
                <span className="visually-hidden">{words.unread}: </span>
              </span>
            )}
            <RowLink
              to={leadAddress(row.id, query)}
              layout="name"
              className={row.isUnread ? "font-[720] max-slate:ps-1.75" : "font-500"}
            >
              {row.name}
            </RowLink>
            {row.isMinor && <Mark tone="alarming">{words.minor}</Mark>}
            {row.summary && (
              <span className="truncate text-text-2 max-slate:text-note slate:flex-[1_1_0]">
                {row.summary}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className="max-laptop:hidden">{row.form}</td>
      <td className={`max-slate:hidden ${sheet.source}`} title={row.source}>
        {row.source}
      </td>
      <td className="max-slate:col-[3] max-slate:text-end max-slate:text-note">
        <Tally tone={row.tone}>{row.stageName}</Tally>
      </td>
      <td className="max-laptop:hidden" title={row.owner && row.ownerName}>
        {row.owner ? (
          row.ownerName
        ) : (
          <button
            type="submit"
            name="take"
            value={row.id}
            className="min-h-4 whitespace-nowrap underline underline-offset-[0.25em] hover:text-anchor"
            aria-label={fill(words.takeOne, { name: row.name })}
          >
            {words.owner.take}
          </button>
        )}
      </td>
      <td className="max-slate:col-[3] max-slate:row-[2] max-slate:text-end max-slate:text-note">
        <Promised day={row.promised} />
      </td>
      <td className="max-slate:col-[2] max-slate:row-[2] max-slate:ps-4 max-slate:text-note max-slate:text-text-2">
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
      <span className={BOX}>
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
    <label className={BOX}>
      <input type="checkbox" className="tick" ref={box} onChange={toggle} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

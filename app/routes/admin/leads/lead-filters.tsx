import SearchIcon from "icon:lucide/search";
import { Form, Link } from "react-router";
import { queryOfLeads } from "../../../leads/asked-leads.ts";
import type { LeadListData } from "./route.tsx";

/** Search and filters; all of it goes into the address. The form and the queue stay. */
export function LeadFilters({ data }: { data: LeadListData }) {
  const { words, parts, asked, selects, isNarrowed, query } = data;
  const { filters } = words;
  const kept = { form: asked.form, queue: asked.queue === "spam" ? "spam" : "" };
  return (
    <search aria-label={parts.filters.label}>
      <Form method="get" className="staff-filter leads-filter" key={query}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className="staff-search">
          <span className="visually-hidden">{parts.filters.search}</span>
          <SearchIcon />
          <input
            type="search"
            name="q"
            defaultValue={asked.q}
            placeholder={words.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </label>
        {selects.map(({ name, label, value, choices }) => (
          <label key={name} className="staff-select">
            <span>{label}</span>
            <select name={name} defaultValue={value}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="staff-select">
          <span>{filters.source}</span>
          <input
            type="text"
            name="source"
            defaultValue={asked.source}
            autoComplete="off"
            size={14}
          />
        </label>
        <label className="staff-select">
          <span>{filters.from}</span>
          <input type="date" name="from" defaultValue={asked.from} />
        </label>
        <label className="staff-select">
          <span>{filters.until}</span>
          <input type="date" name="until" defaultValue={asked.until} />
        </label>
        <button type="submit" className="button button-small">
          <span className="button-label">{parts.filters.apply}</span>
        </button>
        {isNarrowed && (
          <Link to={`?${queryOfLeads(kept as object)}`} className="text-link small staff-clear">
            {parts.filters.clear}
          </Link>
        )}
      </Form>
    </search>
  );
}

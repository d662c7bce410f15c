import SearchIcon from "icon:lucide/search";
import Filters from "icon:lucide/sliders-horizontal";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigationType, useSubmit } from "react-router";
import { queryOfLeads } from "../pipeline/asked-leads.ts";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";

type LeadListData = Route.ComponentProps["loaderData"];

/** Rest after a keystroke before the list follows, in milliseconds. */
const REST_MS = 350;
/** Filters that are on or off, and what the address says when they are on. */
const TICKS = [
  ["unread", "yes"],
  ["guardian", "ask"],
  ["begun", "yes"],
] as const;

/**
 * Search and filters in one row; all of it goes into the address, and the list follows at once. Without
 * script there is a button. Form, queue and order stay.
 */
export function LeadFilters({ data }: { data: LeadListData }) {
  const { words, parts, asked, selects, isNarrowed, active } = data;
  const { filters } = words;
  const kept = {
    form: asked.form,
    queue: asked.queue === "spam" ? "spam" : "",
    sort: asked.sort === "newest" ? "" : asked.sort,
  };
  const { form, follow } = useFollowing(data);
  return (
    <search aria-label={parts.filters.label}>
      <Form method="get" className="leads-filter" ref={form} onInput={follow} autoComplete="off">
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
        <button type="button" className="leads-filter-open" popoverTarget="leads-filters">
          <Filters />
          {filters.more}
          {active > 0 && <b>{active}</b>}
        </button>
        <div id="leads-filters" className="leads-filter-fields" popover="auto">
          {selects.map(({ name, label, value, choices }) => (
            <label key={name}>
              <span className="visually-hidden">{label}</span>
              <select name={name} defaultValue={value} data-set={value !== "" || undefined}>
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <details className="leads-filter-rest">
            <summary>
              {filters.rest}
              {data.activeRest > 0 && <b>{data.activeRest}</b>}
            </summary>
            <div>
              <label>
                {filters.from}
                <input type="date" name="from" defaultValue={asked.from} />
              </label>
              <label>
                {filters.until}
                <input type="date" name="until" defaultValue={asked.until} />
              </label>
              <label>
                {filters.source}
                <input type="text" name="source" defaultValue={asked.source} autoComplete="off" />
              </label>
              {TICKS.map(([name, value]) => (
                <label key={name} className="leads-filter-tick">
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    defaultChecked={asked[name] !== ""}
                  />
                  {filters[name]}
                </label>
              ))}
            </div>
          </details>
        </div>
        <button type="submit" className="button button-small leads-filter-apply">
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

/** Sends the form when something in it is changed, and shows what another way has asked for. */
function useFollowing({ asked, query }: LeadListData) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const isBack = useNavigationType() === "POP";
  useChange(query, () => {
    for (const [name, value] of Object.entries(asked)) {
      const field = form.current?.elements.namedItem(name);
      const isTyping = field === document.activeElement && !isBack;
      if (isTyping || !(field instanceof HTMLElement)) continue;
      if (field instanceof HTMLInputElement && field.type === "checkbox") {
        field.checked = value !== "";
      } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  function follow(event: React.SyntheticEvent): void {
    const field = event.target as HTMLInputElement;
    clearTimeout(timer.current);
    const send = () =>
      form.current && submit(tidy(new FormData(form.current)), { preventScrollReset: true });
    if (field.type === "search" || field.type === "text") timer.current = setTimeout(send, REST_MS);
    else send();
  }
  return { form, follow };
}

/** An address says what is asked for, not what is left open. */
function tidy(all: FormData): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of all) if (typeof value === "string" && value) asked.set(name, value);
  return asked;
}

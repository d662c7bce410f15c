import Filters from "icon:lucide/sliders-horizontal";
import { useEffect, useRef } from "react";
import { Form, useNavigationType, useSubmit } from "react-router";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { queryOfLeads } from "../pipeline/asked-leads.ts";
import { SearchField } from "../ui/search-field.tsx";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";
import sheet from "./leads.module.css";

type LeadListData = Route.ComponentProps["loaderData"];

/** Rest after a keystroke before the list follows, in milliseconds. */
const REST_MS = 350;
/** Filters that are on or off, and what the address says when they are on. */
const TICKS = [
  ["unread", "yes"],
  ["guardian", "ask"],
  ["begun", "yes"],
] as const;

/** The list follows by itself; without script there is nothing else. */
const WITHOUT_SCRIPT = "[@media(scripting:enabled)]:hidden";
/** What opens more of them. */
const OPENER =
  "control inline-flex items-center gap-1 text-small font-600 whitespace-nowrap hover:bg-raise";

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
      <Form
        method="get"
        className="relative flex items-center gap-1"
        ref={form}
        onInput={follow}
        autoComplete="off"
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          label={parts.filters.search}
          placeholder={words.searchPlaceholder}
          value={asked.q}
          className="min-w-0 flex-[1_1_160px]"
        />
        <button type="button" className={`${OPENER} laptop:hidden`} popoverTarget="leads-filters">
          <Filters className="size-2.25" />
          {filters.more}
          <Active count={active} />
        </button>
        <div id="leads-filters" className={sheet.fields} popover="auto">
          {selects.map(({ name, label, value, choices }) => (
            <label key={name} className="laptop:min-w-0 laptop:flex-[1_1_0]">
              <span className="visually-hidden">{label}</span>
              <select
                name={name}
                className="control w-full text-small text-ellipsis data-set:border-text data-set:font-620"
                defaultValue={value}
                data-set={value !== "" || undefined}
              >
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <details className={`${sheet.rest} relative`}>
            <summary className={OPENER}>
              {filters.rest}
              <Active count={data.activeRest} />
            </summary>
            <div>
              <label className="grid gap-0.5">
                {filters.from}
                <input
                  type="date"
                  name="from"
                  className="control text-small"
                  defaultValue={asked.from}
                />
              </label>
              <label className="grid gap-0.5">
                {filters.until}
                <input
                  type="date"
                  name="until"
                  className="control text-small"
                  defaultValue={asked.until}
                />
              </label>
              <label className="grid gap-0.5">
                {filters.source}
                <input
                  type="text"
                  name="source"
                  className="control text-small"
                  defaultValue={asked.source}
                  autoComplete="off"
                />
              </label>
              {TICKS.map(([name, value]) => (
                <label
                  key={name}
                  className="grid min-h-4 grid-cols-[auto_minmax(0,1fr)] items-center gap-1.25"
                >
                  <input
                    type="checkbox"
                    className="tick"
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
        <button type="submit" className={`button button-small ${WITHOUT_SCRIPT}`}>
          <span className="button-label">{parts.filters.apply}</span>
        </button>
        {isNarrowed && (
          <FollowedLink
            to={`?${queryOfLeads(kept as object)}`}
            className="text-link small inline-flex min-h-5.5 items-center px-0.75 whitespace-nowrap"
          >
            {parts.filters.clear}
          </FollowedLink>
        )}
      </Form>
    </search>
  );
}

/** How many filters are set behind a button. */
function Active({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className="min-w-2.5 rounded-[10px] bg-bug px-[5px] text-center text-note leading-2.5 text-on-bug">
      {count}
    </b>
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

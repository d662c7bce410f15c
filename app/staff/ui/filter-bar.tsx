import SearchIcon from "icon:lucide/search";
import { Form, Link } from "react-router";

export type FilterChoice = { value: string; label: string };
export type FilterSelect = {
  name: string;
  label: string;
  value: string;
  choices: readonly FilterChoice[];
};

type FilterBarProps = {
  words: { label: string; search: string; apply: string; clear: string };
  /** The search field's value; undefined where the list can't be searched. */
  search?: string;
  placeholder?: string;
  selects?: readonly FilterSelect[];
  /** Fields for days, as 2026-11-21 or empty. */
  days?: readonly { name: string; label: string; value: string }[];
  /** Whether anything is filtered, so that a way back is shown. */
  isFiltered: boolean;
  /** Filters kept that have no field here, such as the tab. */
  kept?: Readonly<Record<string, string>>;
};

/** Search and filters over a list, in the address: they work without script and can be shared. */
export function FilterBar({
  words,
  search,
  placeholder,
  selects = [],
  days = [],
  isFiltered,
  kept = {},
}: FilterBarProps) {
  return (
    <search aria-label={words.label}>
      <Form
        method="get"
        className="staff-filter"
        key={JSON.stringify([search, selects, days, kept])}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search !== undefined && (
          <label className="staff-search">
            <span className="visually-hidden">{words.search}</span>
            <SearchIcon />
            <input
              type="search"
              name="q"
              defaultValue={search}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
        )}
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
        {days.map(({ name, label, value }) => (
          <label key={name} className="staff-select">
            <span>{label}</span>
            <input type="date" name={name} defaultValue={value} />
          </label>
        ))}
        <button type="submit" className="button button-small">
          <span className="button-label">{words.apply}</span>
        </button>
        {isFiltered && (
          <Link to="." className="text-link small staff-clear">
            {words.clear}
          </Link>
        )}
      </Form>
    </search>
  );
}

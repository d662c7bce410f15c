import { Form } from "react-router";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { Labelled } from "./labelled.tsx";
import { SearchField } from "./search-field.tsx";

/** One of its fields; on a phone as wide as its share of the row. */
const CONTROL = "control max-w-full max-slate:w-full max-slate:min-w-0";

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
        className="flex flex-wrap items-end gap-1.25"
        key={JSON.stringify([search, selects, days, kept])}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search !== undefined && (
          <SearchField
            label={words.search}
            placeholder={placeholder}
            value={search}
            className="flex-[1_1_200px]"
          />
        )}
        {selects.map(({ name, label, value, choices }) => (
          <Labelled key={name} label={label} className="max-slate:flex-[1_1_40%]">
            <select name={name} defaultValue={value} className={`${CONTROL} slate:max-w-28`}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </Labelled>
        ))}
        {days.map(({ name, label, value }) => (
          <Labelled key={name} label={label} className="max-slate:flex-[1_1_40%]">
            <input type="date" name={name} defaultValue={value} className={CONTROL} />
          </Labelled>
        ))}
        <button type="submit" className="button button-small">
          <span className="button-label">{words.apply}</span>
        </button>
        {isFiltered && (
          <FollowedLink
            to="?"
            className="text-link small inline-flex min-h-5.5 items-center px-0.75"
          >
            {words.clear}
          </FollowedLink>
        )}
      </Form>
    </search>
  );
}

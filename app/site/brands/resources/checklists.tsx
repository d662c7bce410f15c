import table from "../../../design/assets/drawn/desk/table.svg";
import middle from "../../../design/assets/drawn/desk/table-middle.svg";
import type { Route } from "./+types/route.ts";
import "./checklists.css";

type ResourcesData = Route.ComponentProps["loaderData"];

const LISTS = ["before", "during", "after"] as const;

/** The table with all that this page has on it, then three lists to tick. Plain checkboxes: they work without scripts and are sent nowhere. */
export function Checklists({ words }: { words: ResourcesData["words"] }) {
  const { lists } = words;
  return (
    <section className="resources-top">
      <div className="wrap resources-head">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <picture>
        <source media="(max-width: 699px)" srcSet={middle} />
        <img className="resources-table" src={table} width={1920} height={420} alt="" />
      </picture>
      <div className="resources-lists">
        {LISTS.map((id) => (
          <fieldset key={id} className={`resources-list is-${id}`}>
            <legend>
              <span className="d3">{lists[id].name}</span>{" "}
              <span className="small">{lists[id].line}</span>
            </legend>
            <ul>
              {lists[id].items.map((item) => (
                <li key={item}>
                  <label>
                    <input type="checkbox" />
                    <span>{item}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <p className="wrap note resources-note">{lists.note}</p>
    </section>
  );
}

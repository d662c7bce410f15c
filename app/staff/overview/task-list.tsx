import ArrowRight from "icon:lucide/arrow-right";
import { Link } from "react-router";
import type { Route } from "./+types/route.ts";

type OverviewData = Route.ComponentProps["loaderData"];

/** The day's rundown: a number, what it counts, why it matters, and the way there. */
export function TaskList({ data }: { data: OverviewData }) {
  const { words, tasks, forms, isPartial } = data;
  return (
    <section className="staff-section" aria-labelledby="overview-tasks">
      <h2 id="overview-tasks">{words.today}</h2>
      {tasks.length > 0 && (
        <ul className="rundown">
          {tasks.map(({ to, count, title, line }) => (
            <li key={to}>
              <Link to={to} className="rundown-row">
                <span className="rundown-count">{count}</span>
                <span className="rundown-words">
                  <span className="rundown-title">{title}</span>
                  <span className="rundown-line">{line}</span>
                </span>
                <ArrowRight />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tasks.length === 0 && !isPartial && (
        <div className="quiet-day">
          <svg viewBox="0 0 336 96" aria-hidden="true">
            <path d="M0 68H336" />
            <path className="quiet-day-spike" d="M150 68L184 14V91" />
          </svg>
          <p className="staff-empty-title">{words.nothing.title}</p>
          <p className="staff-hint">{words.nothing.text}</p>
        </div>
      )}
      {isPartial && <p className="staff-hint">{words.unknown}</p>}
      {forms.length > 0 && (
        <>
          <h3 className="overview-by-form">{words.byForm.title}</h3>
          <ul className="form-counts">
            {forms.map(({ form, label, count }) => (
              <li key={form}>
                <Link to={`/admin/leads?stage=new&form=${form}`}>
                  <b>{count}</b> {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import ArrowRight from "icon:lucide/arrow-right";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { Hint } from "../ui/hint.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { DayLine } from "./day-line.tsx";

type OverviewData = Route.ComponentProps["loaderData"];

/** The day's rundown: a number, what it counts, why it matters, and the way there. */
export function TaskList({ data }: { data: OverviewData }) {
  const { words, tasks, forms, isPartial } = data;
  return (
    <Section id="overview-tasks" title={words.today}>
      {tasks.length > 0 && <DayLine counts={tasks.map(({ count }) => count)} />}
      {tasks.length > 0 && (
        <ul className="border-t-2 border-text bg-stage">
          {tasks.map(({ to, count, title, line }) => (
            <li key={to} className="group/task border-b border-line">
              <FollowedLink
                to={to}
                data-task
                className="group/way grid min-h-11 grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_auto] items-center gap-1.75 border-s-4 border-transparent py-2 ps-1.75 pe-1.75 group-first/task:border-signal hover:bg-raise"
              >
                <span
                  data-count
                  className="font-figures text-[clamp(2.25rem,3.6vw,3.25rem)] leading-none font-300 tracking-[-0.05em] tabular-nums group-first/task:text-[clamp(3rem,5.4vw,5.25rem)]"
                >
                  {count}
                </span>
                <span className="grid gap-0.25">
                  <span className="text-[1.1875rem] leading-[1.25] font-640 tracking-[-0.02em]">
                    {title}
                  </span>
                  <span className="text-small text-text-2">{line}</span>
                </span>
                <ArrowRight className="size-2.75 transition-[translate] duration-(--quick) ease-calm group-hover/way:translate-x-0.5" />
              </FollowedLink>
            </li>
          ))}
        </ul>
      )}
      {tasks.length === 0 && !isPartial && (
        <div className="grid gap-0.75 py-2.5">
          <svg
            className="mb-2 w-[min(100%,336px)] fill-none stroke-line-ctl stroke-3"
            viewBox="0 0 336 96"
            aria-hidden="true"
          >
            <path d="M0 68H336" />
            <path className="stroke-ok" d="M150 68L184 14V91" />
          </svg>
          <p className="text-[1.25rem] font-640 tracking-[-0.02em]">{words.nothing.title}</p>
          <Hint>{words.nothing.text}</Hint>
        </div>
      )}
      {isPartial && <Hint>{words.unknown}</Hint>}
      {forms.length > 0 && (
        <>
          <h3 className="mt-1.5 text-note font-600 text-text-2">{words.byForm.title}</h3>
          <ul className="flex flex-wrap gap-1">
            {forms.map(({ form, label, count }) => (
              <li key={form}>
                <FollowedLink
                  to={`/admin/leads?stage=new&form=${form}`}
                  className="inline-flex min-h-5.5 items-baseline gap-1 rounded-(--radius) border-[1.5px] border-line-ctl px-1.75 py-1.25 text-small hover:bg-raise"
                >
                  <b className="font-680 tabular-nums">{count}</b> {label}
                </FollowedLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

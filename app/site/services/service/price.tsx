import { LIVE_RULES } from "../../../../content/facts/live-rules.ts";
import { classes } from "../../../design/classes.ts";
import { Hung } from "./hung.tsx";
import ground from "./plain.module.css";
import type { FactsWords, FreeWords } from "./service-words.ts";

type FactsProps = {
  words: FactsWords;
  desk?: readonly string[] | undefined;
};

/** How the price comes about, or what else people look for before they write, with its source. */
export function Facts({ words, desk }: FactsProps) {
  return (
    <section className={classes("overflow-x-clip", ground.plain)}>
      <div className="wrap section grid grid-cols-12 gap-x-gutter gap-y-5 desk:grid-rows-[auto_auto_1fr]">
        <div className="col-span-full desk:col-[1/6] desk:row-span-3">
          <h2 className="d3">{words.heading}</h2>
          <p className="lead mt-2.5">{words.lead}</p>
          {desk && <Hung frames={desk} />}
        </div>
        <dl className="col-span-full border-t-3 border-text desk:col-[7/-1]">
          {words.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid grid-cols-1 gap-x-gutter gap-y-0.5 border-b border-line py-2.25 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="h4">{title}</dt>
              <dd className="text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="col-span-full justify-self-start bg-bug px-2 py-1.25 font-600 text-on-bug desk:col-[7/-1]">
          {words.note}
        </p>
        {words.source && (
          <p className="col-span-full -mt-2.5 desk:col-[7/-1]">
            <a className="text-link" href={LIVE_RULES.source}>
              {words.source}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The service that costs nothing: the figure is the picture. */
export function Free({ words }: { words: FreeWords }) {
  return (
    <section className="field-signal overflow-clip">
      <div className="wrap grid grid-cols-12 items-end gap-x-gutter gap-y-4 py-[clamp(56px,5vw,80px)]">
        <p
          className="pt-[0.02em] pb-[0.03em] text-[62vw] leading-[0.72] font-700 tracking-[-0.085em] col-span-full tablet:col-[1/6] tablet:self-start tablet:text-[36vw] desk:self-end desk:mb-[calc(-1*clamp(56px,5vw,80px)-0.15em)] desk:text-[min(50vw,860px)]"
          aria-hidden="true"
        >
          0
        </p>
        <div className="col-span-full grid gap-3 tablet:col-[6/-1] desk:col-[7/-1] desk:gap-5">
          <h2 className="d3">
            <span className="visually-hidden">0: </span>
            {words.heading}
          </h2>
          <p className="visually-hidden">{words.lead}</p>
          <div className="max-w-[34em] leading-[1.5]">
            <h3 className="font-680">{words.noteHeading}</h3>
            <p>{words.note}</p>
          </div>
          <ul className="grid grid-cols-1 gap-x-gutter desk:grid-cols-2">
            {words.items.map((item) => (
              <li key={item} className="border-t-2 border-ink py-1.75 font-600 last:pb-0">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

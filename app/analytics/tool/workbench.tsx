import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ClockShift } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { FilePicker } from "../page/file-picker.tsx";
import { TestCard } from "../page/test-card.tsx";
import { createFormat } from "../words/format.ts";
import { FileList } from "./file-list.tsx";
import { type Days, postsKeptBy } from "./posts-kept.ts";
import { type Choices, type Reading, type ReadingStep, readSource } from "./read-source.ts";
import { Results } from "./results.tsx";
import type { Source } from "./source.ts";
import type { ToolWords } from "./tool-words.ts";
import "./tool.css";
import { useReading } from "./use-reading.ts";
import { createWorkerClient } from "./worker-client.ts";

type WorkbenchProps = {
  source: Source;
  words: ToolWords;
  locale: LocaleCode;
  over: boolean;
  promises: ReactNode;
  /** Where to find the files; shown while there is nothing else to show. */
  help: ReactNode;
  onAdd: (files: File[]) => void;
  /** Which files gave nothing: a mended one takes the place of its like. */
  onUnread: (files: ReadonlySet<File>) => void;
  /** Null when everything is to be cleared. */
  onSource: (source: Source | null) => void;
  say: (sentence: string) => void;
};

const NO_CHOICES: Choices = { answers: {}, handle: null, lastYears: {} };

/** The desk in use: what was read, what is asked, and the results below. */
export function Workbench(props: WorkbenchProps) {
  const { source, words, locale, promises, say, onAdd, onSource } = props;
  const format = useMemo(() => createFormat(locale), [locale]);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [step, setStep] = useState("");
  const [arrived, setArrived] = useState<Reading | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSample = "sample" in source;

  const opening = isSample
    ? words.progress.sample
    : format.plural(source.files.length, words.progress.opening);
  const tell = (next: ReadingStep | null) => {
    const sentence =
      next === null
        ? opening
        : next === "computing"
          ? words.progress.computing
          : fill(words.progress.reading, { done: next.done, total: next.total });
    setStep(sentence);
    say(sentence);
  };
  const [clock, setClock] = useState<ClockShift | null>(null);
  const { reading, shown, busy, failed, retry, lookAt, keeper } = useReading(source, choices, {
    onStep: tell,
    onDone: (done) => {
      props.onUnread(unreadOf(source, done));
      say(hasResults(done) ? words.results.ready : words.nothing.heading);
      setArrived(done);
    },
  });

  useEffect(() => {
    if (!arrived && !failed) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [arrived, failed]);

  // The files are the visitor's own and in this page's memory alone.
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener("newbuild", stay);
    return () => window.removeEventListener("newbuild", stay);
  }, []);

  const withResults = reading !== null && hasResults(reading);

  const cancel = () => {
    say(words.progress.cancelled);
    onSource(shown?.source ?? null);
    if (shown) setChoices(shown.choices);
  };
  const clear = () => {
    say(words.files.cleared);
    onSource(null);
  };
  const remove = (label: string) => {
    if (isSample) return;
    const files = source.files.filter((file) => file.label !== label);
    if (files.length === 0) clear();
    else onSource({ files });
  };
  const changeClock = async (next: ClockShift | null) => {
    const days = reading?.insights?.period?.days;
    if (await lookAt({ ...(days ? { days } : {}), ...(next ? { clock: next } : {}) })) {
      setClock(next);
    }
  };
  const kept = useMemo(() => postsKeptBy(() => keeper.current), [keeper]);
  const sideOfAccount = async (handle: string, days: Days) => {
    const client = createWorkerClient();
    try {
      await readSource(client, source, { ...choices, handle }, {}, () => {});
      return await postsKeptBy(() => client).side(days);
    } finally {
      client.stop();
    }
  };
  const changeDays = async (days: number) => {
    const period = (await lookAt({ days, ...(clock ? { clock } : {}) }))?.insights?.period;
    if (period) {
      const range = format.range(period.from, period.to);
      say(fill(words.results.updated, { range }));
    }
  };

  return (
    <>
      <section className="an-desk is-in-use" aria-label={words.files.heading} aria-busy={busy}>
        {busy && (
          <div className="an-console is-reading">
            <TestCard state="reading">
              <p className="h4">{step || opening}</p>
              <div className="an-actions">
                <button type="button" className="an-text-button" onClick={cancel}>
                  {words.progress.cancel}
                </button>
              </div>
            </TestCard>
          </div>
        )}
        {!busy && (
          <div id="inputs" className={props.over ? "an-rack is-over" : "an-rack"}>
            <div className="an-rack-list">
              {failed && (
                <div className="an-empty">
                  <h2 className="d3" ref={heading} tabIndex={-1}>
                    {words.failed.heading}
                  </h2>
                  <p className="lead">{words.failed.text}</p>
                  <button type="button" className="button button-outline" onClick={retry}>
                    <span className="button-label">{words.failed.retry}</span>
                  </button>
                </div>
              )}
              {!failed && reading && !withResults && (
                <div className="an-empty">
                  <h2 className="d3" ref={heading} tabIndex={-1}>
                    {words.nothing.heading}
                  </h2>
                  <p className="lead">
                    {isAsking(reading) ? words.nothing.asking : words.nothing.text}
                  </p>
                </div>
              )}
              <h2 className="an-inputs-head">{words.files.heading}</h2>
              {reading && (
                <FileList
                  outcomes={isSample ? null : reading.outcomes}
                  files={isSample ? [] : source.files}
                  words={words}
                  format={format}
                  onAnswer={(id, answer) =>
                    setChoices({ ...choices, answers: { ...choices.answers, [id]: answer } })
                  }
                  onYear={(id, year) =>
                    setChoices({ ...choices, lastYears: { ...choices.lastYears, [id]: year } })
                  }
                  onHandle={(handle) => setChoices({ ...choices, handle })}
                  onRemove={remove}
                />
              )}
            </div>
            <div className="an-rack-tools">
              <p className="small">{words.files.addText}</p>
              <FilePicker
                label={isSample ? words.files.own : words.files.add}
                tone="outline"
                onFiles={onAdd}
              />
              <button type="button" className="an-text-button" onClick={clear}>
                {words.files.clear}
              </button>
            </div>
          </div>
        )}
        {/* What was read takes another height than the monitor did, and the visitor is taken to the results:
            made anew, so that nothing is moved from one place to another. */}
        <Fragment key={busy ? "reading" : "read"}>{promises}</Fragment>
      </section>
      {!failed && reading && withResults ? (
        <Results
          reading={reading}
          isSample={shown !== null && "sample" in shown.source}
          words={words.results}
          format={format}
          headingRef={heading}
          onDays={changeDays}
          clock={clock}
          onClock={changeClock}
          kept={kept}
          sideOfAccount={sideOfAccount}
          say={say}
        />
      ) : (
        !busy && props.help
      )}
    </>
  );
}

/** The files of which not one table was read. */
function unreadOf(source: Source, { outcomes }: Reading): Set<File> {
  if ("sample" in source) return new Set();
  const read = new Set(outcomes.flatMap(({ file, result }) => (result.ok ? file : [])));
  return new Set(source.files.flatMap(({ file, label }) => (read.has(label) ? [] : file)));
}

/** Whether any table held something to show. */
function hasResults({ tables, posts, insights }: Reading): boolean {
  return insights !== null && (posts > 0 || Object.values(tables).some((rows) => rows.length > 0));
}

function isAsking({ outcomes }: Reading): boolean {
  return outcomes.some(({ result }) => !result.ok && result.problem.code === "unknown-columns");
}

import X from "icon:lucide/x";
import type { ColumnChoice, Recognised } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { DroppedFile } from "../page/dropped-files.ts";
import type { Format } from "../words/format.ts";
import { ColumnQuestion } from "./column-question.tsx";
import { problemWords } from "./problem-words.ts";
import type { PageOutcome } from "./read-source.ts";
import type { ToolWords } from "./tool-words.ts";

type FileListProps = {
  /** Null for the sample. */
  outcomes: readonly PageOutcome[] | null;
  files: readonly DroppedFile[];
  words: ToolWords;
  format: Format;
  onAnswer: (id: string, answer: ColumnChoice) => void;
  /** The year in which a table's last day lies. */
  onYear: (id: string, year: number) => void;
  onHandle: (handle: string) => void;
  onRemove: (label: string) => void;
};

/** What every file was taken for, or what is wrong with it and what to do. */
export function FileList({ outcomes, files, words, ...rest }: FileListProps) {
  if (outcomes === null) {
    return (
      <ul className="an-files">
        <li className="an-file">
          <p className="an-file-name">
            <span className="an-lamp is-on" aria-hidden="true" />
            <b>{words.files.sample}</b>
          </p>
          <p className="small">{words.results.sampleText}</p>
        </li>
      </ul>
    );
  }
  return (
    <ul className="an-files">
      {files.map(({ label }) => (
        <FileItem
          key={label}
          label={label}
          outcomes={outcomes.filter((outcome) => outcome.file === label)}
          words={words}
          {...rest}
        />
      ))}
    </ul>
  );
}

type FileItemProps = Omit<FileListProps, "outcomes" | "files"> & {
  label: string;
  outcomes: readonly PageOutcome[];
};

function FileItem({ label, outcomes, words, onRemove, ...rest }: FileItemProps) {
  return (
    <li className="an-file">
      <p className="an-file-name">
        <b>{label}</b>
        <button
          type="button"
          className="an-remove"
          aria-label={fill(words.files.remove, { file: label })}
          onClick={() => onRemove(label)}
        >
          <X />
        </button>
      </p>
      <ul>
        {outcomes.map((outcome) => (
          <Outcome key={outcome.id} outcome={outcome} words={words} {...rest} />
        ))}
      </ul>
    </li>
  );
}

type OutcomeProps = Omit<FileItemProps, "label" | "outcomes" | "onRemove"> & {
  outcome: PageOutcome;
};

function Outcome({ outcome, words, format, onAnswer, onYear, onHandle }: OutcomeProps) {
  const { result, entry } = outcome;
  const { states } = words.files;
  if (result.ok) {
    return (
      <li className="an-outcome">
        <span className="an-lamp is-on" aria-hidden="true" />
        <div>
          <p>
            <span className="visually-hidden">{states.ok}: </span>
            <b>{words.files.kinds[result.recognised.kind]}</b>{" "}
            <span className="small">
              {[entry, ...factsOf(result.recognised, words, format)].filter(Boolean).join(" · ")}
            </span>
          </p>
          <YearQuestion
            recognised={result.recognised}
            words={words}
            format={format}
            onYear={(year) => onYear(outcome.id, year)}
          />
        </div>
      </li>
    );
  }
  const { problem } = result;
  const asks = problem.code === "unknown-columns";
  const { text, todo } = problemWords(problem, words, format);
  return (
    <li className={asks ? "an-outcome is-question" : "an-outcome is-problem"}>
      <span className="an-lamp" aria-hidden="true" />
      <div>
        <p>
          <span className="an-state">{asks ? states.ask : states.problem}</span>{" "}
          {entry && <span className="small">{entry}: </span>}
          <b>{text}</b> {todo}
        </p>
        {problem.code === "other-account" && (
          <button type="button" className="an-text-button" onClick={() => onHandle(problem.handle)}>
            {fill(words.files.showAccount, { handle: problem.handle })}
          </button>
        )}
        {problem.code === "unknown-columns" && (
          <ColumnQuestion
            file={entry ?? outcome.file}
            problem={problem}
            words={words}
            onAnswer={(answer) => onAnswer(outcome.id, answer)}
          />
        )}
      </div>
    </li>
  );
}

/** How many years back a file's last day may be put. */
const YEARS_OFFERED = 4;

type YearQuestionProps = {
  recognised: Recognised;
  words: ToolWords;
  format: Format;
  onYear: (year: number) => void;
};

/** Days without a year were counted back from a day that may be the wrong one. */
function YearQuestion({ recognised, words, format, onYear }: YearQuestionProps) {
  const { years, from, to } = recognised;
  if (from === null || to === null || (years !== "counted" && years !== "chosen")) return null;
  const shown = Number(to.slice(0, 4));
  const newest = new Date().getFullYear();
  const { counted, choose } = words.results.years;
  return (
    <p className="small">
      {fill(counted, { range: format.range(from, to) })}{" "}
      {Array.from({ length: YEARS_OFFERED }, (_, back) => newest - back).map((year) => (
        <button
          key={year}
          type="button"
          className="an-text-button"
          aria-pressed={year === shown}
          onClick={() => onYear(year)}
        >
          {fill(choose, { year })}
        </button>
      ))}
    </p>
  );
}

function factsOf(
  { rows, skipped, from, to, gaps, decidedBy }: Recognised,
  { files, results }: ToolWords,
  format: Format,
): string[] {
  return [
    format.plural(rows, files.rows),
    ...(from && to ? [format.range(from, to)] : []),
    ...(gaps > 0 ? [format.plural(gaps, results.years.gaps)] : []),
    ...(skipped > 0 ? [format.plural(skipped, files.skipped)] : []),
    ...(decidedBy === "position" ? [files.position] : []),
    ...(decidedBy === "choice" ? [files.choice] : []),
  ];
}

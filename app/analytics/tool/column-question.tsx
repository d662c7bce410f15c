import { type FormEvent, useId, useState } from "react";
import {
  type ColumnChoice,
  isEnough,
  type Problem,
  TABLE_KINDS,
  TABLE_SHAPES,
  type TableKind,
} from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { ScrollBox } from "../charts/scroll-box.tsx";
import type { ToolWords } from "./tool-words.ts";

type ColumnQuestionProps = {
  file: string;
  problem: Extract<Problem, { code: "unknown-columns" }>;
  words: ToolWords;
  onAnswer: (answer: ColumnChoice) => void;
};

/** Asks which column is which, with the first rows to see. Nothing chosen here is stored. */
export function ColumnQuestion({ file, problem, words, onAnswer }: ColumnQuestionProps) {
  const { question, files } = words;
  const { headers, rows, guess } = problem;
  const [kind, setKind] = useState<TableKind>(guess?.kind ?? "overview");
  const [columns, setColumns] = useState<Record<string, number>>(guess?.columns ?? {});
  const [complaint, setComplaint] = useState("");
  const complaintId = useId();
  const { fields, required, requiredOneOf } = TABLE_SHAPES[kind];
  const names: Record<string, string> = question.fields;
  const nameOf = (field: string) => names[field] ?? field;
  const listOf = (list: readonly string[]) => list.map(nameOf).join(", ");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = Object.fromEntries(
      Object.entries(columns).filter(([field]) => Object.hasOwn(fields, field)),
    );
    const missing = required.filter((field) => chosen[field] === undefined);
    const twice = Object.keys(chosen).filter(
      (field) => Object.values(chosen).filter((column) => column === chosen[field]).length > 1,
    );
    if (missing.length > 0) setComplaint(fill(question.incomplete, { fields: listOf(missing) }));
    else if (twice.length > 0) setComplaint(fill(question.twice, { fields: listOf(twice) }));
    else if (!isEnough(kind, new Set(Object.keys(chosen)))) setComplaint(question.oneOf);
    else onAnswer({ kind, columns: chosen });
  };

  return (
    <form className="an-question" onSubmit={submit} aria-describedby={complaintId}>
      <h3 className="h4">{question.heading}</h3>
      <p>{question.text}</p>
      <ScrollBox label={fill(question.preview, { file })}>
        <table>
          <thead>
            <tr>
              {headers.map((header, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                <th scope="col" key={column}>
                  {columnName(header, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order.
              <tr key={index}>
                {headers.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <label className="an-select">
        <span>{question.kind}</span>
        <select value={kind} onChange={({ target }) => setKind(target.value as TableKind)}>
          {TABLE_KINDS.map((option) => (
            <option key={option} value={option}>
              {files.kinds[option]}
            </option>
          ))}
        </select>
      </label>
      <div className="an-selects">
        {Object.keys(fields).map((field) => (
          <label className="an-select" key={`${kind} ${field}`}>
            <span>
              {nameOf(field)}
              {required.includes(field) && <em>, {question.required}</em>}
            </span>
            <select
              value={columns[field] ?? ""}
              onChange={({ target }) => setColumns(withColumn(columns, field, target.value))}
            >
              <option value="">{question.none}</option>
              {headers.map((header, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                <option key={column} value={column}>
                  {columnName(header, column)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {requiredOneOf.length > 0 && <p className="note">{question.oneOf}</p>}
      <p id={complaintId} className="an-alarm" role="alert">
        {complaint}
      </p>
      <button type="submit" className="button button-outline">
        <span className="button-label">{question.submit}</span>
      </button>
    </form>
  );

  function columnName(header: string, column: number): string {
    return header || fill(question.column, { number: column + 1 });
  }
}

function withColumn(columns: Record<string, number>, field: string, value: string) {
  const { [field]: _, ...others } = columns;
  return value === "" ? others : { ...others, [field]: Number(value) };
}

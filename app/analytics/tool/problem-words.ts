import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import type { PageProblem } from "./read-source.ts";
import type { ToolWords } from "./tool-words.ts";

export type ProblemWords = { text: string; todo: string };

/** What is wrong with a file and what to do, as sentences. */
export function problemWords(
  problem: PageProblem,
  { problems, files }: ToolWords,
  format: Format,
): ProblemWords {
  const filled = ({ text, todo }: ProblemWords, values: Record<string, string | number>) => ({
    text: fill(text, values),
    todo,
  });
  switch (problem.code) {
    case "too-large":
      return problem.measure === "bytes"
        ? filled(problems.tooLargeBytes, {
            found: problem.found === null ? "" : format.megabytes(problem.found),
            limit: format.megabytes(problem.limit),
          })
        : problems.tooLargeTable;
    case "empty":
      return problems.empty;
    case "header-only":
      return filled(problems.headerOnly, { kind: files.kinds[problem.kind] });
    case "unknown-columns":
      return problems.unknownColumns;
    case "no-readable-rows":
      return filled(problems.noReadableRows, { kind: files.kinds[problem.kind] });
    case "ads-report":
      return problems.adsReport;
    case "personal-archive":
      return problems.personalArchive;
    case "not-an-export":
      return problems.notAnExport[problem.detected];
    case "encrypted":
      return problems.encrypted;
    case "zip-bomb":
      if (problem.reason === "depth") return problems.zipDepth;
      return problem.reason === "entries"
        ? filled(problems.zipEntries, { limit: format.count(problem.limit) })
        : problems.zipBomb;
    case "corrupt":
      if (problem.reason === "csv-quotes") {
        return problem.line === null
          ? problems.corruptCsvSomewhere
          : filled(problems.corruptCsv, { line: format.count(problem.line) });
      }
      if (problem.reason === "history") return problems.corruptHistory;
      return problem.reason === "xml" || problem.reason === "workbook"
        ? problems.corruptWorkbook
        : problems.corruptArchive;
    case "newer-history":
      return problems.newerHistory;
    case "other-account":
      return filled(problems.otherAccount, { handle: problem.handle, shown: problem.shown });
    case "unreadable":
      return problems.unreadable;
  }
}

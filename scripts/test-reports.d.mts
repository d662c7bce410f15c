type Counts = { passed: number; failed: number; skipped: number };
export type Sum = Counts & {
  /** `stage: file › test · what it failed of`, one for each. */
  failures: string[];
};
/** From the project's folder. */
export const REPORTS: string;
export function allSkipped(skipped: number): string;
/** One report, by vitest or by Playwright. */
export function readReport(report: object): Sum;
/** All that lie in a folder; the stage is a report's name. */
export function sumOfReports(folder?: string): Sum;

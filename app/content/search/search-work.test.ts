import { expect, it } from "vitest";
import { madeUpSearch, WORST_QUERY } from "./made-up-documents.ts";
import { searchOf } from "./testing.ts";

const DOCUMENTS = 1_500;
const QUERIES = 100;
/** It is four times as much, and fifteen where slips are looked for without an end. */
const MOST_TIMES_THE_USUAL = 9;

/** What this thread has worked meanwhile, in microseconds: other processes don't count. */
function workOf(work: () => void): number {
  const { user, system } = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return after.user + after.system - user - system;
}

it("the worst query is not much more work than a usual one", () => {
  const { documents, queries } = madeUpSearch(DOCUMENTS, QUERIES);
  const search = searchOf(documents, "el");
  const askAll = () => {
    for (const query of queries) search(query);
  };
  const askWorst = () => void search(WORST_QUERY);
  // What is set up with the first question is nobody's work.
  askAll();
  askWorst();
  const usual = workOf(askAll) / QUERIES;
  const worst = Math.min(workOf(askWorst), workOf(askWorst));
  expect(worst).toBeLessThan(usual * MOST_TIMES_THE_USUAL);
});

import { beforeAll, expect, it } from "vitest";
import { COSTLY_QUERIES, madeUpSearch } from "./made-up-documents.ts";
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

const { documents, queries } = madeUpSearch(DOCUMENTS, QUERIES);
let search: ReturnType<typeof searchOf>;
const askAll = () => {
  for (const query of queries) search(query);
};

beforeAll(() => {
  search = searchOf(documents, "el");
  // What is set up with the first question is nobody's work.
  askAll();
});

it.each(Object.entries(COSTLY_QUERIES))("%s: not much more work than usual", (_, query) => {
  const ask = () => void search(query);
  ask();
  const usual = workOf(askAll) / QUERIES;
  const worst = Math.min(workOf(ask), workOf(ask));
  expect(worst).toBeLessThan(usual * MOST_TIMES_THE_USUAL);
});

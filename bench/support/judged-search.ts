/** How well the site's search answers the judged queries, per kind of query and half of the set. */
import { HALVES, type Half, judgedQueries } from "../../app/content/search/judged/halves.ts";
import { KINDS } from "../../app/content/search/judged/judged-query.ts";
import { average, type Score, scoreOf } from "../../app/content/search/judged/score.ts";
import { searchSite } from "../../app/content/search/site-search.server.ts";
import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import { type Row, round } from "./report.ts";

const WANTED_THIRD = 0.97;
const WANTED_NDCG = 0.92;

type Scored = { label: string; score: Score };

/** Prints a table for each half; answers a row for each half and language. */
export async function judgedSearch(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const half of HALVES) {
    const scored = await scoresOf(half);
    console.log(tableOf(half, scored));
    for (const locale of LOCALE_CODES) {
      const { third, ndcg } = average(labelled(scored, locale));
      rows.push({
        question: `judged queries, ${half} half, ${locale}`,
        measured: `first three ${percent(third)}, nDCG@5 ${round(ndcg, 3)}`,
        wanted: `${percent(WANTED_THIRD)}, ${WANTED_NDCG}`,
        met: third >= WANTED_THIRD && ndcg >= WANTED_NDCG,
      });
    }
  }
  return rows;
}

async function scoresOf(half: Half): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const locale of LOCALE_CODES) {
    for (const query of judgedQueries(locale, half)) {
      const found = await searchSite(locale, new URLSearchParams({ q: query.query }));
      const urls = found.hits.map(({ url }) => url);
      const score = scoreOf(query, urls);
      scored.push({ label: locale, score }, { label: query.kind, score });
    }
  }
  return scored;
}

const labelled = (scored: readonly Scored[], label: string) =>
  scored.filter((one) => one.label === label).map(({ score }) => score);

const percent = (share: number) => `${round(100 * share, 1)} %`;

function tableOf(half: Half, scored: readonly Scored[]): string {
  const lines = [...KINDS, ...LOCALE_CODES].map((label) => {
    const scores = labelled(scored, label);
    const { first, third, ndcg } = average(scores);
    return `| ${label} | ${scores.length} | ${percent(first)} | ${percent(third)} | ${round(ndcg, 3)} |`;
  });
  const head = `| ${half} half | queries | first | first three | nDCG@5 |\n| --- | --- | --- | --- | --- |`;
  return `\n${head}\n${lines.join("\n")}\n`;
}

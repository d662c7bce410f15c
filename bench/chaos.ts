/** Three processes at 40 pages and 5 submissions a second while everything goes wrong: what is lost? */
import { runChaos } from "../test/support/fleet/chaos.ts";
import { browserPath } from "./support/chromium.ts";
import { note, type Row, round } from "./support/report.ts";

const OUTAGE_MS = Number(process.env.CHAOS_SECONDS ?? 10) * 1_000;
const PAGES_PER_S = Number(process.env.CHAOS_PAGES ?? 40);
const FORMS_PER_S = Number(process.env.CHAOS_FORMS ?? 5);
/** Of what went wrong, as much is said. */
const SHOWN = 40;
const CALM_MS = Number(process.env.CHAOS_CALM_MS ?? 8_000);

export async function run(): Promise<Row[]> {
  const verdict = await runChaos({
    ...{
      processes: 3,
      pagesPerS: PAGES_PER_S,
      formsPerS: FORMS_PER_S,
      outageMs: OUTAGE_MS,
      calmMs: CALM_MS,
    },
    browserPath: browserPath(),
    tell: note,
  });
  const { pages, failed, acknowledged, given, lost, twice, mails, mailsTwice, loads } = verdict;
  const { waiting, settledMs, front } = verdict;
  note(`in front: ${front}`);
  const kinds = Map.groupBy(failed, (one) => one).entries();
  for (const [kind, all] of [...kinds].slice(0, SHOWN)) note(`${all.length} times: ${kind}`);
  for (const [kind, count] of verdict.complaints) note(`in front, ${count} times: ${kind}`);
  note(`${verdict.askedAgain} pages were asked for once more on another connection`);
  for (const one of loads?.dead ?? []) note(`dead: ${one}`);
  note(`${loads?.repaired ?? 0} pages had loaded themselves anew`);
  note(`all delivered and mailed ${round(settledMs / 1_000, 1)} s after the last visitor`);
  note(`${given.length} submissions were never acknowledged, and said so`);
  note(
    `slowest page ${round(verdict.slowestPageMs, 0)} ms, form ${round(verdict.slowestFormMs, 0)} ms`,
  );
  const row = (question: string, bad: number, of: number): Row => ({
    question,
    measured: `${bad} of ${of}`,
    wanted: "0",
    met: bad === 0,
  });
  return [
    row("chaos: submissions and mails that wait still", waiting.submissions + waiting.mails, mails),
    row("chaos: failed pages", failed.length, pages),
    row("chaos: dead page loads in a browser", loads?.dead.length ?? 0, loads?.loads ?? 0),
    row("chaos: acknowledged leads that are not there", lost.length, acknowledged),
    row("chaos: leads that are there twice", twice.length, acknowledged),
    row("chaos: mails that came twice", mailsTwice, mails),
  ];
}

/** Search is a file beside the program: which database holds the data makes no difference to it. */

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { judgedQueries } from "../../app/content/search/judged/halves.ts";
import { average, scoreOf } from "../../app/content/search/judged/score.ts";
import { ask, freePort, start } from "../support/process.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";
import { freshDatabase, hasPostgres } from "./cluster.ts";

const LIMIT_MS = 180_000;
const LOOK_MS = 50;
const LANGUAGES = ["en", "el"] as const;
/** quality.md, "Search". */
const WANTED = { third: 0.97, ndcg: 0.92 };

async function startSite(variables: Record<string, string> = {}) {
  const PORT = await freePort();
  const site = start({ PORT, ...SIGN_IN, ...variables });
  await site.ready();
  return PORT;
}

async function addressesFor(port: string, language: "en" | "el", query: string): Promise<string[]> {
  const host = `${language === "en" ? "localhost" : "el.localhost"}:${port}`;
  const { body } = await ask(port, `/api/search?q=${encodeURIComponent(query)}`, { host });
  return JSON.parse(body).found.hits.map(({ url }: { url: string }) => url);
}

describe.skipIf(!hasPostgres)("search on PostgreSQL", () => {
  it(
    "answers the judged queries as it does on SQLite",
    async () => {
      const DATABASE_URL = await freshDatabase();
      const [sqlite, postgres] = await Promise.all([startSite(), startSite({ DATABASE_URL })]);
      for (const language of LANGUAGES) {
        const scores = [];
        for (const judged of judgedQueries(language, "tune")) {
          const found = await addressesFor(postgres, language, judged.query);
          expect(found, judged.query).toEqual(await addressesFor(sqlite, language, judged.query));
          scores.push(scoreOf(judged, found));
        }
        const { third, ndcg } = average(scores);
        expect(third).toBeGreaterThanOrEqual(WANTED.third);
        expect(ndcg).toBeGreaterThanOrEqual(WANTED.ndcg);
      }
    },
    LIMIT_MS,
  );

  it(
    "finds in every process what staff publish, and knows their words",
    async () => {
      const DATABASE_URL = await freshDatabase();
      const [first, second] = await Promise.all([
        startSite({ DATABASE_URL }),
        startSite({ DATABASE_URL }),
      ]);
      const staff = await openStaff(first);
      await staff.publish("quiet-streams");
      await staff.call("POST", "/items/settings", {
        key: "search-words-en",
        value: { text: "zorblatt, contact → /contact" },
        public: true,
      });
      const both = ["/blog/quiet-streams", "/contact"];
      for (const port of [first, second]) {
        const firsts = async () => {
          const queries = ["quiet streams", "zorblatt"];
          const found = await Promise.all(queries.map((one) => addressesFor(port, "en", one)));
          return found.map(([url]) => url);
        };
        while ((await firsts()).join() !== both.join()) await sleep(LOOK_MS);
      }
    },
    LIMIT_MS,
  );
});

/**
 * Three processes under load while one thing after another goes wrong. `CHAOS_SECONDS=10` has each outage last
 * ten seconds, at forty pages and five submissions a second, as `npm run bench -- chaos` does.
 */

import { describe, expect, it } from "vitest";
import { browserPath } from "../../bench/support/chromium.ts";
import { runChaos } from "../support/fleet/chaos.ts";
import { findPostgres } from "../support/postgres.ts";

const LIMIT_MS = 900_000;
const seconds = Number(process.env.CHAOS_SECONDS ?? 0);
const isLong = seconds > 0;

describe.skipIf(!findPostgres())("a fleet on which everything goes wrong", () => {
  it(
    "answers every page, brings every page to life, and files all that it acknowledges once",
    async () => {
      const verdict = await runChaos({
        processes: 3,
        pagesPerS: isLong ? 40 : 10,
        formsPerS: isLong ? 5 : 2,
        outageMs: isLong ? seconds * 1_000 : 3_000,
        calmMs: isLong ? 4_000 : 500,
        browserPath: browserPath(),
      });
      expect(verdict).toMatchObject({ failed: [], lost: [], twice: [], given: [], mailsTwice: 0 });
      expect(verdict.loads?.dead ?? []).toEqual([]);
      expect(verdict.acknowledged).toBeGreaterThan(10);
      expect(verdict.mails).toBeGreaterThan(verdict.acknowledged);
    },
    LIMIT_MS,
  );
});

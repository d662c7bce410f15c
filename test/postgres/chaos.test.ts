/**
 * Three processes under load while one thing after another goes wrong, as `npm run bench -- chaos` has it. It
 * starts ten processes, and is asked for: `CHAOS_SECONDS=10` has each outage last so long.
 */

import { describe, expect, it } from "vitest";
import { browserPath } from "../../bench/support/chromium.ts";
import { runChaos } from "../support/fleet/chaos.ts";
import { findPostgres } from "../support/postgres.ts";

const LIMIT_MS = 1_800_000;
const seconds = Number(process.env.CHAOS_SECONDS ?? 0);

describe.skipIf(!findPostgres() || seconds === 0)("a fleet on which everything goes wrong", () => {
  it(
    "answers every page, brings every page to life, and files all that it acknowledges once",
    async () => {
      const verdict = await runChaos({
        ...{ processes: 3, pagesPerS: 10, formsPerS: 2 },
        ...{ outageMs: seconds * 1_000, calmMs: 1_000 },
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

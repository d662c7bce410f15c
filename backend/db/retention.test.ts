import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { forgetExpired } from "./retention.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-20T10:00:00Z");

it("forgets what is over and keeps the rest", () => {
  const db = new DatabaseSync(":memory:");
  migrate(db, NOW);
  const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
  db.exec(`
    INSERT INTO users (id) VALUES ('u');
    INSERT INTO sessions (id, user, provider, created, last_used, expires) VALUES
      ('live', 'u', 'default', 0, 0, ${NOW + 1}), ('over', 'u', 'default', 0, 0, ${NOW});
    INSERT INTO refresh_tokens (hash, session, expires) VALUES
      ('live', 'live', ${NOW + 1}), ('late', 'live', ${NOW}), ('over', 'over', ${NOW + 1});
    INSERT INTO one_time_tokens (hash, purpose, expires) VALUES
      ('live', 'reset', ${NOW + 1}), ('over', 'reset', ${NOW});
    INSERT INTO audit (action, timestamp) VALUES
      ('recent', '${daysAgo(399)}'), ('old', '${daysAgo(401)}');
    INSERT INTO outbox (id, recipient, subject, language, status, created, sent) VALUES
      ('recent', 'a', 'b', 'en', 'sent', '${daysAgo(99)}', '${daysAgo(89)}'),
      ('old', 'a', 'b', 'en', 'sent', '${daysAgo(99)}', '${daysAgo(91)}'),
      ('waiting', 'a', 'b', 'en', 'waiting', '${daysAgo(99)}', NULL);`);
  forgetExpired({ db, now: () => NOW });
  const left = (table: string, column: string) =>
    db
      .prepare(`SELECT ${column} AS name FROM ${table} ORDER BY 1`)
      .all()
      .map(({ name }) => name);
  expect(left("sessions", "id")).toEqual(["live"]);
  expect(left("refresh_tokens", "hash")).toEqual(["live"]);
  expect(left("one_time_tokens", "hash")).toEqual(["live"]);
  expect(left("audit", "action")).toEqual(["recent"]);
  expect(left("outbox", "id")).toEqual(["recent", "waiting"]);
});

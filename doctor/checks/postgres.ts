import type { Client } from "pg";
import { askPostgres } from "../../backend/db/ask-postgres.ts";
import { MigrationError, pending, postgresMigrations } from "../../backend/db/migrations.ts";
import { isPostgresClosed } from "../../backend/db/postgres-faults.ts";
import { clockFinding } from "../clock.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";
import { mailFindings, WAITING_MAILS } from "./outbox.ts";

/** As server_version_num says it. */
const OLDEST_VERSION = 150_000;

/** DATABASE_URL: reached, let in, new enough, of this version, and by the same clock. */
export async function postgres({ env, now }: Installation): Promise<Finding[]> {
  if (!env.databaseUrl) return [];
  try {
    return await askPostgres(env.databaseUrl, (client) => lookInto(client, now));
  } catch (error) {
    return [unreached(error)];
  }
}

function unreached(error: unknown): Finding {
  if (isPostgresClosed(error)) {
    const what = `PostgreSQL does not let the site in: ${error.message}`;
    return { harm: "shuts", what, mend: "Set user, password and name in DATABASE_URL right" };
  }
  return {
    harm: "loses",
    what: `PostgreSQL can't be reached: ${reasonOf(error)}. What visitors send waits on this machine alone`,
    mend: "Start it, or set host and port in DATABASE_URL right",
  };
}

async function lookInto(client: Client, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::int AS version,
       extract(epoch FROM clock_timestamp()) * 1000 AS clock,
       to_regclass('schema_migrations') IS NOT NULL AS "isInUse",
       current_setting('server_encoding') AS encoding`,
  );
  const facts = rows[0];
  if (facts.version < OLDEST_VERSION) {
    findings.push({
      harm: "shuts",
      what: `PostgreSQL is of version ${Math.floor(facts.version / 10_000)}`,
      mend: "Take 15 or newer",
    });
  }
  if (facts.encoding !== "UTF8") {
    findings.push({
      harm: "loses",
      what: `The database is encoded in ${facts.encoding}: Greek does not fit in`,
      mend: "Make it anew with -E UTF8 (docs/operating.md, On PostgreSQL)",
    });
  }
  findings.push(...clockFinding("PostgreSQL", Number(facts.clock), now));
  if (!facts.isInUse) return findings;
  const applied = await client.query("SELECT name, checksum FROM schema_migrations");
  try {
    pending(postgresMigrations(), applied.rows);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const mend = "Start the version again that wrote it, or restore a backup made before";
    return [{ harm: "shuts", what: `The database is not of this version: ${error.message}`, mend }];
  }
  const mails = await client.query(WAITING_MAILS);
  return [...findings, ...mailFindings(mails.rows[0], now)];
}

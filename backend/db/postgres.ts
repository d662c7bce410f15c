import {
  CompiledQuery,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { type Pool, types } from "pg";
import { BESIDE_OTHERS, type Database } from "./database.ts";
import { steadyPool } from "./steady-pool.ts";

/** Most connections of one process. */
const MAX_CONNECTIONS = 10;
/** Longest wait for a connection, and for an answer, in milliseconds: less than a caller waits for us. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;
/** Longest that a statement waits for others' locks; it has to be over before we hang up. */
const LOCK_MS = 5_000;
/** A process that stops in the middle of a transaction holds up the others for no longer. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** What write transactions of this program take turns by; its migrations, too. */
export const TURN_KEY = 4_602_015;

const INT8 = types.builtins.INT8;
/** Counts and times in milliseconds: none comes near to what a number can't hold. */
const ourTypes = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export function postgresPool(url: string): Pool {
  return steadyPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: "b4-site",
    types: ourTypes,
  });
}

/** The database on a pool of connections. */
export const postgresDatabase = (pool: Pool): Database => new Kysely({ dialect: dialectOn(pool) });

const dialectOn = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DriverByTurns({ pool }),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];
type Settings = Parameters<PostgresDriver["beginTransaction"]>[1];

/**
 * One write transaction at a time in all processes, as on SQLite: what is looked at before it is
 * written (the last administrator, who was faster, whether a redirect leads on) is still so at the end.
 * What only adds shares its turn with its like.
 */
class DriverByTurns extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: Settings): Promise<void> {
    const isBesideOthers = settings.isolationLevel === BESIDE_OTHERS;
    const lock = isBesideOthers ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock";
    try {
      const sql = `BEGIN; SELECT ${lock}(${TURN_KEY})`;
      await connection.executeQuery(CompiledQuery.raw(sql));
    } catch (error) {
      // A transaction that did not get its turn has begun all the same.
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}

import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Database } from "./database.ts";

/**
 * The database on an open SQLite file. There is one connection: while one caller is in a transaction
 * the others wait, which is microtasks, since nothing in a transaction waits for anything but SQLite.
 */
export const sqliteDatabase = (file: DatabaseSync): Database =>
  new Kysely({ dialect: dialectOver(file) });

const dialectOver = (file: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class SqliteDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #connection: DatabaseConnection;

  constructor(file: DatabaseSync) {
    this.#file = file;
    this.#connection = new SqliteConnection(file);
  }

  async init() {}

  async acquireConnection() {
    return this.#connection;
  }

  async releaseConnection() {}

  /** IMMEDIATE: who writes has the lock before reading what the writing depends on. */
  async beginTransaction() {
    this.#file.exec("BEGIN IMMEDIATE");
  }

  async commitTransaction() {
    this.#file.exec("COMMIT");
  }

  async rollbackTransaction() {
    // SQLite has already rolled back after some faults, such as a full disk.
    if (this.#file.isTransaction) this.#file.exec("ROLLBACK");
  }

  async destroy() {
    if (this.#file.isOpen) this.#file.close();
  }
}

/** Most statements that stay prepared; the one used longest ago makes room. */
const MAX_PREPARED = 300;

type Prepared = { statement: StatementSync; answers: boolean };

class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, answers } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (answers) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Preparing takes longer than running most statements. */
  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    const prepared = known ?? this.#preparedAnew(sql);
    // Deleted first, so that the map's order is the order of last use.
    this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    if (known || this.#prepared.size <= MAX_PREPARED) return prepared;
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }

  #preparedAnew(sql: string): Prepared {
    const statement = this.#file.prepare(sql);
    return { statement, answers: statement.columns().length > 0 };
  }

  streamQuery(): never {
    throw new Error("Nothing is streamed from SQLite.");
  }
}

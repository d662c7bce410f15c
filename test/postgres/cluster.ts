import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the cluster's own database; empty where there is no PostgreSQL. */
    postgres: string;
  }
}

export const hasPostgres = inject("postgres") !== "";

/** A new database on the run's cluster; it goes with the cluster. */
export async function freshDatabase(): Promise<string> {
  const url = new URL(inject("postgres"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  await ask(url.href, `CREATE DATABASE ${name}`);
  url.pathname = name;
  return url.href;
}

/** What a connection of its own is answered. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

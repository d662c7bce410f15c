import type { Client } from "pg";
import { askPostgres } from "../../backend/db/ask-postgres.ts";
import type { StoreAddress } from "../../packages/object-store/address.ts";
import { ObjectStore } from "../../packages/object-store/object-store.ts";
import { FOR_ANSWERS } from "../../packages/object-store/patience.ts";
import { StoreError } from "../../packages/object-store/store-error.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";

type Names = { elsewhere: Set<string>; leaving: Set<string> };

/** FILES_URL: reached, and with the contents that records of PostgreSQL name, and no others. */
export async function storedFiles({ env }: Installation): Promise<Finding[]> {
  if (!env.databaseUrl) return [];
  // The check of PostgreSQL says why there are none.
  const names = await askPostgres(env.databaseUrl, namesIn).catch(() => undefined);
  if (!names) return [];
  if (env.filesUrl) return lookInto(env.filesUrl, names);
  return missing(names.elsewhere.size, "the database, and FILES_URL is empty");
}

async function lookInto(address: StoreAddress, names: Names): Promise<Finding[]> {
  let keys: Set<string>;
  try {
    keys = new Set(await new ObjectStore(address, FOR_ANSWERS).list());
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [
      {
        harm: "loses",
        what: `The store of FILES_URL does not do its work: ${error.message}. Submissions with a file wait on this machine alone`,
        mend: "Set address, key and secret in FILES_URL right; it needs put, get, list and delete",
      },
    ];
  }
  const { elsewhere, leaving } = names;
  const lost = [...elsewhere].filter((name) => !keys.has(name)).length;
  const unknown = [...keys].filter((key) => !elsewhere.has(key) && !leaving.has(key)).length;
  return [...missing(lost, "the database or the store of FILES_URL"), ...strange(unknown)];
}

function missing(count: number, where: string): Finding[] {
  if (count === 0) return [];
  return [
    {
      harm: "loses",
      what: `The content of ${count} ${count === 1 ? "file" : "files"} is not in ${where}`,
      mend: "Set FILES_URL to the store that it is in, or restore that from a backup",
    },
  ];
}

function strange(count: number): Finding[] {
  if (count === 0) return [];
  return [
    {
      harm: "weakens",
      what: `The store of FILES_URL holds ${count} ${count === 1 ? "object" : "objects"} that no record names, as after the restoring of an older database`,
      mend: "Delete what belongs to nothing else: it may be of people who were erased",
    },
  ];
}

/** What is not in the database, by its records, and what is on its way there or to be erased. */
async function namesIn(client: Client): Promise<Names> {
  const read = async (sql: string) => {
    const { rows } = await client.query<{ name: string }>(sql);
    return new Set(rows.map(({ name }) => name));
  };
  return {
    elsewhere: await read(
      `SELECT filename_disk AS name FROM files
       WHERE NOT EXISTS (SELECT 1 FROM file_parts WHERE name = filename_disk)`,
    ),
    leaving: await read("SELECT name FROM unnamed_contents"),
  };
}

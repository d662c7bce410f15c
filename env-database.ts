import { z } from "zod";
import { EnvError } from "./env-error.ts";
import {
  readStoreAddress,
  STORE_EXAMPLE,
  type StoreAddress,
} from "./packages/object-store/address.ts";

/** Where the content backend keeps what is not in DATA_DIR. */
export type DatabaseConfig = {
  /** PostgreSQL in the place of SQLite; files, people and content are there. */
  databaseUrl: string | undefined;
  /** A store for the contents of files, in the place of the database. */
  filesUrl: StoreAddress | undefined;
};

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const databaseVariables = {
  DATABASE_URL: optional.refine(
    (value) => value === undefined || /^postgres(?:ql)?:\/\/./.test(value),
    "must be the address of a PostgreSQL database, such as postgres://user:password@host/name",
  ),
  FILES_URL: optional.transform((value, context) => {
    const address = value === undefined ? undefined : readStoreAddress(value);
    if (value === undefined || address) return address;
    context.addIssue({ code: "custom", message: `must be an address such as ${STORE_EXAMPLE}` });
    return z.NEVER;
  }),
};

type Given = z.output<z.ZodObject<typeof databaseVariables>> & {
  CONTENT_BACKEND_URL?: URL | undefined;
};

/** Throws EnvError for what would be set and do nothing. */
export function databaseConfig(env: Given): DatabaseConfig {
  const { DATABASE_URL: databaseUrl, FILES_URL: filesUrl } = env;
  if (!databaseUrl && filesUrl) {
    throw new EnvError(
      "FILES_URL must be empty unless DATABASE_URL is set: without it files are in DATA_DIR, with their backups",
    );
  }
  if (databaseUrl && env.CONTENT_BACKEND_URL) {
    throw new EnvError(
      "DATABASE_URL must be empty when CONTENT_BACKEND_URL is set: that backend has its own",
    );
  }
  return { databaseUrl, filesUrl };
}

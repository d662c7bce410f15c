import { Cron } from "croner";
import { z } from "zod";
import {
  isStoreAddress,
  readStoreAddress,
  STORE_EXAMPLE,
  type StoreAddress,
} from "./packages/object-store/address.ts";

/** The part of the environment that backups read (docs/backups.md); env.ts parses it. */

const DEFAULT_KEEP = 14;
const MAX_KEEP = 10_000;

export type BackupConfig = {
  /** Folder of the archives; `DATA_DIR/backups` when undefined. */
  to: string | undefined;
  /** An S3-compatible store that archives are copied to. */
  store: StoreAddress | undefined;
  /** When the running site makes one: five fields, in the machine's time zone. */
  cron: string | undefined;
  /** age recipients. Empty: archives are not encrypted. */
  recipients: readonly string[];
  /** An age identity, or the path of a file with it; only restore and verify read it. */
  identity: string | undefined;
  /** How many archives are kept. */
  keep: number;
  /** Data folders of other processes on this machine, whose intakes go along. */
  otherFolders: readonly string[];
};

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const list = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []));

export const backupVariables = {
  BACKUP_TO: optional.refine(
    (value) => value === undefined || !/^s3\b/.test(value) || readStoreAddress(value),
    `must be a folder, or an address such as ${STORE_EXAMPLE}`,
  ),
  BACKUP_CRON: optional.refine(
    (value) => value === undefined || isSchedule(value),
    "must be five fields such as 15 3 * * *: minute, hour, day, month, day of the week",
  ),
  BACKUP_KEY: list.refine(
    (keys) => keys.every((key) => /^age1[a-z0-9]{50,4000}$/.test(key)),
    "must be age recipients (age1…) parted by commas: npm run backup -- keys makes a pair",
  ),
  BACKUP_IDENTITY: optional,
  BACKUP_KEEP: z
    .string()
    .trim()
    .default("")
    .transform((value) => (value === "" ? DEFAULT_KEEP : Number(value)))
    .refine(
      (value) => Number.isInteger(value) && value >= 1 && value <= MAX_KEEP,
      `must be a whole number from 1 to ${MAX_KEEP}`,
    ),
  BACKUP_FOLDERS: list,
};

type Values = z.output<z.ZodObject<typeof backupVariables>>;

export function backupConfig(env: Values): BackupConfig {
  return {
    ...placeOf(env.BACKUP_TO),
    cron: env.BACKUP_CRON,
    recipients: env.BACKUP_KEY,
    identity: env.BACKUP_IDENTITY,
    keep: env.BACKUP_KEEP,
    otherFolders: env.BACKUP_FOLDERS,
  };
}

const placeOf = (to: string | undefined) =>
  to !== undefined && isStoreAddress(to)
    ? { to: undefined, store: readStoreAddress(to) }
    : { to, store: undefined };

function isSchedule(value: string): boolean {
  try {
    return new Cron(value, { paused: true, mode: "5-part" }).nextRun() !== null;
  } catch {
    return false;
  }
}

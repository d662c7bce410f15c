import { join } from "node:path";

/**
 * What lies in a process's `DATA_DIR` and has to outlive it: paths within it. Kept copies
 * (`content-*.db`, `redirects.json`) are made anew from these.
 */
export const BACKEND_DATABASE = "backend.db";
export const INTAKE_DATABASE = "intake.db";
/** Signs access tokens, and opens what one-time codes are kept in. */
export const SECRET_FILE = "secret";
export const BACKEND_FILES = "files";
export const INTAKE_FILES = join("intake", "files");

/** Where backups go unless BACKUP_TO says otherwise: it is in nobody's backup. */
export const OWN_BACKUPS = "backups";
/** Half-made things of this program; they begin so and are nobody's data. */
export const UNFINISHED = ".b4-";

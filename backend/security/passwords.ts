import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash, verify } from "@node-rs/argon2";
import { turns } from "../../packages/lib/limits/turns.ts";
import { PROJECT_FOLDER } from "../../packages/lib/project-folder.ts";
import { failedValidation, serviceUnavailable } from "../http/errors.ts";

/** What argon2 takes to hash: kibibytes of memory, passes over them, lanes. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** argon2id, the variant the library hashes with by default (quality.md, Security). */
export const ARGON2: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each hash holds 19 MiB and a core for some 30 ms. */
const MAX_HASHES_AT_A_TIME = 2;
const MAX_HASHES_WAITING = 32;
const BUSY_RETRY_SECONDS = 2;

/** Shortest and longest password in characters, as people count them. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

const COMMON_PASSWORDS = new Set(
  readFileSync(join(PROJECT_FOLDER, "backend/security/common-passwords.txt"), "utf8").split(
    /\r?\n/,
  ),
);

/**
 * Refuses a password that a person chose badly: 400 FAILED_VALIDATION, with `reason` saying why
 * (`length` or `common`), so that a form can put it into words.
 */
export function checkNewPassword(password: string): void {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    const rule = `Value must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
    throw failedValidation("password", "regex", rule, { reason: "length" });
  }
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1) {
    throw failedValidation("password", "regex", "Value is too common", { reason: "common" });
  }
}

export type PasswordHasher = {
  /** The stored form of a new password. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored form. With null (no such account, or one without a
   * password) it does the same work on a stand-in and answers false. One that is `first` waits behind
   * no others.
   */
  verify(stored: string | null, password: string, first?: boolean): Promise<boolean>;
};

/** Hashes two at a time; when too many wait, 503 with Retry-After for those who are not first. */
export function createPasswordHasher(
  randomBytes: (size: number) => Uint8Array,
  cost: HashCost = ARGON2,
): PasswordHasher {
  const places = turns(MAX_HASHES_AT_A_TIME, MAX_HASHES_WAITING);

  async function takingTurns<T>(work: () => Promise<T>, first?: boolean): Promise<T> {
    const result = await places.take(async () => ({ of: await work() }), first);
    if (!result) throw serviceUnavailable(BUSY_RETRY_SECONDS, "Too many sign-ins at once");
    return result.of;
  }

  const hashNow = (password: string) =>
    takingTurns(() => hash(password, { ...cost, salt: randomBytes(16) }));
  let standIn: Promise<string> | undefined;

  return {
    hash: hashNow,
    async verify(stored, password, first) {
      standIn ??= hashNow(Buffer.from(randomBytes(32)).toString("base64url"));
      const against = stored ?? (await standIn);
      const matches = await takingTurns(() => verify(against, password), first);
      return stored !== null && matches;
    },
  };
}

import type { Delivery, KeptFile } from "./submission.ts";

/** What of a submission the backend did not take; `program`: the fault is in our own code. */
export type RefusedPart = "lead" | "file" | "mail" | "backend" | "program";

/** Why something is not filed, as the backend or the program said it. */
export type Failure = {
  part: RefusedPart;
  /** Of the backend's answer; there is none when it did not answer, or the fault is ours. */
  status?: number;
  /** Directus's error code, or one of ours: FILE_MISSING, NOT_ATTACHED. */
  code?: string;
  /** The field that it complained of. */
  field?: string;
  message?: string;
};

/** A submission that was acknowledged and is not in the backend as a whole. */
export type TrayEntry = {
  id: string;
  reference: string;
  form: string;
  /** Milliseconds since 1970, like all times here. */
  received: number;
  /** Since when a person has to see to it; undefined while it is only on its way. */
  held: number | undefined;
  attempts: number;
  /** Undefined when only a person has it tried again. */
  nextAttempt: number | undefined;
  /** The lead is there; what is missing are its file or mails. */
  isLeadThere: boolean;
  failures: readonly Failure[];
  delivery: Delivery;
  /** Undefined where there is none, or it is in the backend. */
  file: KeptFile | undefined;
};

/**
 * What came of another try: `filed`; `refused`, once more; `waiting` for a backend that does not
 * answer; `unattached`, the file is there and its lead has to be told (by somebody who may);
 * `busy`, somebody else is at it; `gone`, there is nothing to try any more.
 */
export type Retried = "filed" | "refused" | "waiting" | "unattached" | "busy" | "gone";

/** Fields of a lead that staff may set right before it is tried again; null leaves one out. */
export type Repair = Readonly<Record<string, string | null>>;

/**
 * The tray "could not be filed" (server/intake/tray.ts): what the backend refused, and what has
 * waited for it for too long. Everything here throws IntakeUnavailable when the intake can't be read.
 */
export type Tray = {
  count(): number;
  /** The oldest first. */
  list(page: { limit: number; offset: number }): TrayEntry[];
  /** Any submission that is not filed yet, in the tray or still on its way. */
  find(id: string): TrayEntry | undefined;
  /** All that is not filed yet of whoever has an address. */
  of(email: string): TrayEntry[];
  /** The content of an entry's file. */
  read(file: KeptFile): Promise<Uint8Array<ArrayBuffer> | undefined>;
  repair(id: string, change: Repair): void;
  retry(id: string): Promise<Retried>;
  /** Has all of them tried again, one after the other, without waiting for it. */
  retryAll(): void;
  /**
   * A person has done by hand what was missing, of one part or altogether: when nothing is missing any
   * more, nothing of what was said is kept.
   */
  settle(id: string, part?: RefusedPart): Promise<void>;
  /** Forgets a submission altogether, its file too. */
  remove(id: string): Promise<void>;
};

import { createContext } from "react-router";
import type { LocaleCode } from "../i18n/locales.ts";
import type { Answers } from "./definitions.ts";
import type { FormId } from "./form-ids.ts";
import type { Delivery, KeptFile, Upload } from "./submission.ts";
import type { Tray } from "./tray.ts";

export type NewSubmission = {
  form: FormId;
  locale: LocaleCode;
  /** Minted by the page's script; without script there is none. */
  key: string | undefined;
  /** Checked answers, the file's key left out. */
  answers: Answers;
  email: string;
  /** The answers in the visitor's own words, to notice the same text from many senders. */
  prose: string;
  file: KeptFile | undefined;
  describe(facts: SubmissionFacts): Delivery;
};

/** By what a submission is known again. */
export type SoughtSubmission = Pick<NewSubmission, "form" | "key" | "answers" | "file">;

export type SubmissionFacts = {
  id: string;
  reference: string;
  sent: Date;
  /** How often other submissions of the last day said the very same. */
  sameProse: number;
  /** How often this address was sent a receipt in the last day. */
  receipts: number;
};

export type LimitName = "post" | "submission" | "upload";

/** Where what visitors send is kept until the content backend has it (server/intake). */
export type Intake = {
  /** Streams a file to the disk. Throws RefusedFile, or IntakeUnavailable. */
  keepFile(upload: Upload): Promise<KeptFile>;
  /** A file that was kept before, by this process or another one. */
  keptFile(key: string): Promise<KeptFile | undefined>;
  /**
   * Stores a submission; it is on the disk when this resolves, and with several processes on one
   * database there, unless that is away. The same one again, within a day, gets the reference it had.
   * Throws IntakeUnavailable.
   */
  keep(submission: NewSubmission): Promise<{ reference: string; isNew: boolean }>;
  /** Whether the same was sent before, to any process: then it is not counted and needs no file. */
  find(submission: SoughtSubmission): Promise<{ reference: string } | undefined>;
  /** Counts an attempt; 0, or the seconds to wait. */
  take(limit: LimitName, key: string): Promise<number>;
  /** Uncounts an attempt that failed for a reason of ours. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** A signed time, for the page that a form is typed into. */
  stamp(): string;
  /** Milliseconds since a stamp was made; undefined when it is not one of ours. */
  sinceStamp(stamp: string): number | undefined;
  /** Forgets all that came from an address (in small letters); answers how many submissions. */
  erase(email: string): Promise<number>;
  /** Damaged databases that were set aside and still lie there, the oldest first. */
  setAside(): readonly { name: string; at: Date }[];
  /** What could not be filed, for staff. */
  tray: Tray;
};

/** When something that could not be taken in may be sent again, in seconds. */
export const INTAKE_RETRY_AFTER_S = 30;

/**
 * The disk is full, or the database can't be written for now. Forms come back with what was typed;
 * thrown on by a loader or action it is a page error with 503 and Retry-After, since React Router
 * takes anything of this shape for what its `data()` makes.
 */
export class IntakeUnavailable extends Error {
  readonly type = "DataWithResponseInit";
  readonly data = { statusCode: 503, statusMessage: "Service Unavailable" };
  readonly init = {
    status: 503,
    statusText: "Service Unavailable",
    headers: { "retry-after": String(INTAKE_RETRY_AFTER_S) },
  };
}

/** A file that is not taken, and why. */
export class RefusedFile extends Error {
  readonly reason: "type" | "size" | "empty";
  constructor(reason: RefusedFile["reason"]) {
    super(`The file was refused: ${reason}`);
    this.reason = reason;
  }
}

/** Set by server/render.ts. */
export const intakeContext = createContext<Intake>();

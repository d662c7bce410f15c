import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { openBackend } from "../../app/api/backend.server.ts";
import type { Transport } from "../../app/api/connection.ts";
import type { NewSubmission } from "../../app/forms/intake.ts";
import { mailKey } from "../../packages/lib/mails/mail-key.ts";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { digest } from "./identity.ts";
import { createIntake, type RunningIntake } from "./intake.ts";
import type { TellAlarm } from "./tray-alarm.ts";

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "intake-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** How long the leads of these submissions are kept: longer than any test of what waits takes. */
const RETAINED_MS = 90_000;
/** Whom an upload counts for. */
export const SENDER = "192.0.2.7";

type Options = {
  dataDir?: string;
  transport: Transport;
  token?: string;
  now?: () => number;
  tell?: TellAlarm;
  /** Left out: this process is alone. */
  shared?: SharedState;
  isGuarded?: boolean;
};

const NOBODY = { address: undefined, userAgent: undefined };

/** The site's port to a backend, or with `token` of somebody who is signed in, theirs. */
export function portTo(transport: Transport, token?: string) {
  const connection = {
    baseUrl: "http://backend.test",
    publicToken: token,
    transport,
    publicAddress: "/backend",
  };
  return openBackend(connection, NOBODY);
}

/** An intake on a temporary folder that delivers by `transport`; closed when the test ends. */
export function startIntake(options: Options) {
  const { dataDir = temporaryFolder(), transport, token, ...others } = options;
  const backend = portTo(transport, token);
  const shared = memoryState(options.now ?? Date.now);
  const intake = createIntake({ dataDir, backend, shared, ...others });
  onTestFinished(() => intake.close());
  return { intake, dataDir };
}

/** The documents that an intake on this folder holds. */
export const filesIn = (dataDir: string) => readdirSync(join(dataDir, "intake/files"));

/** A submission of the contact form, as the site hands it over. */
export function newSubmission(differing: Partial<NewSubmission> = {}): NewSubmission {
  const answers = {
    topic: "press",
    name: "Μαρία",
    email: "maria@people.example.com",
    message: "Γεια",
  };
  const submission = {
    form: "contact" as const,
    locale: "el" as const,
    key: undefined,
    answers,
    email: answers.email,
    prose: answers.message,
    file: undefined,
    ...differing,
  };
  return {
    ...submission,
    describe({ id, reference, sent }) {
      const lead = {
        id,
        reference,
        form: submission.form,
        locale: submission.locale,
        queue: "inbox",
        name: "Μαρία",
        email: submission.email,
        summary: "Τύπος",
        source: "direct",
        cv: submission.file?.key ?? null,
        consent_version: "2026-11-21",
        submitted: sent.toISOString(),
        retain_until: new Date(sent.getTime() + RETAINED_MS).toISOString(),
        payload: { answers: submission.answers },
      };
      const mail = {
        id: mailKey(id, "receipt"),
        recipient: submission.email,
        subject: reference,
        body: "Το έχουμε.",
        language: "el",
        lead: id,
      };
      return { lead, mails: [mail] };
    },
    ...differing,
  };
}

/** An address that forms once took and no backend does: 70 characters before the @. */
export const LONG_EMAIL = `${"a".repeat(70)}@people.example.com`;

/**
 * A submission from LONG_EMAIL, as an intake of an earlier version may hold it: what it takes in now
 * is held against the backend's rules first.
 */
export async function keepUnfit(
  { intake, dataDir }: { intake: Pick<RunningIntake, "keep">; dataDir: string },
  differing: Partial<NewSubmission> = {},
): Promise<{ reference: string }> {
  const { reference } = await intake.keep(newSubmission(differing));
  // Before the delivery that `keep` has asked for: that begins with the next turn of the loop.
  const db = new DatabaseSync(join(dataDir, "intake.db"));
  db.prepare(
    `UPDATE submissions SET receipt_hash = ?, delivery = json_set(delivery,
       '$.lead.email', ?, '$.mails[0].recipient', ?) WHERE reference = ?`,
  ).run(digest("receipt", LONG_EMAIL), LONG_EMAIL, LONG_EMAIL, reference);
  db.close();
  return { reference };
}

/** A file's bytes in pieces, as a network brings them. */
export async function* bytes(content: Uint8Array | string, size = 1000) {
  const whole = Buffer.from(content);
  for (let at = 0; at < whole.byteLength; at += size) yield whole.subarray(at, at + size);
}

export const PDF = "%PDF-1.7\nΒιογραφικό σημείωμα";

import { openAsBlob } from "node:fs";
import type { Backend } from "../../app/api/backend.server.ts";
import { BackendError } from "../../app/api/backend-error.server.ts";
import { uploadFile } from "../../app/api/files.server.ts";
import { createItem } from "../../app/api/items.server.ts";
import type { Delivery } from "../../app/forms/submission.ts";
import type { Failure, RefusedPart } from "../../app/forms/tray.ts";
import type { Erasures } from "../../app/staff/pipeline/erasures.server.ts";
import { type DeliveryQueue, type Leased, STEP } from "./delivery-queue.ts";
import type { KeptFiles } from "./kept-files.ts";
import { failureOf, isOutage, SiteRefused } from "./refusal.ts";

type Port = {
  backend: Backend;
  queue: Pick<DeliveryQueue, "advance" | "renew">;
  files: Pick<KeptFiles, "find" | "pathOf">;
  erasures: Erasures;
  /** The backend itself takes nothing of somebody who was erased (backend/write/erased-senders.ts). */
  isGuarded: boolean;
};

/** `erased`: whoever sent it was erased afterwards, and nothing of it may arrive. */
export type Delivered = { isErased: boolean; failures: readonly Failure[] };

const ERASED: Delivered = { isErased: true, failures: [] };

/**
 * Hands one submission to the backend: file, lead, mails, in this order. Every part has a key of
 * ours, so that a part that arrives twice is refused as not unique, which means done: whatever
 * happened in between, each is there once. Answers what the backend will not take: without its file
 * a lead goes all the same, without the lead nothing does. Throws BackendError for an outage, and
 * SiteRefused.
 */
export async function deliver(port: Port, leased: Leased): Promise<Delivered> {
  const { backend, queue, erasures, isGuarded } = port;
  const { id, file } = leased;
  const delivery = JSON.parse(leased.content) as Delivery;
  const failures: Failure[] = [];
  if (await isErased(erasures, delivery)) return ERASED;
  if (leased.step < STEP.leadIsThere) {
    const refusedFile = file === null ? undefined : await sendFile(port, file);
    if (refusedFile) failures.push(refusedFile);
    if (file !== null) {
      // An upload may have taken long.
      queue.renew(id);
      if (!isGuarded && (await isErased(erasures, delivery))) return ERASED;
    }
    const lead = refusedFile ? withoutFile(delivery.lead) : delivery.lead;
    const refusedLead = await createLead(backend, lead);
    if (refusedLead) return { isErased: false, failures: [refusedLead, ...failures] };
    queue.advance(leased, STEP.leadIsThere, failures);
  } else if (file !== null && leased.failures.some(({ part }) => part === "file")) {
    // The lead went without it. Who may change a lead has to name the file in it: not the site.
    failures.push((await sendFile(port, file)) ?? { part: "file", code: "NOT_ATTACHED" });
  }
  for (const mail of delivery.mails) {
    const refused = await sendMail(backend, mail);
    if (refused) failures.push(refused);
  }
  return { isErased: false, failures };
}

/** Asked with the site's own token: who may not even ask is not known there. */
async function isErased(erasures: Erasures, { lead }: Delivery): Promise<boolean> {
  try {
    return await erasures.hold(lead);
  } catch (error) {
    if (error instanceof BackendError && !isOutage(error)) throw new SiteRefused(error);
    throw error;
  }
}

async function sendFile({ backend, files }: Port, key: string): Promise<Failure | undefined> {
  const kept = files.find(key);
  const content = kept && (await contentOf(files.pathOf(key), kept.type));
  if (!content) return { part: "file", code: "FILE_MISSING" };
  const file = new File([content], kept.label, { type: kept.type });
  return refusal(backend, "file", () => uploadFile(backend, { id: key, title: kept.label, file }));
}

async function contentOf(path: string, type: string): Promise<Blob | undefined> {
  try {
    return await openAsBlob(path, { type });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

function withoutFile({ cv, payload, ...lead }: Delivery["lead"]) {
  return { ...lead, payload: { ...(payload as object), refusedFile: cv } };
}

/** A reference is 40 bits: should another lead have the same, this one gets a longer one. */
async function createLead(backend: Backend, lead: Delivery["lead"]): Promise<Failure | undefined> {
  try {
    await createItem(backend, "leads", lead);
  } catch (error) {
    if (!isTaken(error)) return failureOf(backend, "lead", error);
    if (error.extension("field") !== "reference") return undefined;
    const longer = { ...lead, reference: `${lead.reference}-2` };
    return refusal(backend, "lead", () => createItem(backend, "leads", longer));
  }
}

/** Mail about a lead that staff have deleted by now is no longer wanted. */
function sendMail(backend: Backend, mail: object): Promise<Failure | undefined> {
  return refusal(backend, "mail", async () => {
    try {
      await createItem(backend, "outbox", mail);
    } catch (error) {
      if (!(error instanceof BackendError) || !error.has("INVALID_FOREIGN_KEY")) throw error;
    }
  });
}

async function refusal(
  backend: Backend,
  part: RefusedPart,
  create: () => Promise<void>,
): Promise<Failure | undefined> {
  try {
    await create();
  } catch (error) {
    if (isTaken(error)) return undefined;
    return failureOf(backend, part, error);
  }
}

function isTaken(error: unknown): error is BackendError {
  return error instanceof BackendError && error.has("RECORD_NOT_UNIQUE");
}

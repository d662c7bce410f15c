import { openAsBlob } from "node:fs";
import type { Backend } from "../../app/backend/backend.server.ts";
import { BackendError } from "../../app/backend/backend-error.server.ts";
import { uploadFile } from "../../app/backend/files.server.ts";
import { createItem } from "../../app/backend/items.server.ts";
import { type DeliveryQueue, type Leased, STEP } from "./delivery-queue.ts";
import type { KeptFiles } from "./kept-files.ts";

/** Answers by which the backend refuses a file for good. */
const REFUSED_STATUSES = new Set([400, 413, 415, 422]);

type Port = { backend: Backend; queue: DeliveryQueue; files: KeptFiles };

/**
 * Hands one submission to the backend: file, lead, mails, in this order. Every part has a key of
 * ours, so that a part that arrives twice is refused as not unique, which means done: whatever
 * happened in between, each is there once. Throws BackendError.
 */
export async function deliver({ backend, queue, files }: Port, leased: Leased): Promise<void> {
  const { id, delivery, file } = leased;
  let isRefused = false;
  if (leased.step < STEP.leadIsThere) {
    isRefused = file !== null && !(await hasFile(backend, files, file));
    await createLead(backend, isRefused ? withoutFile(delivery.lead) : delivery.lead);
    queue.advance(id, STEP.leadIsThere);
  }
  for (const mail of delivery.mails) await once(() => createItem(backend, "outbox", mail));
  queue.finish(id);
  if (file !== null && !isRefused) await files.forget(file);
}

/** Uploads the file; false when the backend will never take it: then the lead goes without it. */
async function hasFile(backend: Backend, files: KeptFiles, key: string): Promise<boolean> {
  const kept = files.find(key);
  if (!kept) return false;
  const content = await openAsBlob(files.pathOf(key), { type: kept.type });
  const file = new File([content], kept.label, { type: kept.type });
  try {
    await once(() => uploadFile(backend, { id: key, title: kept.label, file }));
    return true;
  } catch (error) {
    if (!(error instanceof BackendError) || !REFUSED_STATUSES.has(error.status)) throw error;
    console.error(`The backend does not take the file ${key}; it stays in the intake's folder`);
    return false;
  }
}

function withoutFile({ cv, payload, ...lead }: Leased["delivery"]["lead"]) {
  return { ...lead, payload: { ...(payload as object), refusedFile: cv } };
}

/** A reference is 40 bits: should another lead have the same, this one gets a longer one. */
async function createLead(backend: Backend, lead: Leased["delivery"]["lead"]): Promise<void> {
  try {
    await createItem(backend, "leads", lead);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (error.extension("field") !== "reference") return;
    await once(() => createItem(backend, "leads", { ...lead, reference: `${lead.reference}-2` }));
  }
}

async function once(create: () => Promise<void>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): error is BackendError {
  return error instanceof BackendError && error.has("RECORD_NOT_UNIQUE");
}

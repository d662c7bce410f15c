import { fileLabel } from "../../packages/lib/valid/file-label.ts";
import type { Core } from "../core.ts";
import { timestamp } from "../core.ts";
import { inAddition } from "../db/transaction.ts";
import type { StoredFile } from "../files/file-store.ts";
import { data, noContent } from "../http/answer.ts";
import { type JsonObject, readJson } from "../http/body.ts";
import { invalidPayload } from "../http/errors.ts";
import { readMultipart } from "../http/multipart.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { queryOf } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { newUuid } from "../security/tokens.ts";
import { readRemoval } from "../write/batch.ts";
import {
  deleteItems,
  insertRow,
  keysOf,
  requireAccess,
  toKey,
  updateItems,
} from "../write/items.ts";
import { toColumns } from "../write/payload.ts";
import type { Key } from "../write/written.ts";
import { answerWritten, type Written } from "./items.ts";
import { answerList } from "./lists.ts";

type Upload = { filename: string; stored: StoredFile };

async function prepare(call: Call): Promise<Written> {
  return { caller: await identify(call), collection: "files", query: queryOf(call.url) };
}

/** Receives the form: one file, and text fields that describe it. */
async function receive({ core, request }: Call) {
  const fields: JsonObject = {};
  let upload: Upload | undefined;
  try {
    await readMultipart(request, {
      field: (name, value) => {
        fields[name] = value;
      },
      file: async ({ filename, content }) => {
        if (upload) throw invalidPayload("A request may hold one file");
        // Not under the sender's key: a repeated upload must not touch the content that is there.
        const name = newUuid(core.randomBytes);
        const stored = await core.files.receive(name, filename, content);
        upload = { filename: fileLabel(filename), stored };
      },
    });
    if (!upload) throw invalidPayload("No files were included in the body");
    return { upload, fields };
  } catch (error) {
    if (upload) await core.files.settle(upload.stored, false);
    throw error;
  }
}

function record(core: Core, { caller }: Written, upload: Upload, fields: JsonObject): Promise<Key> {
  const { filename, stored } = upload;
  const named = { filename_download: filename, title: filename, ...fields };
  return inAddition(core, async (core) => {
    const key = await insertRow(core, "files", {
      ...toColumns(core, caller, "files", "create", named),
      filename_disk: stored.diskName,
      type: stored.type,
      filesize: stored.size,
      checksum: stored.checksum,
      uploaded_by: caller.user,
      uploaded_on: timestamp(core),
    });
    await core.files.keep(core.db, stored);
    return key;
  });
}

async function upload(call: Call): Promise<Response> {
  const { core } = call;
  const written = await prepare(call);
  requireAccess(written.caller, "files", "create");
  const received = await receive(call);
  let key: Key;
  try {
    await core.files.bring(received.upload.stored);
    key = await record(core, written, received.upload, received.fields);
  } catch (error) {
    await core.files.settle(received.upload.stored, false);
    throw error;
  }
  await core.files.settle(received.upload.stored, true);
  return answerWritten(core, written, key);
}

async function list(call: Call): Promise<Response> {
  return answerList(call, await identify(call), "files");
}

async function one(call: Call): Promise<Response> {
  const { caller, query } = await prepare(call);
  const key = toKey("files", call.params.id);
  return data((await readByKeys(call.core.db, caller, "files", [key], query))[0]);
}

async function update(call: Call): Promise<Response> {
  const written = await prepare(call);
  const key = toKey("files", call.params.id);
  const payload = await readJson(call.request);
  await updateItems(call.core, written.caller, "files", [{ key, payload }]);
  return answerWritten(call.core, written, key);
}

async function removeMany(call: Call): Promise<Response> {
  const caller = await identify(call);
  const removal = readRemoval("files", await readJson(call.request));
  const keys = await keysOf(call.core, caller, "files", removal);
  await deleteItems(call.core, caller, "files", keys);
  return noContent();
}

async function removeOne(call: Call): Promise<Response> {
  const caller = await identify(call);
  await deleteItems(call.core, caller, "files", [toKey("files", call.params.id)]);
  return noContent();
}

/**
 * /files: uploads of at most 5 MB, in multipart forms (quality.md, Security). The sender may make the
 * key (`id`), so that an upload that is repeated is stored once: RECORD_NOT_UNIQUE then.
 */
export const fileRoutes = [
  route("GET", "/files", list),
  route("SEARCH", "/files", list),
  route("POST", "/files", upload),
  route("GET", "/files/:id", one),
  route("PATCH", "/files/:id", update),
  route("DELETE", "/files", removeMany),
  route("DELETE", "/files/:id", removeOne),
];

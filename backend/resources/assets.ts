import { forbidden, invalidQuery } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { readByKeys } from "../read/items.ts";
import { EVERYTHING } from "../read/query.ts";
import { identify } from "../security/caller.ts";
import { toKey } from "../write/items.ts";

const FIELDS = ["filename_disk", "filename_download", "type", "filesize", "checksum"];

/** Percent-encodes a name for `filename*` (RFC 8187). */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The content of a file, always as a download and under a policy that lets it do nothing, since
 * anybody may have sent it. Revalidated each time, because rights change.
 */
async function read(call: Call): Promise<Response> {
  const { core, request, url } = call;
  const caller = await identify(call);
  for (const name of url.searchParams.keys()) {
    if (name !== "download") throw invalidQuery("Files are not transformed");
  }
  const key = toKey("files", call.params.id);
  const query = { ...EVERYTHING, fields: FIELDS };
  const [file] = await readByKeys(core.db, caller, "files", [key], query);
  if (!file) throw forbidden();
  const etag = `"${file.checksum}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(await core.files.read(String(file.filename_disk)), {
    headers: {
      ...headers,
      "content-type": String(file.type),
      "content-length": String(file.filesize),
      "content-disposition": `attachment; filename*=UTF-8''${encodeName(String(file.filename_download))}`,
    },
  });
}

/** /assets/{id}: what was uploaded; a trailing name is for people and changes nothing. */
export const assetRoutes = [
  route("GET", "/assets/:id", read),
  route("GET", "/assets/:id/:name", read),
];

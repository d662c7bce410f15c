import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../packages/lib/project-folder.ts";
import { isForbidden, isKnown } from "../conditions.ts";
import { bestOf } from "../page-cache/encodings.ts";
import { byteRange } from "./byte-range.ts";
import { missingHeaders } from "./file-headers.ts";
import {
  ASSETS,
  createFileMemory,
  FILE_ENCODINGS,
  type FileForm,
  indexFiles,
  type StaticFile,
} from "./file-index.ts";
import type { OtherBuilds } from "./other-builds.ts";

/** Of an answer to any other method. */
const ALLOWED = ["Allow", "GET, HEAD, OPTIONS", ...missingHeaders()];
export const BUILT = join(PROJECT_FOLDER, "build/client");
/** Assets of earlier builds, for tabs that were opened before the deploy (scripts/build.mjs). */
export const PREVIOUS = join(PROJECT_FOLDER, ".cache/previous-assets");

type StaticFilesOptions = {
  built?: string;
  previous?: string;
  /** Where files of builds that came later, or that others have, are looked for. */
  others?: OtherBuilds | undefined;
};

/** Serves built files for GET and HEAD, and says so to other methods; leaves all else to the next. */
export function staticFiles({
  built = BUILT,
  previous = PREVIOUS,
  others,
}: StaticFilesOptions = {}) {
  const files = new Map([...indexFiles(previous, ASSETS), ...indexFiles(built)]);
  const memory = createFileMemory(previous);

  function send(req: IncomingMessage, res: ServerResponse, path: string, file: StaticFile): void {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(req.method === "OPTIONS" ? 204 : 405, ALLOWED).end();
      return;
    }
    if (isForbidden(req.headers["if-match"])) {
      res.writeHead(412, file.unchanged as string[]).end();
      return;
    }
    const known = req.headers["if-none-match"];
    if (known !== undefined && isKnown(known, file.etag)) {
      res.writeHead(304, file.unchanged as string[]).end();
      return;
    }
    const form = formFor(req, file);
    let body: Buffer | undefined;
    try {
      body = memory(form);
    } catch {
      missing(res, path);
      return;
    }
    sendForm(req, res, form, body);
  }

  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const path = (req.url ?? "").split("?", 1)[0] ?? "";
    const name = path.startsWith(ASSETS) ? path.slice(ASSETS.length) : undefined;
    const file = files.get(path) ?? (name === undefined ? undefined : others?.get(name));
    if (file) send(req, res, path, file);
    else if (name === undefined) next();
    else if (!others) missing(res, path);
    else {
      void others.find(name).then((found) => {
        if (found) send(req, res, path, found);
        else missing(res, path);
      });
    }
  };
}

/**
 * The range that is asked for. It counts for GET alone (RFC 9110, 14.2), and not with an If-Range,
 * which only a strong tag could meet (13.1.5): the rest of an older file is none of this one.
 */
function rangeOf({ method, headers }: IncomingMessage): string | undefined {
  return method === "GET" && headers["if-range"] === undefined ? headers.range : undefined;
}

function formFor(req: IncomingMessage, { plain, packed }: StaticFile): FileForm {
  // A range counts bytes of the file itself.
  if (rangeOf(req) !== undefined) return plain;
  const accepted = req.headers["accept-encoding"];
  if (accepted === undefined) return plain;
  const there = FILE_ENCODINGS.filter((encoding) => packed[encoding]);
  const best = bestOf(there, String(accepted));
  return (best && packed[best]) ?? plain;
}

function sendForm(
  req: IncomingMessage,
  res: ServerResponse,
  form: FileForm,
  body: Buffer | undefined,
): void {
  const range = byteRange(rangeOf(req), form.size);
  if (range === "unsatisfiable") {
    res.writeHead(416, ["Content-Range", `bytes */${form.size}`]).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: form.size - 1 };
  if (range) {
    const whole = form.headers.indexOf("Content-Length");
    res.writeHead(206, [
      ...form.headers.toSpliced(whole, 2),
      ...["Content-Length", String(last - first + 1)],
      ...["Content-Range", `bytes ${first}-${last}/${form.size}`],
    ]);
  } else {
    res.writeHead(200, form.headers as string[]);
  }
  if (req.method === "HEAD" || form.size === 0) res.end();
  else if (body) res.end(range ? body.subarray(first, last + 1) : body);
  else {
    const stream = createReadStream(form.file, { start: first, end: last });
    stream.on("error", () => res.destroy());
    res.on("close", () => stream.destroy());
    stream.pipe(res);
  }
}

/** A script that is gone gets a short answer: nobody would see a page. */
function missing(res: ServerResponse, path: string): void {
  res.statusMessage = "Page Not Found";
  res.writeHead(404, missingHeaders()).end(`Page not found: ${path}\n`);
}

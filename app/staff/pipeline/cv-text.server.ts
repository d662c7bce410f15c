import { DOCX, ODT, PDF } from "../../../packages/lib/documents/document-types.ts";
import { turns } from "../../../packages/lib/limits/turns.ts";
import { cut } from "../../../packages/lib/valid/cut.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { type FileFacts, readAsset } from "../../api/files.server.ts";
import { type Reading, readDocument } from "./cv-process.server.ts";

/** Most of a text that is shown, in characters. */
const MAX_CHARACTERS = 20_000;
/** Documents read at once, each by a process of its own, and those that may wait for it. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 6;
/** Outcomes kept, and for how long, in milliseconds: the page asks again after each note that is saved. */
const MAX_KEPT = 16;
const KEPT_MS = 5 * 60_000;
/** Types that words can be got out of; a .doc is not among them. */
const READABLE: ReadonlySet<string> = new Set([PDF, DOCX, ODT]);

/**
 * A CV's words, or why there are none: "none" can be read in this type of file or this one, "late":
 * not within the bounds, or too many others are being read.
 */
export type CvText = { text: string; isCut: boolean } | { problem: "none" | "late" };

const places = turns(MAX_AT_ONCE, MAX_WAITING);
const kept = new Map<string, Promise<CvText>>();

/**
 * A CV's plain text, so that reading it opens no file. `facts` must come from the backend with the
 * asking person's own right: what another has had read a moment ago is given out again. Never
 * rejects: there is the download.
 */
export function cvText(backend: Backend, facts: FileFacts): Promise<CvText> {
  const { id, type, filesize } = facts;
  if (type === null || !READABLE.has(type)) return Promise.resolve({ problem: "none" });
  const key = `${id} ${type} ${filesize}`;
  const known = kept.get(key);
  if (known) return known;
  const forget = () => {
    if (kept.get(key) === reading) kept.delete(key);
  };
  const reading = read(backend, id, type, forget);
  const [oldest = key] = kept.keys();
  if (kept.size >= MAX_KEPT) kept.delete(oldest);
  kept.set(key, reading);
  setTimeout(forget, KEPT_MS).unref();
  return reading;
}

/** `forget` is called when the outcome says nothing of the document. */
async function read(backend: Backend, id: string, type: string, forget: () => void) {
  try {
    const reading = await places.take(async () => {
      const answer = await readAsset(backend, id);
      return readDocument(new Uint8Array(await answer.arrayBuffer()), type);
    });
    if (reading) return outcomeOf(reading);
    forget();
    return { problem: "late" } as const;
  } catch (error) {
    forget();
    // The backend's own failures are logged where they are met.
    if (!(error instanceof BackendError)) console.error("A CV was not read", error);
    return { problem: "none" } as const;
  }
}

export function outcomeOf({ words, end }: Reading): CvText {
  const text = tidy(words);
  if (isLegible(text)) {
    return {
      text: cut(text, MAX_CHARACTERS),
      isCut: end === "over" || text.length > MAX_CHARACTERS,
    };
  }
  return { problem: end === "over" ? "late" : "none" };
}

/** Fonts that don't tell their letters give noise: rather nothing than that. */
function isLegible(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && letters > text.replace(/\s/g, "").length / 2;
}

const tidy = (text: string) =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { processUse } from "./process-use.server.ts";
import { readerCommand } from "./reader-command.server.ts";

/** Processor time from when the reader is loaded, in milliseconds; three pages take a tenth of it. */
const MAX_READING_MS = 2000;
/** The same by the clock, for a machine that has others to serve. */
const MAX_WAITING_MS = 10_000;
/** Until the reader is loaded, in milliseconds; that is not the document's doing. */
const MAX_START_MS = 10_000;
/** What the process may have in memory, in bytes; 95 MB is common. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;
/** How often its use is looked at, in milliseconds. */
const LOOK_MS = 25;
/** Most that is taken of what it writes, in bytes. */
const MAX_WORDS_BYTES = 256 * 1024;
const READY = "ready\n";

/** "over": it went beyond a bound and was ended; `words` are those it had found by then. */
export type Reading = { words: string; end: "read" | "over" | "unreadable" };

/**
 * The words of a stranger's document, read by a process of its own that has no rights and no
 * variables (decision 23). It is ended when it takes more time, memory or words than a document
 * needs, and with this process; what had been read by then is kept. Rejects when it can't be started.
 */
export async function readDocument(content: Uint8Array, type: string): Promise<Reading> {
  const [program = "", ...args] = readerCommand();
  const child = spawn(program, [...args, type], { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;
  const kill = () => child.kill("SIGKILL");
  const endIt = () => {
    isOver = true;
    kill();
  };
  process.once("exit", kill);
  const startDeadline = setTimeout(endIt, MAX_START_MS);
  const watch = setInterval(look, LOOK_MS);
  let ready: { atMs: number; cpuMs: number | undefined } | undefined;

  async function look() {
    const use = await processUse(child.pid ?? 0);
    if (use && use.bytes > MAX_MEMORY_BYTES) return endIt();
    if (!ready) return;
    ready.cpuMs ??= use?.cpuMs;
    const waitedMs = performance.now() - ready.atMs;
    const cpuMs = use && ready.cpuMs !== undefined ? use.cpuMs - ready.cpuMs : waitedMs;
    if (cpuMs > MAX_READING_MS || waitedMs > MAX_WAITING_MS) endIt();
  }

  child.stdout.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_WORDS_BYTES) endIt();
    else if (!ready && size >= READY.length) {
      clearTimeout(startDeadline);
      ready = { atMs: performance.now(), cpuMs: undefined };
    }
  });
  // A reader that has ended takes no more of the document: that it ended says all.
  child.stdin.on("error", () => {});
  child.stdin.end(content);
  try {
    const [code] = await once(child, "close");
    if (!ready) throw new Error(`The reader of documents did not start (${code})`);
    const words = Buffer.concat(chunks, Math.min(size, MAX_WORDS_BYTES)).toString();
    const end = isOver ? "over" : code === 0 ? "read" : "unreadable";
    return { words: words.slice(READY.length), end };
  } finally {
    clearTimeout(startDeadline);
    clearInterval(watch);
    process.off("exit", kill);
  }
}

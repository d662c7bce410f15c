/**
 * A process that reads one document and ends: `node main.ts TYPE`, the file on its input, its words
 * as UTF-8 on its output. The first line, `ready`, says that the reader is loaded and that what comes
 * after is the document's doing. Words are written as they are found, so that who ends the process
 * has those of the first pages. It is started without rights, variables or time to lose by
 * app/staff/pipeline/cv-process.server.ts (decision 23). Ends with 0 when all was read.
 */
import { DOCX, ODT, PDF } from "../lib/documents/document-types.ts";

type Words = AsyncGenerator<string> | Generator<string>;
type Reader = (content: Buffer) => Words;

/** How the words are got out of each type of file; nothing of it is ever run or drawn. */
const READERS: Readonly<Record<string, () => Promise<Reader>>> = {
  [PDF]: async () => (await import("./pdf-words.ts")).pdfWords,
  [DOCX]: async () => (await import("./packed-words.ts")).docxWords,
  [ODT]: async () => (await import("./packed-words.ts")).odtWords,
};

const load = READERS[process.argv[2] ?? ""];
if (!load) throw new Error("No reader for this type");
const read = await load();
process.stdout.write("ready\n");
const content = await input();
for await (const words of read(content)) await written(words);

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Not on to the next page before this one has left the process. */
function written(words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(words, (error) => (error ? reject(error) : resolve()));
  });
}

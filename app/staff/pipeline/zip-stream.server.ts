import { Zip, ZipPassThrough } from "fflate";

export type ZipEntry = { name: string; content: Uint8Array };

/**
 * A ZIP archive of what `entries` gives, written as it is read: one entry is in memory at a time.
 * Nothing is compressed, because documents are already. An entry that fails breaks the download off.
 */
export function zipStream(
  entries: AsyncGenerator<ZipEntry> | Generator<ZipEntry>,
): ReadableStream<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await entries.next();
      if (done) zip.end();
      else add(zip, value);
      for (const chunk of written.splice(0)) controller.enqueue(chunk);
      if (done) controller.close();
    },
    async cancel() {
      await entries.return(undefined);
    },
  });
}

function add(zip: Zip, { name, content }: ZipEntry): void {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  entry.push(content, true);
}

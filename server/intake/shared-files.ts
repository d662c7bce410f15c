import { z } from "zod";
import type { KeptFile, Upload } from "../../app/forms/submission.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { type FileFacts, type KeptFiles, PENDING_FILE_MS } from "./kept-files.ts";

/** A form that is sent twice finds its file for so long after the first time, in milliseconds. */
const SENT_FILE_MS = 15 * 60_000;

const FACTS = z.object({
  label: z.string(),
  type: z.string(),
  size: z.number(),
  checksum: z.string(),
  sender: z.string(),
});

/** Files of this disk that the form of another process may name, and the other way round. */
export function shareFiles({ documents }: SharedState, files: () => KeptFiles) {
  return {
    async keep(upload: Upload): Promise<KeptFile> {
      const kept = await files().keep(upload);
      const { key, label, type, size, checksum } = kept;
      const facts: FileFacts = { label, type, size, checksum, sender: upload.sender };
      await documents?.keep(key, files().pathOf(key), {
        facts: JSON.stringify(facts),
        sender: upload.sender,
        ttlMs: PENDING_FILE_MS,
      });
      return kept;
    },
    async find(key: string): Promise<KeptFile | undefined> {
      const here = files().find(key);
      // What is no key of ours may be no name of a file, either.
      if (here || !documents || !z.uuid().safeParse(key).success) return here;
      return files().adopt(key, async (path) => {
        const facts = await documents.fetch(key, path);
        return facts === undefined ? undefined : FACTS.parse(JSON.parse(facts));
      });
    },
    /** Something was sent with it: this disk delivers it. */
    sent: (key: string) => documents?.expire(key, SENT_FILE_MS),
  };
}

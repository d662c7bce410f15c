import { z } from "zod";

const text = z.string().nullish().catch(undefined);

/** What a form sends along with a lead; whatever is missing or of another kind is left out. */
const payloadSchema = z
  .object({
    answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({}),
    source: z
      .object({
        page: text,
        landing: text,
        referrer: text,
        utm: z.record(z.string(), z.string()).catch({}),
      })
      .partial()
      .catch({}),
    consent: z.object({ version: text, text }).partial().catch({}),
    /** Why it went to the spam queue. */
    spam: z.array(z.string()).catch([]),
  })
  .partial();

export function readPayload(payload: unknown) {
  const {
    answers = {},
    source = {},
    consent = {},
    spam = [],
  } = payloadSchema.safeParse(payload).data ?? {};
  return { answers, source, consent, spam };
}

import { z } from "zod";
import { normaliseEmail } from "../../../packages/lib/valid/email.ts";

/** An e-mail address as accounts have it: in lower case, without spaces around. */
export const emailSchema = z.string().transform((typed, context) => {
  const email = normaliseEmail(typed);
  if (email !== null) return email;
  context.addIssue({ code: "custom", message: "must be an e-mail address" });
  return z.NEVER;
});

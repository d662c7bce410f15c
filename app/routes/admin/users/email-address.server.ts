import { z } from "zod";

/** Longest address, in characters, as the standards have it. */
const MAX_LENGTH = 254;

/** An e-mail address as accounts have it: in lower case, without spaces around. */
export const emailSchema = z.string().trim().toLowerCase().max(MAX_LENGTH).pipe(z.email());

import * as z from "zod/mini";
import * as part from "../schema-parts.ts";

export const RIGHTS = ["yes", "permit", "unsure"] as const;
/** Chosen by whoever applies for no particular position. */
export const OPEN_APPLICATION = "open";

export const schema = z.object({
  /** An opening's id; whether it is still open is for the server to say. */
  opening: part.line(100),
  name: part.line(100),
  email: part.email,
  phone: part.optionalPhone,
  city: part.line(100),
  made: part.text(2000),
  why: part.optionalText(2000),
  links: part.optionalLinks(1000),
  cvKey: part.fileKey,
  rightToWork: part.oneOf(RIGHTS),
  start: part.optionalLine(100),
  consent: part.consent,
});

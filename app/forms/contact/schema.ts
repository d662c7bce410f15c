import * as z from "zod/mini";
import * as part from "../schema-parts.ts";

export const TOPICS = ["creator", "brand", "live", "production", "job", "press", "data"] as const;
export type Topic = (typeof TOPICS)[number];

export const schema = z.object({
  topic: part.oneOf(TOPICS),
  name: part.line(100),
  email: part.email,
  phone: part.optionalPhone,
  message: part.text(),
  consent: part.consent,
});

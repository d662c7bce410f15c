import * as z from "zod/mini";
import { BUDGETS } from "../brands-join/schema.ts";
import * as part from "../schema-parts.ts";

export const CAMPAIGN_GOALS = ["search", "visit", "order", "book", "come", "talk"] as const;
export const COVERS = ["fees", "production", "paid-use", "travel"] as const;
export const FORMATS = ["live", "short-video", "series", "event", "photos", "open"] as const;

export const schema = z.object({
  product: part.text(1500),
  goal: part.oneOf(CAMPAIGN_GOALS),
  audience: part.text(1500),
  markets: part.line(),
  budget: part.oneOf(BUDGETS),
  covers: part.anyOf(COVERS),
  deadline: part.line(),
  changesUntil: part.optionalLine(),
  formats: part.someOf(FORMATS),
  claims: part.optionalText(1500),
  names: part.optionalText(500),
  company: part.line(),
  website: part.optionalUrl,
  name: part.line(100),
  email: part.email,
  phone: part.optionalPhone,
  consent: part.consent,
});

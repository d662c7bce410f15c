import * as z from "zod/mini";
import * as part from "../schema-parts.ts";

export const GOALS = ["awareness", "visits", "sales", "launch", "event", "content"] as const;
export const BUDGETS = ["under-5k", "5k-15k", "15k-50k", "over-50k", "unknown"] as const;
export const TIMINGS = ["month", "quarter", "half-year", "later"] as const;

export const schema = z.object({
  company: part.line(),
  website: part.optionalUrl,
  name: part.line(100),
  role: part.optionalLine(100),
  email: part.email,
  phone: part.optionalPhone,
  goals: part.someOf(GOALS),
  budget: part.oneOf(BUDGETS),
  timing: part.oneOf(TIMINGS),
  markets: part.line(),
  message: part.text(),
  consent: part.consent,
});

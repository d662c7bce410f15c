import type { ServicePageWords } from "../../../../content/service-words.ts";
import type { Pages } from "../../../../content/types.ts";

/** What all services say in the sections that they share, whatever else their own one adds. */
export type ServiceWords = Omit<ServicePageWords, "title" | "description" | "cost">;

/** What people look for before they write, as a list of facts; some say where they come from. */
export type FactsWords = CostWords & { source?: string };

/** How the price comes about; the service that is free has none. */
export type CostWords = ServicePageWords["cost"];
export type FreeWords = Pages["serviceTiktokLive"]["cost"];

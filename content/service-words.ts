import type { serviceProduction } from "./en/pages/services/production.ts";

/** What is said of a service where it is one of several. */
export type ServiceLines = {
  /** What the menu, the footer and lists call it. */
  name: string;
  /** Below its name in the menu: four or five words. */
  menu: string;
  /** On the home page. */
  home: string;
  /** On the list of services. */
  line: string;
  /** What somebody says who needs it, on the list of services. */
  said: string;
  /** On the landing page for brands, of what is for them; its line of the list where nothing is said. */
  brands?: string;
};

/**
 * What the page of every service says; a piece of its own has words beside these. `wall` has a tag for each
 * frame, from the first on (those beyond the last tag have none), and who is in the largest.
 */
export type ServicePageWords = Pick<
  typeof serviceProduction,
  | "title"
  | "description"
  | "heading"
  | "lead"
  | "price"
  | "action"
  | "wall"
  | "offer"
  | "steps"
  | "cost"
  | "questions"
  | "next"
>;

import type { Env } from "../env.ts";

/** What is examined. */
export type Installation = {
  env: Env;
  /** Milliseconds since 1970. */
  now: number;
  /** Who is sent a test mail; nobody unless asked for. */
  testMailTo?: string | undefined;
};

/** Names that lead back to the machine that asks. */
const LOCAL_NAME = /(^|\.)localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/;

/** Whether visitors are meant to come: an installation to try things out may lack what they need. */
export const isPublic = ({ siteUrls }: Pick<Env, "siteUrls">): boolean =>
  siteUrls.en.protocol === "https:" || !LOCAL_NAME.test(siteUrls.en.hostname);

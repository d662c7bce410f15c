import type { Step } from "./exchange.ts";

/** Pages that belong to one person, and the data behind them. */
export function isPrivatePath(pathname: string): boolean {
  return /^\/(admin|account)(\.data|\/|$)/.test(pathname);
}

/** Whatever a private page answers, nobody keeps or lists it: no cache, no search engine. */
export const privatePages: Step = async ({ url }, next) => {
  const response = await next();
  if (!isPrivatePath(url.pathname)) return response;
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
};

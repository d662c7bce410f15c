import type { Step } from "./exchange.ts";

/** /{key}.txt proves to IndexNow that whoever announces pages of a site runs it (indexnow.org). */
export const indexNowKey: Step = async ({ url, env }, next) => {
  if (!env.indexNowKey || url.pathname !== `/${env.indexNowKey}.txt`) return next();
  return new Response(env.indexNowKey, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
};

import type { Step } from "../exchange.ts";

/** /{key}.txt proves to IndexNow that whoever announces pages of a site runs it (indexnow.org). */
export const indexNowKey: Step = async ({ url, env }, next) => {
  const { key } = env.indexNow;
  if (!key || url.pathname !== `/${key}.txt`) return next();
  return new Response(key, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
};

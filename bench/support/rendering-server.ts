/** The site without its page cache: what every request would cost. */
import { parseEnv } from "../../env.ts";
import { listen } from "../../server/listen.ts";
import { loadSite } from "../../server/load-site.ts";
import { Tracer } from "../../server/tracing/tracer.ts";

const env = parseEnv(process.env);
const watchers = { tracer: new Tracer() };
const site = await loadSite(env, { isReady: () => true }, undefined, watchers);
await listen(env, { ...site, cached: undefined }, watchers);
console.log("ready without a page cache");

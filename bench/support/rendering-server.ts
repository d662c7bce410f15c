/** The site without its page cache: what every request would cost. */
import { parseEnv } from "../../env.ts";
import { listen } from "../../server/listen.ts";
import { loadSite } from "../../server/load-site.ts";

const env = parseEnv(process.env);
const site = await loadSite(env, { isReady: () => true });
await listen(env, { ...site, cached: undefined });
console.log("ready without a page cache");

// npm run dev: the site with hot module replacement, from sources.
import { environment, fail, install } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { superviseSite } from "./supervise-site.mjs";

async function dev() {
  await install();
  await prepare();
  superviseSite([], { ...environment, NODE_ENV: "development" });
}

dev().catch(fail);

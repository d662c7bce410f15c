// npm start: installs and builds what is missing, then runs the production site.
import { build } from "./build.mjs";
import { environment, fail, install } from "./install.mjs";
import { siteArguments, siteEnvironment } from "./site-process.mjs";
import { superviseSite } from "./supervise-site.mjs";

async function start() {
  await install();
  await build();
  superviseSite(siteArguments, { ...siteEnvironment, ...environment, NODE_ENV: "production" });
}

start().catch(fail);

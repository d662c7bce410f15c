// npm run doctor: what is wrong with this installation and how to mend it, the worst first. Reads the
// same environment as the site. npm run doctor -- --mail=you@b4.example sends a mail there. Exits with 1
// when something is lost by what it finds. See docs/operating.md.
import { setPriority } from "node:os";
import { examine } from "../doctor/examine.ts";
import { isSerious } from "../doctor/finding.ts";
import { told } from "../doctor/tell.ts";
import { parseEnv } from "../env.ts";
import { EnvError } from "../env-error.ts";
import { normaliseEmail } from "../packages/lib/valid/email.ts";
import { sayFailure } from "./say-failure.ts";

/** Below the site, which goes on meanwhile. */
const NICENESS = 10;
const MAIL = "--mail=";

async function main(args: string[]): Promise<void> {
  setPriority(NICENESS);
  const unknown = args.find((arg) => !arg.startsWith(MAIL));
  if (unknown) throw new EnvError(`npm run doctor knows --mail=ADDRESS, not ${unknown}`);
  const testMailTo = args.map((arg) => arg.slice(MAIL.length)).at(-1);
  if (testMailTo !== undefined && normaliseEmail(testMailTo) === null) {
    throw new EnvError(`${MAIL}${testMailTo} must be an e-mail address`);
  }
  const findings = await examine({ env: parseEnv(process.env), now: Date.now(), testMailTo });
  console.log(told(findings).join("\n"));
  if (findings.some(isSerious)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch(sayFailure);

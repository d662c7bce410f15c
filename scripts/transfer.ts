/**
 * Moves people, content and files between the embedded backend and a Directus, keeping ids:
 *
 *   DIRECTUS_URL=… DIRECTUS_TOKEN=… npm run transfer -- to-directus
 *   … npm run transfer -- from-directus [--force] [--no-mail]
 *
 * Ends with 0 when both sides are proven equal, else with 1. docs/directus.md says more.
 */
import { parseArgs } from "node:util";
import { parseEnv } from "../env.ts";
import { ACCOUNT, openAsOperator } from "./directus/operator.ts";
import { openDirectus } from "./transfer/directus.ts";
import { openEmbedded } from "./transfer/embedded.ts";
import { move, type Proof } from "./transfer/move.ts";

const USAGE = `npm run transfer -- to-directus | from-directus [--force] [--no-mail]
Set ${ACCOUNT}; and what the site has: DATA_DIR, SITE_URL_EN, SITE_URL_EL.`;

const PASSWORDS_STAY = `Passwords, second factors and sign-ins do not move: neither side gives them away. Accounts that are
new here get a mail to choose a password, unless --no-mail is given.`;

const describe = ({ collection, source, target, equal }: Proof) =>
  [
    collection.padEnd(20),
    String(source.count).padStart(7),
    String(target.count).padStart(7),
    ` ${source.checksum.slice(0, 16)} ${target.checksum.slice(0, 16)}`,
    equal ? " equal" : " DIFFERENT",
  ].join("");

async function transfer(direction: string, force: boolean, mail: boolean): Promise<boolean> {
  const { dataDir, databaseUrl, siteUrls } = parseEnv(process.env);
  if (databaseUrl) throw new Error("DATABASE_URL is set: what is moved is the SQLite in DATA_DIR");
  const allowedOrigins = [
    { origin: siteUrls.en.origin, language: "en" },
    { origin: siteUrls.el.origin, language: "el" },
  ] as const;
  const access = await openAsOperator(process.env);
  const directus = await openDirectus({ access, allowedOrigins });
  const embedded = openEmbedded({ dataDir, allowedOrigins });
  try {
    const [from, to] =
      direction === "to-directus" ? [embedded, directus] : ([directus, embedded] as const);
    console.log(`From ${from.name} to ${to.name}\n${PASSWORDS_STAY}`);
    const proofs = await move(from, to, { force, mail, report: (line) => console.log(line) });
    console.log(`${"".padEnd(20)}   from     to  sha256 from      sha256 to`);
    for (const proof of proofs) console.log(describe(proof));
    return proofs.every(({ equal }) => equal);
  } finally {
    embedded.close();
    directus.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean" }, "no-mail": { type: "boolean" } },
  });
  const [direction = "", ...more] = positionals;
  if (!["to-directus", "from-directus"].includes(direction) || more.length > 0)
    throw new Error(USAGE);
  const equal = await transfer(direction, values.force ?? false, !values["no-mail"]);
  console.log(equal ? "Both sides are equal" : "The sides differ: see above");
  process.exitCode = equal ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

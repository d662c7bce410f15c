/**
 * Moves people, content and files between the embedded backend and a Directus, keeping ids:
 *
 *   DIRECTUS_URL=… DIRECTUS_TOKEN=… npm run transfer -- to-directus
 *   … npm run transfer -- from-directus [--force] [--no-mail]
 *
 * And all that there is between SQLite in DATA_DIR and the PostgreSQL of DATABASE_URL, one of them new:
 *
 *   DATABASE_URL=… npm run transfer -- to-postgres | from-postgres
 *
 * Ends with 0 when both sides are proven equal, else with 1. docs/directus.md and docs/operating.md say more.
 */
import { parseArgs } from "node:util";
import { copyAll, folderEnd, postgresEnd } from "../backup/between-databases.ts";
import { parseEnv } from "../env.ts";
import { ACCOUNT, openAsOperator } from "./directus/operator.ts";
import { openDirectus } from "./transfer/directus.ts";
import { openEmbedded } from "./transfer/embedded.ts";
import { move, type Proof } from "./transfer/move.ts";

const USAGE = `npm run transfer -- to-directus | from-directus [--force] [--no-mail]
Set ${ACCOUNT}; and what the site has: DATA_DIR, SITE_URL_EN, SITE_URL_EL.
npm run transfer -- to-postgres | from-postgres
Set DATABASE_URL and DATA_DIR. The site must not run meanwhile.`;

const DATABASES = new Set(["to-postgres", "from-postgres"]);

const PASSWORDS_STAY = `Passwords, second factors and sign-ins do not move: neither side gives them away. Accounts that are
new here get a mail to choose a password, unless --no-mail is given.`;

type Line = Omit<Proof, "collection"> & { collection: string };

const describe = ({ collection, source, target, equal }: Line) =>
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

async function betweenDatabases(direction: string): Promise<boolean> {
  const { dataDir, databaseUrl, filesUrl } = parseEnv(process.env);
  if (!databaseUrl) throw new Error(USAGE);
  const folder = await folderEnd(dataDir);
  const postgres = await postgresEnd(databaseUrl, dataDir, filesUrl);
  try {
    const proofs = await (direction === "to-postgres"
      ? copyAll(folder, postgres)
      : copyAll(postgres, folder));
    for (const { table, from, to, equal } of proofs) {
      console.log(describe({ collection: table, source: from, target: to, equal }));
    }
    return proofs.every(({ equal }) => equal);
  } finally {
    await folder.storage.close();
    await postgres.storage.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean" }, "no-mail": { type: "boolean" } },
  });
  const [direction = "", ...more] = positionals;
  const isKnown = DATABASES.has(direction) || ["to-directus", "from-directus"].includes(direction);
  if (!isKnown || more.length > 0) throw new Error(USAGE);
  const equal = DATABASES.has(direction)
    ? await betweenDatabases(direction)
    : await transfer(direction, values.force ?? false, !values["no-mail"]);
  console.log(equal ? "Both sides are equal" : "The sides differ: see above");
  process.exitCode = equal ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { bodyOf, type Fields } from "./right-answers.ts";
import { HOSTS, type LANGUAGES, openSite } from "./site.ts";

const HOUSE = ["hello", "press", "jobs"].map((name) => `${name}@b4.example`);

/** The built site with a backend of its own, for forms to be sent to; whoever opens it closes it. */
export async function openForms(variables: Record<string, string> = {}) {
  const backend = await startBackend({ houseAddresses: HOUSE });
  const dataDir = temporaryFolder();
  const site = await openSite(
    { DATA_DIR: dataDir, ...variables },
    { fetch: (request: Request) => backend.backend.fetch(request), publicToken: PUBLIC_TOKEN },
  );
  const stored = backend.openStored();
  return {
    site,
    dataDir,
    stored,
    mails: backend.mails,
    leads: () => stored.prepare("SELECT * FROM leads").all() as Record<string, unknown>[],
    async send(
      lang: (typeof LANGUAGES)[number],
      path: string,
      fields: Fields,
      headers: HeadersInit = {},
    ) {
      const init = { method: "POST", body: bodyOf(path, fields), headers };
      const request = new Request(`${HOSTS[lang]}${path}`, init);
      return site.fetch(request, "192.0.2.7");
    },
    close: () => site.intake.close(),
  };
}

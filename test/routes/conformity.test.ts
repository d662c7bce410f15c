import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, openSite, PUBLIC_PATHS } from "../support/site.ts";
import { ADMIN, openStaffSite } from "../support/staff-site.ts";

/**
 * The Nu Html Checker (vnu), which is what validator.w3.org runs, over every public page and the staff
 * area. It needs Java.
 */

const LIMIT_MS = 300_000;
const hasJava = spawnSync("java", ["-version"]).status === 0;
if (!hasJava) {
  process.stderr.write(
    "\nHTML CONFORMITY SKIPPED, NOT PASSED: THERE IS NO JAVA (DEBIAN: default-jre-headless).\n\n",
  );
}
const JAR = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** Half the processor time for a run that is over in a minute: no second compiler, one collector. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss2m"];

/** What vnu calls an error and is none, and why. */
const FALSE_ALARMS: readonly { pattern: RegExp; because: string }[] = [
  {
    pattern: /^The “role” attribute must not be used on a “t[drh]” element/,
    because:
      "CSS lays tables out otherwise on phones, and browsers then forget that they are tables",
  },
  {
    pattern:
      /^An “input” element with a “type” attribute whose value is “hidden” must not have an “autocomplete”/,
    because:
      "Firefox brings an old value back into hidden fields as well, on a reload: off keeps it from that",
  },
];

/** What is public and no page of the contract. */
const OTHERS = ["/blog?category=growth", "/search?q=live", "/no-such-page"];

type Message = { type: string; subType?: string; url?: string; message: string; extract?: string };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "conformity-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Style sheets within a page are not looked at: vnu's CSS is older than ours, and half its work. */
const withoutSheets = (html: string) =>
  html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");

/** What vnu has to find, each time, or it has looked at nothing. */
const FAULTY = `<!DOCTYPE html><html lang="en"><title>x</title><main><ul><p>x</p></ul></main>`;
const FAULT = /^planted: .*“p”.*“ul”/;

/** What vnu finds wrong with documents, by address; a kind of fault once for each. */
function faultsOf(documents: ReadonlyMap<string, string>): string[] {
  const all = new Map([...documents, ["planted", FAULTY]]);
  const names = [...all.keys()];
  for (const [index, name] of names.entries()) {
    writeFileSync(join(folder, `${index}.html`), withoutSheets(all.get(name) ?? ""));
  }
  const files = names.map((_, index) => join(folder, `${index}.html`));
  const { stderr } = spawnSync(
    "java",
    [...SHORT_RUN, "-jar", JAR, "--errors-only", "--format", "json", ...files],
    { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages.flatMap(({ url = "", message, extract = "" }) => {
    if (FALSE_ALARMS.some(({ pattern }) => pattern.test(message))) return [];
    const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
    return [`${name}: ${message} ${extract.replace(/\s+/g, " ").trim()}`];
  });
  return [...new Set(faults)].sort();
}

it.skipIf(!hasJava)("would be told of a fault", () => {
  expect(faultsOf(new Map())).toEqual([expect.stringMatching(FAULT)]);
});

it.skipIf(!hasJava)(
  "public pages conform",
  async () => {
    const site = await openSite();
    const documents = new Map<string, string>();
    for (const host of Object.values(HOSTS)) {
      for (const path of [...PUBLIC_PATHS, ...OTHERS]) {
        const response = await site.fetch(new Request(`${host}${path}`));
        documents.set(`${host}${path}`, await response.text());
      }
    }
    expect(documents.size).toBeGreaterThan(86);
    expect(faultsOf(documents)).toEqual([expect.stringMatching(FAULT)]);
  },
  LIMIT_MS,
);

it.skipIf(!hasJava)(
  "staff pages conform, and forms with what is wrong in them",
  async () => {
    expectConsole("error");
    const { backend, visitor } = await openStaffSite();
    const lead = newLead({ form: "creators-join" });
    await backend.call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    const documents = new Map<string, string>();
    for (const language of ["en", "el"] as const) {
      const admin = visitor(language);
      const keep = async (path: string, response: Response) => {
        documents.set(`${language} ${response.status} ${path}`, await response.text());
      };
      await keep("/account/sign-in", await admin.get("/account/sign-in"));
      await admin.signIn(ADMIN);
      for (const path of [
        ...["/admin", "/admin/leads", "/admin/leads/board", "/admin/leads/numbers"],
        ...[`/admin/leads/${lead.id}`, `/admin/leads/${lead.id}/reply`],
        ...["/admin/articles", "/admin/articles/new", "/admin/outbox", "/admin/tray"],
        ...["/admin/users", "/admin/users/invite", "/admin/activity", "/admin/account"],
        ...["/admin/privacy", "/admin/redirects"],
      ]) {
        await keep(path, await admin.get(path));
      }
      for (const path of ["/contact", "/creators/join", "/brands/join", "/careers/apply"]) {
        await keep(path, await admin.post(path, { email: "nobody" }));
      }
    }
    const unexpected = [...documents.keys()].filter((name) => !/ (200|422|400) /.test(name));
    expect(unexpected).toEqual([]);
    expect(faultsOf(documents)).toEqual([expect.stringMatching(FAULT)]);
  },
  LIMIT_MS,
);

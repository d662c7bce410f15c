/** Accounts of people who sign in at the site, and are kept by a Directus. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ROLE_IDS } from "../../backend/permissions.ts";
import { type Call, signIn } from "../../scripts/directus/call.ts";
import { plainText, type TestInstallation, tokenIn } from "./installation.ts";
import { openBrowser, openStaff } from "./staff-browser.ts";

const LIMIT_MS = 180_000;
const PASSWORD = "Walnut-lantern-at-six-31";
/** What a Directus allows before it suspends an account by itself, and more. */
const MANY_GUESSES = 30;
/** Of one account from one network, as at our own backend. */
const ALLOWED_GUESSES = 10;

type Stage = {
  installation: TestInstallation;
  studio: Call;
  startSite(variables?: Record<string, string>): { ready(): Promise<void>; output(): string };
  originOf(language?: string): string;
};

export function describesAccounts(stageOf: () => Stage) {
  /** Somebody of the house, and the site running behind one proxy. */
  async function begin(facts: Record<string, unknown> = {}) {
    const stage = stageOf();
    const site = stage.startSite({ TRUST_PROXY: "1" });
    await site.ready();
    const person = {
      ...{ email: `${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD },
      ...{ first_name: "Iris", role: ROLE_IDS.editor, status: "active", ...facts },
    };
    const { id } = (await stage.studio("POST", "/users", person)) as { id: string };
    const change = (changes: object) => stage.studio("PATCH", `/users/${id}`, changes);
    return { ...stage, site, person, id, change, origin: stage.originOf() };
  }

  it(
    "ends a session at once: signed out, suspended, another role",
    async () => {
      const { origin, person, change, studio, site } = await begin();
      const [first, second] = [await openStaff(origin, person), await openStaff(origin, person)];
      const copied = openBrowser(origin, { cookies: first.cookies });
      await copied.page("/admin");
      await first.leadsTo("/account/sign-out", {});
      expect(await copied.leadsTo("/admin")).toMatch(/^\/account\/sign-in/);
      await second.page("/admin");

      const { role } = (await studio("GET", "/users/me?fields=role")) as { role: string };
      expect((await second.send("/admin/users")).status).toBe(403);
      await change({ role });
      await second.page("/admin/users");
      await change({ role: ROLE_IDS.editor });
      expect((await second.send("/admin/users")).status).toBe(403);

      const kept = openBrowser(origin, { cookies: second.cookies });
      await change({ status: "suspended" });
      expect(await second.leadsTo("/admin")).toMatch(/^\/account\/sign-in/);
      await change({ status: "active" });
      // Nor does it come back with the account.
      expect(await kept.leadsTo("/admin")).toMatch(/^\/account\/sign-in/);
      expect(site.output()).not.toMatch(/Backend error (?!401)/);
    },
    LIMIT_MS,
  );

  it(
    "goes on after one's own password was changed, here and nowhere else",
    async () => {
      const { origin, person } = await begin();
      const [here, there] = [await openStaff(origin, person), await openStaff(origin, person)];
      const wanted = "Seven-olive-trees-at-dawn";
      const form = { intent: "password", current: PASSWORD, new: wanted };
      expect(await here.leadsTo("/admin/account", form)).toBe("/admin/account?done=password");
      await here.page("/admin");
      expect(await there.leadsTo("/admin")).toMatch(/^\/account\/sign-in/);
    },
    LIMIT_MS,
  );

  it(
    "keeps guesses at a password from locking its owner out",
    async () => {
      const { origin, person, studio, id, installation } = await begin();
      const { email } = person;
      const stranger = openBrowser(origin, { network: "192.0.2.77" });
      const statuses: number[] = [];
      for (let guess = 0; guess < ALLOWED_GUESSES + 2; guess++) {
        const { status, retryAfter } = await stranger.send("/account/sign-in", {
          ...{ email, password: `guess ${guess}`, next: "/admin" },
        });
        statuses.push(status);
        expect(Number(retryAfter ?? 0) > 0).toBe(status === 429);
      }
      expect(statuses).toEqual([...Array(ALLOWED_GUESSES).fill(400), 429, 429]);
      // Nor by Directus's own door.
      for (let guess = 0; guess < MANY_GUESSES; guess++) {
        await expect(signIn(installation.url, email, `guess ${guess}`)).rejects.toThrow("401");
      }
      expect(await studio("GET", `/users/${id}?fields=status`)).toEqual({ status: "active" });
      await openStaff(origin, person, { network: "198.51.100.7" });
      const asked: number[] = [];
      for (let time = 0; time < 4; time++) {
        asked.push((await stranger.send("/account/forgot-password", { email })).status);
      }
      expect(asked).toEqual([303, 303, 303, 429]);
    },
    LIMIT_MS,
  );

  it(
    "mails in the words of the site and the reader's language, as often as it takes",
    async () => {
      const { origin, originOf, person, installation, studio } = await begin({ language: "el-GR" });
      const subjectTo = async (email: string) => {
        const mail = await installation.mailTo(email);
        return { mail, subject: decodedSubject(mail), text: plainText(mail) };
      };
      // The account's own language, wherever it was asked for.
      const browser = openBrowser(origin);
      await browser.leadsTo("/account/forgot-password", { email: person.email });
      const reset = await subjectTo(person.email);
      expect(reset.subject).toBe("Νέος κωδικός για την B4");
      expect(reset.text).toContain(`${origin}/account/reset-password?token=`);
      const token = tokenIn(reset.mail) ?? "";
      const chosen = { token, password: "Seven-olive-trees-at-dawn" };
      expect(await browser.leadsTo("/account/reset-password", chosen)).toMatch(/notice=reset$/);

      // Invited people read the language of the site that they are invited to.
      installation.holdMail(true);
      const invited = `${randomUUID().slice(0, 8)}@example.com`;
      const administrator = await openStaff(origin, installation);
      const invitation = { email: invited, role: ROLE_IDS.editor, language: "el" };
      expect(await administrator.leadsTo("/admin/users/invite", invitation)).toBe(
        "/admin/users?done=invited",
      );
      const waiting = async () =>
        (await studio("GET", `/items/outbox?filter[recipient][_eq]=${invited}`)) as {
          id: string;
          status: string;
          attempts: number;
          language: string;
        }[];
      await expect.poll(async () => (await waiting())[0]?.attempts, { timeout: 10_000 }).toBe(1);
      const [mail] = await waiting();
      expect(mail).toMatchObject({ status: "waiting", language: "el" });
      installation.holdMail(false);
      await studio("PATCH", `/items/outbox/${mail?.id}`, { status: "waiting" });
      const sent = await subjectTo(invited);
      expect(sent.subject).toBe("Η πρόσκλησή σας στην B4");
      const greek = originOf("el.");
      expect(sent.text).toContain(`${greek}/account/accept-invite?token=`);

      const newcomer = openBrowser(greek);
      const accepted = {
        ...{ token: tokenIn(sent.mail) ?? "", password: PASSWORD },
        ...{ first_name: "Κώστας", last_name: "Ρήγας" },
      };
      expect(await newcomer.leadsTo("/account/accept-invite", accepted)).toBe("/admin");
      await newcomer.page("/admin");
      const [account] = (await studio("GET", `/users?filter[email][_eq]=${invited}`)) as [object];
      expect(account).toMatchObject({ first_name: "Κώστας", language: "el-GR", status: "active" });
    },
    LIMIT_MS,
  );
}

/** The subject of a mail, out of its encoded words. */
function decodedSubject(mail: string): string {
  const [, folded = ""] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(mail) ?? [];
  return folded
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/gi, (_match, hex) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString("utf8"));
}

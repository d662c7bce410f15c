import {
  acceptUserInvite,
  aggregate,
  authentication,
  createDirectus,
  createItem,
  createItems,
  createUser,
  customEndpoint,
  deleteFile,
  deleteItem,
  deleteItems,
  deleteUser,
  deleteUsers,
  disableTwoFactor,
  enableTwoFactor,
  generateTwoFactorSecret,
  inviteUser,
  isDirectusError,
  passwordRequest,
  readActivities,
  readAssetArrayBuffer,
  readFile,
  readFiles,
  readItem,
  readItems,
  readMe,
  readProviders,
  readRole,
  readRoles,
  readRolesMe,
  readUser,
  readUserPermissions,
  readUsers,
  rest,
  serverHealth,
  serverInfo,
  serverPing,
  staticToken,
  updateFile,
  updateItem,
  updateItems,
  updateItemsBatch,
  updateMe,
  updateUser,
  uploadFiles,
  withSearch,
  withToken,
} from "@directus/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { totpCode } from "../../backend/security/totp.ts";
import { currentStep } from "../support/current-step.ts";
import { type Client, PASSWORD } from "./target.ts";

type Row = Record<string, unknown>;
type Schema = { articles: Row[]; article_translations: Row[]; leads: Row[] };

const open = (url: string) =>
  createDirectus<Schema>(url)
    .with(rest())
    .with(authentication("json", { autoRefresh: false }));
type Sdk = ReturnType<typeof open>;

/** The reason of a refusal that the client takes for a Directus's. */
const codeOf = (error: unknown): unknown =>
  isDirectusError(error) ? error.errors[0]?.extensions.code : error;

/** What Directus's own client, in its newest version, does with the backend. */
export function describeSdk(client: () => Client): void {
  describe("@directus/sdk", () => {
    let sdk: Sdk;
    let slug: (name: string) => string;

    beforeAll(async () => {
      const { url, administrator, unique } = client();
      sdk = open(url);
      await sdk.login(administrator);
      const prefix = unique("sdk");
      slug = (name) => `${prefix}-${name}`;
    });

    it("signs in and out, and renews", async () => {
      const own = open(client().url);
      const { email, password } = await client().makeUser(client().roles.editor);
      const begun = await own.login({ email, password });
      expect(begun).toMatchObject({ expires: 900_000 });
      const renewed = await own.refresh();
      expect(renewed.refresh_token).not.toBe(begun.refresh_token);
      expect((await own.request(readMe({ fields: ["email"] }))).email).toBe(email);
      await own.logout();
      expect(await own.getToken()).toBeNull();
      const wrong = await own.login({ email, password: "not this one" }).catch((error) => error);
      expect(codeOf(wrong)).toBe("INVALID_CREDENTIALS");
    });

    it("asks who one is, and changes it", async () => {
      const me = await sdk.request(readMe({ fields: ["email", { role: ["name"] }] }));
      expect(me).toEqual({
        email: client().administrator.email,
        role: { name: "Administrator" },
      });
      const changed = await sdk.request(
        updateMe({ first_name: "Ada" }, { fields: ["first_name"] }),
      );
      expect(changed).toEqual({ first_name: "Ada" });
      expect(await sdk.request(readRolesMe({ fields: ["name"] }))).toEqual([
        { name: "Administrator" },
      ]);
      const rights = (await sdk.request(readUserPermissions())) as unknown as Record<
        string,
        unknown
      >;
      expect(rights).toHaveProperty("leads.read.access", "full");
    });

    it("writes, finds, counts and deletes items", async () => {
      const one = await sdk.request(
        createItem("articles", { slug: slug("a"), author: "ana-reed" }),
      );
      const others = await sdk.request(
        createItems("articles", [{ slug: slug("b") }, { slug: slug("c"), author: "theo-marsh" }]),
      );
      const [b, c] = others as Row[];
      const ids = [one.id, b?.id, c?.id].map(Number);
      const mine = { slug: { _starts_with: slug("") } } as const;

      expect((await sdk.request(readItem("articles", Number(one.id)))).slug).toBe(slug("a"));
      const query = { fields: ["slug"], sort: ["-slug"], limit: 2, filter: mine } as never;
      const found = await sdk.request(readItems("articles", query));
      expect(found).toEqual([{ slug: slug("c") }, { slug: slug("b") }]);
      expect(await sdk.request(withSearch(readItems("articles", query)))).toEqual(found);
      const empty = { filter: { _and: [mine, { author: { _empty: true } }] }, fields: ["id"] };
      expect(await sdk.request(readItems("articles", empty as never))).toEqual([{ id: b?.id }]);
      const counts = await sdk.request(
        aggregate("articles", { aggregate: { count: "*" }, query: { filter: mine } as never }),
      );
      expect(counts.map(({ count }) => Number(count))).toEqual([3]);

      await sdk.request(updateItem("articles", Number(one.id), { author: "noor-haddad" }));
      await sdk.request(updateItems("articles", [ids[1], ids[2]] as never, { audience: "brands" }));
      await sdk.request(
        updateItemsBatch("articles", [{ id: one.id, audience: "creators" }] as never),
      );
      const read = await sdk.request(
        readItems("articles", { filter: mine, fields: ["audience"], sort: ["slug"] } as never),
      );
      expect(read).toEqual([
        { audience: "creators" },
        { audience: "brands" },
        { audience: "brands" },
      ]);

      await sdk.request(deleteItem("articles", Number(one.id)));
      await sdk.request(deleteItems("articles", [ids[1]] as never));
      await sdk.request(deleteItems("articles", { filter: mine } as never));
      expect(await sdk.request(readItems("articles", { filter: mine } as never))).toEqual([]);
    });

    it("tells a refusal by its code", async () => {
      const refused = async (call: Parameters<Sdk["request"]>[0], code: string) => {
        const error = await sdk.request(call).catch((cause) => cause);
        expect(codeOf(error)).toBe(code);
      };
      await refused(readItem("articles", 99_999_999), "FORBIDDEN");
      await refused(readItems("articles", { sort: ["nope"] } as never), "FORBIDDEN");
      await refused(
        readItems("articles", { filter: { slug: { _gt: "a" } } } as never),
        "INVALID_QUERY",
      );
      await refused(withToken("wrong", readMe()), "INVALID_CREDENTIALS");
      const taken = { slug: slug("taken") };
      await sdk.request(createItem("articles", taken));
      await refused(createItem("articles", taken), "RECORD_NOT_UNIQUE");
      await refused(customEndpoint({ path: "/nope" }), "ROUTE_NOT_FOUND");
    });

    it("stores a file and gets it back", async () => {
      const form = new FormData();
      form.append("title", "Βιογραφικό");
      const bytes = "%PDF-1.4\n%%EOF\n";
      form.append("file", new Blob([bytes], { type: "application/pdf" }), "Βιογραφικό.pdf");
      const { id } = await sdk.request(uploadFiles(form));
      expect(await sdk.request(readFile(id, { fields: ["title", "type"] }))).toEqual({
        title: "Βιογραφικό",
        type: "application/pdf",
      });
      await sdk.request(updateFile(id, { title: "CV" }));
      const [listed] = await sdk.request(
        readFiles({ filter: { id: { _eq: id } }, fields: ["title"] }),
      );
      expect(listed).toEqual({ title: "CV" });
      const content = await sdk.request(readAssetArrayBuffer(id));
      expect(Buffer.from(content as ArrayBuffer).toString()).toBe(bytes);
      await sdk.request(deleteFile(id));
    });

    it("makes, invites, changes and deletes accounts", async () => {
      const { roles, site, unique } = client();
      const email = `${unique("sdk")}@example.com`;
      const made = await sdk.request(createUser({ email, password: PASSWORD, role: roles.editor }));
      await sdk.request(updateUser(made.id, { title: "Producer" }));
      expect((await sdk.request(readUser(made.id, { fields: ["title"] }))).title).toBe("Producer");
      const query = { filter: { email: { _eq: email } }, fields: ["id"] } as never;
      expect(await sdk.request(readUsers(query))).toEqual([{ id: made.id }]);
      await sdk.request(deleteUser(made.id));

      const guest = `${unique("sdk")}@example.com`;
      await sdk.request(inviteUser(guest, roles.editor, `${site}/account/accept-invite`));
      const token = await client().mailedToken(guest);
      await sdk.request(acceptUserInvite(token, PASSWORD));
      await client().signIn(guest, PASSWORD);
      await sdk.request(passwordRequest(guest, `${site}/account/reset-password`));
      const invited = { filter: { email: { _eq: guest } }, fields: ["id"] } as never;
      const ids = ((await sdk.request(readUsers(invited))) as Row[]).map(({ id }) => String(id));
      await sdk.request(deleteUsers(ids));
      expect(await sdk.request(readUsers(invited))).toEqual([]);
    });

    it("switches two-step sign-in on and off for an editor", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const own = open(client().url);
      await own.login({ email, password });
      const { secret } = await own.request(generateTwoFactorSecret(password));
      const code = async (later = 0) => totpCode(secret, (await currentStep()) + later);
      await own.request(enableTwoFactor(secret, await code()));
      // A Directus takes the code of the moment again, ours the next one.
      const off = async (later: number) => own.request(disableTwoFactor(await code(later)));
      await off(0).catch(() => off(1));
      expect((await own.request(readMe({ fields: ["tfa_secret"] }))).tfa_secret).toBeNull();
    });

    it("reads roles, rights and the audit log, and asks how the server is", async () => {
      const roles = await sdk.request(readRoles({ fields: ["id", "name"] }));
      expect(roles).toContainEqual({ id: client().roles.editor, name: "Editor" });
      const editor = await sdk.request(readRole(client().roles.editor, { fields: ["name"] }));
      expect(editor.name).toBe("Editor");
      const [line] = await sdk.request(readActivities({ limit: 1, fields: ["id", "action"] }));
      expect(line).toHaveProperty("action");
      expect(await sdk.request(serverPing())).toBe("pong");
      expect((await sdk.request(serverHealth())).status).toBe("ok");
      expect(await sdk.request(serverInfo())).toHaveProperty("project.project_name");
      expect(await sdk.request(readProviders())).toEqual([]);
      const site = createDirectus(client().url)
        .with(staticToken(client().publicToken))
        .with(rest());
      expect(await site.request(readRolesMe())).toHaveLength(1);
    });
  });
}

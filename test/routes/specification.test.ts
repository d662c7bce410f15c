import { describe, expect, it } from "vitest";
import { FORM_IDS, FORM_PATHS } from "../../app/forms/form-ids.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { temporaryFolder } from "../../server/intake/testing.ts";
import { bodyOf, RIGHT } from "../support/right-answers.ts";
import { HOSTS, LANGUAGES, PUBLIC_PATHS } from "../support/site.ts";
import { ADMIN, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

/**
 * Which calls the site makes to the content backend (spec, sections 4, 6 and 7), seen from a backend
 * that writes them down.
 */
const LOGIN = "POST /auth/login";
const ME = "GET /users/me";

describe.each(LANGUAGES)("in %s", (lang) => {
  it("no public screen asks for a user, and none sends a person's token", async () => {
    const { visitor, calls } = await openStaffSite();
    const somebody = visitor(lang);
    for (const path of PUBLIC_PATHS) {
      const { status } = await somebody.get(path);
      expect(status, path).toBe(200);
    }
    expect(calls.filter((call) => /\/(auth|users)\b/.test(call))).toEqual([]);
  });

  it.each(["true", "false"])(
    "signing in asks for the user, and so does each page that is guarded (auto-fetch %s)",
    async (autoFetch) => {
      const variables = { AUTH_AUTO_FETCH: autoFetch };
      const { visitor, calls } = await openStaffSite({ variables });
      const admin = visitor(lang);
      calls.length = 0;
      const signedIn = await admin.signIn(ADMIN);
      expect(leadsTo(signedIn)).toBe("/admin");
      expect(calls.filter((call) => call === LOGIN)).toHaveLength(1);
      expect(calls.indexOf(ME)).toBeGreaterThan(calls.indexOf(LOGIN));

      calls.length = 0;
      expect((await admin.get("/admin")).status).toBe(200);
      expect(calls.filter((call) => call === ME)).toHaveLength(1);

      // A page that needs nobody asks for the user only where that is wanted at every page's start.
      calls.length = 0;
      await admin.get("/account/sign-in");
      expect(calls.filter((call) => call === ME)).toHaveLength(autoFetch === "true" ? 1 : 0);

      calls.length = 0;
      await admin.post("/account/sign-out", {});
      expect(calls).toContain("POST /auth/logout");
      expect([...admin.jar.keys()]).not.toContain("b4_access");
      calls.length = 0;
      expect(leadsTo(await admin.get("/admin"))).toMatch(/^\/account\/sign-in/);
      expect(calls).not.toContain(ME);
    },
  );
});

describe.each(FORM_IDS)("the form %s", (form) => {
  it("is acknowledged before the backend is called, then filed with the static token alone", async () => {
    const bearers = new Set<string | null>();
    const { site, calls } = await openStaffSite({
      variables: { DATA_DIR: temporaryFolder() },
      backend: { houseAddresses: ["hello@b4.example"] },
      instead: (request) => void bearers.add(request.headers.get("authorization")),
    });
    const path = FORM_PATHS[form];
    const body = bodyOf(path, RIGHT[form]());
    const sent = new Request(`${HOSTS.el}${path}`, { method: "POST", body });
    expect((await site.fetch(sent, "192.0.2.9")).status).toBe(303);
    expect(calls).toEqual([]);
    await site.intake.deliverDue();
    const writes = calls.filter((call) => !call.startsWith("GET "));
    const file = form === "careers-apply" ? ["POST /files"] : [];
    expect(writes.slice(0, file.length + 1)).toEqual([...file, "POST /items/leads"]);
    expect(new Set(writes.slice(file.length + 1))).toEqual(new Set(["POST /items/outbox"]));
    expect([...bearers]).toEqual([`Bearer ${PUBLIC_TOKEN}`]);
    await site.intake.close();
  });
});

it("refresh and logout bring the refresh token and nothing else", async () => {
  const bodies: unknown[] = [];
  const taken: Promise<void>[] = [];
  const { visitor } = await openStaffSite({
    instead: (request) => {
      if (/\/auth\/(?:refresh|logout)$/.test(request.url)) {
        taken.push(
          request
            .clone()
            .json()
            .then((body) => void bodies.push(body)),
        );
      }
      return undefined;
    },
  });
  const admin = visitor();
  await admin.signIn(ADMIN);
  const first = admin.jar.get("b4_refresh");
  admin.jar.set("b4_expires", "0");
  await admin.get("/admin");
  const second = admin.jar.get("b4_refresh");
  await admin.post("/account/sign-out", {});
  await Promise.all(taken);
  expect(bodies).toEqual([{ refresh_token: first }, { refresh_token: second }]);
});

it("a login without an access token is a failed login", async () => {
  for (const answer of [
    () => Response.json({ data: {} }),
    () => new Response(null, { status: 204 }),
  ]) {
    const { visitor } = await openStaffSite({
      instead: (request) => (/\/auth\/login$/.test(request.url) ? answer() : undefined),
    });
    const page = await (await visitor().signIn(ADMIN)).text();
    expect(page.replace(/&#x27;|’/g, "'")).toContain(
      "Login failed, please check your credentials.",
    );
  }
});

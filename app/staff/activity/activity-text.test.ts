import { describe, expect, it } from "vitest";
import * as el from "../../../content/el/pages/index.ts";
import * as en from "../../../content/en/pages/index.ts";
import type { Activity } from "../../api/activity.server.ts";
import { activityText } from "./activity-text.ts";

const MARIA = { id: "maria", first_name: "Maria", last_name: null, email: "maria@people.example" };
const NAMES = new Map([
  ["maria", "Maria"],
  ["theo", "Theo Larkin"],
]);

const entry = (differing: Partial<Activity>): Activity => ({
  id: 1,
  action: "login",
  user: MARIA,
  timestamp: "2026-11-21T20:00:00Z",
  ip: null,
  user_agent: null,
  collection: "directus_users",
  item: "theo",
  detail: null,
  ...differing,
});

describe("activityText", () => {
  it.each<[Partial<Activity>, string, string | undefined]>([
    [{ action: "invite" }, "Invited Theo Larkin", undefined],
    [
      { action: "role_changed", detail: "Editor → no role" },
      "Changed the role of Theo Larkin",
      "Editor → no role",
    ],
    [
      { action: "update", detail: "first_name, last_name, password" },
      "Changed the account of Theo Larkin",
      "name, password",
    ],
    [
      { action: "update", item: "maria", detail: "title" },
      "Changed their own account",
      "job title",
    ],
    [
      { action: "delete", item: "gone", detail: "ben@people.example" },
      "Deleted the account ben@people.example",
      undefined,
    ],
    [{ action: "tfa_disabled" }, "Switched off two-step sign-in for Theo Larkin", undefined],
    [{ action: "tfa_disabled", item: "maria" }, "Switched off two-step sign-in", undefined],
    [{ action: "delete", collection: "leads", item: "7" }, "Deleted a lead", undefined],
    [
      { action: "delete", user: null, collection: "leads", detail: "retention" },
      "Deleted a lead",
      en.adminActivity.retention,
    ],
    [{ action: "update", collection: "nobody_knows" }, "Changed an entry", undefined],
    [{ action: "install", collection: "nobody_knows" }, "install: an entry", undefined],
    [
      { action: "create", collection: "outbox", item: "m", detail: "B4-7KQ2-M9XD" },
      "Wrote a mail",
      "B4-7KQ2-M9XD",
    ],
    [{ action: "create", collection: "outbox", item: "m" }, "Wrote a mail", undefined],
    [
      { action: "update", collection: "outbox", item: "m", detail: "waiting" },
      en.adminActivity.lines.mailReleased,
      undefined,
    ],
    [
      { action: "update", collection: "outbox", item: "m", detail: "cancelled" },
      en.adminActivity.lines.mailCancelled,
      undefined,
    ],
    [{ action: "invite", item: "gone" }, "Invited Deleted account", undefined],
  ])("reads %o", (differing, what, more) => {
    expect(activityText(entry(differing), NAMES, en.adminActivity)).toEqual({ what, more });
  });

  it("reads the same in Greek, roles included", () => {
    const changed = entry({ action: "role_changed", detail: "Editor → Administrator" });
    expect(activityText(changed, NAMES, el.adminActivity)).toEqual({
      what: "Αλλαγή ρόλου: Theo Larkin",
      more: "Σύνταξη → Διαχείριση",
    });
  });

  it("fills in names as they are", () => {
    const names = new Map([["theo", "$& {{thing}}"]]);
    const { what } = activityText(entry({ action: "invite" }), names, en.adminActivity);
    expect(what).toContain("$&");
  });
});

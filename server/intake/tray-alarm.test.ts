import { describe, expect, it } from "vitest";
import { mailTrayAlarm } from "../../app/staff/pipeline/tray-mail.server.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, openTray } from "../../test/support/intake-tray.ts";
import { keepUnfit, portTo } from "./testing.ts";

describe("administrators", () => {
  it("are told once that it is no longer empty, again after it was, at most once a day", async () => {
    expectConsole("error");
    const { intake, dataDir, clock, state, alarms } = await openTray();
    const refuse = async (message: string) => {
      await keepUnfit({ intake, dataDir }, { answers: { message } });
      await intake.deliverDue();
    };
    const empty = async () => {
      for (const { id } of intake.tray.list({ limit: 9, offset: 0 })) await intake.tray.remove(id);
      await intake.deliverDue();
    };
    state.isToldInVain = true;
    await refuse("α");
    expect(alarms).toEqual([]);
    state.isToldInVain = false;
    clock.now += MINUTE_MS;
    await refuse("β");
    expect(alarms).toMatchObject([{ count: 2 }]);
    clock.now += 2 * DAY_MS;
    await intake.deliverDue();
    expect(alarms).toHaveLength(1);
    await empty();
    await refuse("γ");
    expect(alarms).toHaveLength(2);
    await empty();
    clock.now += HOUR_MS;
    await refuse("δ");
    expect(alarms).toHaveLength(2);
    clock.now += DAY_MS;
    await intake.deliverDue();
    expect(alarms).toHaveLength(3);
  });

  it("each get one mail, in their language, however often the same is told", async () => {
    const { backend, transport, rows } = await openTray();
    const { access: token } = await backend.signIn();
    const { text } = await backend.call("GET", "/users/me?fields=role", { token });
    const { role } = JSON.parse(text).data;
    for (const body of [
      { email: "eleni@people.example.com", language: "el-GR", role },
      { email: "gone@people.example.com", status: "suspended", role },
      { email: "editor@people.example.com" },
    ]) {
      await backend.call("POST", "/users", { token, body });
    }
    const house = {
      origins: { en: "https://b4.example", el: "https://b4.gr" },
      siteName: "B4",
      contactEmail: "hello@b4.example",
    };
    const alarm = { count: 2, raised: new Date("2026-11-23T10:00:00Z") };
    expectConsole("error");
    await mailTrayAlarm(portTo(transport, PUBLIC_TOKEN), house, alarm);
    await mailTrayAlarm(portTo(transport, PUBLIC_TOKEN), house, alarm);
    const mails = rows("outbox").sort((a, b) => (String(a.language) < String(b.language) ? -1 : 1));
    expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
      ["eleni@people.example.com", "el"],
      ["admin@people.example", "en"],
    ]);
    await expect.poll(() => backend.mails).toHaveLength(2);
    const bodies = backend.mails.map(({ text: body }) => body).join();
    expect(bodies).toContain("https://b4.example/admin/tray");
    expect(bodies).toContain("https://b4.gr/admin/tray");
  });
});

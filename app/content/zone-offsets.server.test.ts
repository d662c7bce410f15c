import { expect, it } from "vitest";
import { OFFICES } from "../../content/facts/offices.ts";
import { localTime } from "./local-time.ts";
import { zoneOffsets } from "./zone-offsets.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 22, 3, 40);

const ZONES = [...new Set(OFFICES.map(({ timeZone }) => timeZone))];
const format = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeStyle: "short", hourCycle: "h23", timeZone });

it.each(ZONES)("tells the time in %s, also after the next change of clocks", (timeZone) => {
  const offset = zoneOffsets(NOW)[timeZone];
  const expected = format(timeZone);
  const changes = [NOW, offset.changesAt ?? NOW + 200 * DAY_MS];
  for (const at of changes) {
    for (const minutes of [-61, -1, 0, 1, 59, 60, 61]) {
      const moment = new Date(Math.max(NOW, at + minutes * 60_000));
      expect(localTime(moment, offset), moment.toISOString()).toBe(expected.format(moment));
    }
  }
});

it("knows who changes the clocks", () => {
  const changing = ZONES.filter((zone) => zoneOffsets(NOW)[zone].changesAt !== undefined);
  expect(changing).toEqual([
    "America/New_York",
    "Europe/London",
    "Europe/Athens",
    "Australia/Sydney",
  ]);
});

it("looks again after a day", () => {
  const first = zoneOffsets(NOW);
  expect(zoneOffsets(NOW + HOUR_MS)).toBe(first);
  expect(zoneOffsets(NOW + 2 * DAY_MS)).not.toBe(first);
});

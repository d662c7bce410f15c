import { describe, expect, it } from "vitest";
import { liveHour as greek } from "../../../content/el/pages/live-hour.ts";
import { liveHour as english } from "../../../content/en/pages/live-hour.ts";
import {
  CHAT,
  EAR_MINUTES,
  ROOM_EVENTS,
  ROOM_VIEWERS,
} from "../../../content/facts/sample-hour.ts";
import { RUNNING_ORDER } from "../../../content/facts/service-examples.ts";
import { momentsOf } from "./moment.ts";

const at = momentsOf(english, "en-US");
const MINUTES = ROOM_VIEWERS.map((_, minute) => minute);

describe("a minute of the hour", () => {
  it("tells the peak", () => {
    expect(at(ROOM_EVENTS.peak)).toMatchObject({
      clock: "41:00",
      viewers: "4,812",
      change: "+215 in a minute",
      ear: "Moment marked. Read out the gifts.",
      chat: [{ who: "@ostria" }, { who: "@dim_photo" }, { who: "@raf.codes", text: "sent a rose" }],
      said: "41:00: 4,812 watching. In your ear: Moment marked. Read out the gifts.",
    });
  });

  it("writes numbers as the language does, and what is lost with a minus", () => {
    const inGreek = momentsOf(greek, "el-GR");
    expect(inGreek(ROOM_EVENTS.peak).viewers).toBe("4.812");
    expect(at(ROOM_EVENTS.peak + 1).change).toBe("-172 in a minute");
    expect(at(0).change).toBe("0 in a minute");
  });

  it("has a line in the ear and three in the chat at every minute", () => {
    for (const minute of MINUTES) {
      const { ear, chat } = at(minute);
      expect(ear, `minute ${minute}`).not.toBe("");
      expect(chat.map(({ text }) => text).filter(Boolean), `minute ${minute}`).toHaveLength(3);
    }
  });
});

it("has as many lines as it has minutes for them, the earlier first", () => {
  for (const { ears, lines } of [english, greek]) {
    expect(ears).toHaveLength(EAR_MINUTES.length);
    expect(lines).toHaveLength(CHAT.length);
  }
  const written = CHAT.map(({ at: minute }) => minute);
  expect(written).toEqual(written.toSorted((a, b) => a - b));
  expect(EAR_MINUTES).toEqual(EAR_MINUTES.toSorted((a, b) => a - b));
});

it("is the hour of the running order", () => {
  const rows: readonly number[] = RUNNING_ORDER.map(({ at: seconds }) => seconds / 60);
  const { guest, peak, close } = ROOM_EVENTS;
  expect(rows).toEqual(expect.arrayContaining([guest, peak, close]));
});

import { RUN_SHEET } from "../../../../content/facts/service-examples.ts";
import type { Content } from "../../../content/content.server.ts";
import { clockTime } from "../../../content/day.ts";

const pictures = import.meta.glob<string>("/app/design/assets/drawn/nights/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A night, line by line: when, what the hall sees, what is on air, and a picture of both. */
export function runSheetOf(content: Content) {
  const { rows, ...words } = content.words("serviceCreatorEvents").runSheet;
  const moments = RUN_SHEET.map(({ at, moment }, index) => {
    const [hours = 0, minutes = 0] = at.split(":").map(Number);
    const picture = (which: "hall" | "air") =>
      pictures[`/app/design/assets/drawn/nights/${moment}-${which}.svg`] ?? "";
    return {
      at,
      time: clockTime(content.locale, hours * 60 + minutes),
      isPeak: moment === "peak",
      hall: rows[index]?.hall ?? "",
      air: rows[index]?.air ?? "",
      hallPicture: picture("hall"),
      airPicture: picture("air"),
    };
  });
  return { words, moments };
}

export type RunSheet = ReturnType<typeof runSheetOf>;

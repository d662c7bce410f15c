import type { Content } from "../../content/content.server.ts";
import { plural } from "../../content/plural.ts";
import { paperPicture } from "../../design/art/paper-picture.server.ts";
import { RETENTION_MONTHS } from "../../forms/retention.ts";
import { crewOf } from "../careers/crew.server.ts";

/** The forms of the drawing, the shortest stay first. */
const FORMS = [
  "careers-apply",
  "contact",
  "creators-join",
  "brands-join",
  "brands-campaigns",
] as const;
/** Months between two marks of the scale. */
const STEP = 6;

/** What the privacy policy shows besides saying it: how long each form is kept, and a form's way. */
export function drawnPrivacy(content: Content) {
  const { keep, way } = content.words("privacy");
  const longest = Math.max(...FORMS.map((form) => RETENTION_MONTHS[form]));
  const pictures = [
    paperPicture("sent"),
    paperPicture("kept"),
    paperPicture("mailed"),
    crewOf("operations-coordinator"),
    paperPicture("erased"),
  ];
  return {
    keep: {
      heading: keep.heading,
      longest,
      scale: Array.from({ length: longest / STEP + 1 }, (_, mark) => mark * STEP),
      rows: FORMS.map((form) => ({
        label: keep.rows[form],
        months: RETENTION_MONTHS[form],
        stay: plural(content.locale, RETENTION_MONTHS[form], keep.months),
      })),
    },
    way: {
      heading: way.heading,
      steps: way.steps.map((step, index) => ({
        ...step,
        picture: pictures[index] ?? paperPicture("kept"),
        isDashed: index === pictures.length - 1,
      })),
    },
  };
}

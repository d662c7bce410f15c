import { expect, test } from "vitest";
import { contentIn } from "../../content/shown.server.ts";
import { FORM_IDS } from "../../forms/form-ids.ts";
import { RETENTION_MONTHS } from "../../forms/retention.ts";
import { drawnPrivacy } from "./drawn-privacy.server.ts";

test.each(["en", "el"] as const)("every form's stay is drawn in %s as long as it is", (locale) => {
  const { keep, way } = drawnPrivacy(contentIn(locale));
  expect(keep.rows).toHaveLength(FORM_IDS.length);
  expect(keep.rows.map(({ months }) => months).toSorted()).toEqual(
    Object.values(RETENTION_MONTHS).toSorted(),
  );
  for (const { months, stay } of keep.rows) expect(stay).toContain(String(months));
  expect(keep.scale.at(-1)).toBe(keep.longest);
  expect(new Set(way.steps.map(({ picture }) => picture)).size).toBe(way.steps.length);
});

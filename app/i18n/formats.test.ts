import { expect, it } from "vitest";
import { dateFormat, numberFormat, pluralRules } from "./formats.ts";

it("tells languages and wishes apart, and makes each once", () => {
  const day = Date.UTC(2026, 10, 21);
  const utc = { timeZone: "UTC" } as const;
  expect(dateFormat("en-GB", { ...utc, month: "long" }).format(day)).toBe("November");
  expect(dateFormat("en-GB", { ...utc, year: "numeric" }).format(day)).toBe("2026");
  expect(dateFormat("el-GR", { ...utc, month: "long" }).format(day)).toBe("Νοεμβρίου");
  expect(dateFormat("en-GB", { ...utc })).toBe(dateFormat("en-GB", { ...utc }));
  expect(numberFormat("en-US").format(1234)).toBe("1,234");
  expect(numberFormat("el-GR").format(1234)).toBe("1.234");
  expect(pluralRules("el").select(1)).toBe("one");
});

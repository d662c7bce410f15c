import { expect, it } from "vitest";
import { FORM_IDS } from "../../forms/form-ids.ts";
import { CLOSED_STAGES, formsOf, isStage, stagesOf } from "./stages.ts";

it("every form begins with new and has an end", () => {
  for (const form of FORM_IDS) {
    const stages = stagesOf(form);
    expect(stages[0]).toBe("new");
    expect(stages.some((stage) => CLOSED_STAGES.includes(stage))).toBe(true);
    expect(new Set(stages).size).toBe(stages.length);
  }
});

it("a stage knows its forms, and nothing else is a stage", () => {
  expect(formsOf("signed")).toEqual(["creators-join"]);
  expect(formsOf("proposal")).toEqual(["brands-join", "brands-campaigns"]);
  expect([isStage("new"), isStage("toString"), isStage(null)]).toEqual([true, false, false]);
  expect(stagesOf("a-form-of-tomorrow")).toEqual(["new"]);
});

import { expect, it } from "vitest";
import { moduleClass } from "./module-names.ts";

it("calls a class by its file, whatever asks for the file", () => {
  expect(moduleClass("frame", "/a/b/wall.module.css")).toBe("wall_frame");
  expect(moduleClass("frame", "/a/b/wall.module.css?used")).toBe("wall_frame");
});

import { expect, it } from "vitest";
import { SERVICES } from "../../../content/facts/services.ts";
import { offerPictures } from "./offers.ts";

it("has three pictures of its own for each service", () => {
  const pictures = offerPictures();
  expect(pictures.map(({ name }) => name).toSorted()).toEqual(
    SERVICES.flatMap(({ slug }) => [1, 2, 3].map((place) => `${slug}-${place}`)).toSorted(),
  );
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

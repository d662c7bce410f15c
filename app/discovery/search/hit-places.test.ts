import { expect, it } from "vitest";
import type { Group } from "../../content/search/found.ts";
import { contentIn } from "../../content/shown.server.ts";
import { sitePage } from "../../content/site-pages.server.ts";
import { placesOf } from "./hit-places.server.ts";

const content = contentIn("el");
const placeOf = (group: Group, url: string) =>
  placesOf([{ group, url, title: [], excerpt: [] }], content)[0];
const labelOf = (path: string) => sitePage(content, path)?.label;

it("names the page of a question and the section of a page, and no more than that", () => {
  expect(placeOf("questions", "/services/production")).toBe(labelOf("/services/production"));
  expect(placeOf("questions", "/")).toBe(labelOf("/"));
  expect(placeOf("pages", "/brands/campaigns")).toBe(labelOf("/brands"));
  expect(placeOf("pages", "/about")).toBeUndefined();
  expect(placeOf("services", "/services/production")).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import { askedPage, pageOfList, ROWS_PER_PAGE } from "./page-of-list.server.ts";

const at = (query: string) => new URL(`https://site.example/admin/users${query}`);

describe("askedPage", () => {
  it.each([
    ["", 1],
    ["?page=3", 3],
    ["?page=0", 1],
    ["?page=-2", 1],
    ["?page=1.5", 1],
    ["?page=x", 1],
    ["?page=999999999", 2000],
  ])("%s is %d", (query, page) => expect(askedPage(at(query))).toBe(page));
});

describe("pageOfList", () => {
  it("says which rows are shown, in the language's own numbers", () => {
    const pages = pageOfList("el", at("?page=2"), 1500);
    expect(pages.words.range).toBe("26 έως 50 από 1.500");
  });

  it("leads back and on with the filters, and says nothing twice", () => {
    const pages = pageOfList("en", at("?q=a&page=2&done=invited"), 3 * ROWS_PER_PAGE);
    expect(pages.previous).toBe("?q=a");
    expect(pages.next).toBe("?q=a&page=3");
  });

  it("ends with the last row", () => {
    const pages = pageOfList("en", at(""), ROWS_PER_PAGE);
    expect([pages.previous, pages.next]).toEqual([undefined, undefined]);
  });
});

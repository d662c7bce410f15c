import { expect, it } from "vitest";
import { withInlineStyles } from "./inline-styles.ts";

const page = (head: string) => `<html><head>${head}</head><body></body></html>`;
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const styles = new Map([
  ["/assets/root.css", "a{color:red}"],
  ["/assets/page.css", "b{color:$&}"],
  ["/assets/odd.css", "c{content:'</style>'}"],
]);

it("writes the sheets into the document in their order and disables the links", () => {
  const html = page(link("/assets/root.css") + link("/assets/page.css"));
  expect(withInlineStyles(html, styles)).toBe(
    page(
      '<style data-sheet="/assets/root.css">a{color:red}</style>' +
        '<style data-sheet="/assets/page.css">b{color:$&}</style>' +
        '<link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/page.css" disabled=""/>',
    ),
  );
});

it.each([
  ["a sheet is not known", link("/assets/root.css") + link("/assets/other.css")],
  ["a sheet would end the element", link("/assets/odd.css")],
  ["there is none", ""],
])("leaves the page as it is when %s", (_case, head) => {
  expect(withInlineStyles(page(head), styles)).toBe(page(head));
});

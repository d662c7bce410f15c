import { renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import { expect, it } from "vitest";
import { disabledLink, isStartScript, preloadOf, styleSheetOf } from "./document-elements.ts";
import { routersContext } from "./routers-document.fixture.tsx";
import { startAfterPaint } from "./start-script.ts";

it("finds what the installed router writes", async () => {
  const context = await routersContext();
  const html = renderToString(<ServerRouter context={context} url="http://localhost/a" />);
  const tags = html.match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(tags.flatMap((tag) => styleSheetOf(tag) ?? [])).toEqual(["/assets/a.css"]);
  const preloads = tags.flatMap((tag) => preloadOf(tag) ?? []);
  expect(preloads).toEqual(expect.arrayContaining(["/assets/entry.js", "/assets/react.js"]));
  const start = tags.filter(isStartScript);
  expect(start).toHaveLength(1);
  const code = html.split(start[0] ?? "")[1]?.split("</script>")[0] ?? "";
  expect(startAfterPaint(code, preloads)).toContain('await import("/assets/root.js")');
});

it("keeps a link that it disables", () => {
  expect(disabledLink('<link rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="stylesheet" href="/a.css" disabled=""/>',
  );
});

import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { documentFinisher } from "./finish-document.ts";

const MARK = "0d2f4c1e-mark";
const marked = `nonce="${MARK}"`;
const START = 'import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");';
const OURS = "window.ours = 1";
/** As React writes a document of React Router's. */
const page = ({ head = "", body = "" } = {}) =>
  `<html><head><script ${marked}>${OURS}</script>${head}</head><body>${body}` +
  `<link rel="modulepreload" href="/assets/react.js" ${marked}/>` +
  `<script ${marked} type="module" async="">${START}</script></body></html>`;
const link = (href: string) => `<link ${marked} rel="stylesheet" href="${href}"/>`;
const finish = documentFinisher();
const sha = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
/** What the policy allows beside files of this origin. */
const allowed = (policy: string, kind: "script" | "style") =>
  (new RegExp(`${kind}-src 'self'([^;]*)`).exec(policy)?.[1] ?? "").split(" ").filter(Boolean);

it("takes out the mark and allows the scripts as they are sent", () => {
  const { html, policy } = finish(page({ body: "<p>$& words</p>" }), MARK);
  expect(html).not.toContain(MARK);
  expect(html).not.toContain("nonce");
  expect(html).toContain("<p>$& words</p>");
  expect(html).not.toContain('rel="modulepreload" href');
  const start = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(start).toContain('["/assets/react.js"]');
  expect(allowed(policy, "script")).toEqual([sha(OURS), sha(start)]);
});

const EVIL = "alert(1)";

it.each([
  ["a script", `<script>${EVIL}</script>`],
  ["a script in capitals", `<SCRIPT>${EVIL}</SCRIPT>`],
  ["a script with a mark of its own", `<script nonce="">${EVIL}</script>`],
  ["a script with a guess", `<script nonce="0d2f4c1e">${EVIL}</script>`],
  ["a module", `<script type="module" async="">${EVIL}</script>`],
  ["a style", `<style>${EVIL}</style>`],
  ["a style that says it is a sheet", `<style data-sheet="/assets/root.css">${EVIL}</style>`],
  ["a script in a template", `<template><script>${EVIL}</script></template>`],
  ["a script in a comment", `<!-- <script>${EVIL}</script> -->`],
  ["a script in JSON-LD", `<script type="application/ld+json">{"a":"<script>${EVIL}"}</script>`],
  ["a script in an attribute", `<p title="<script>${EVIL}</script>">text</p>`],
  ["a start tag that swallows ours", `<script data-x="`],
  ["a script without an end", `<script>${EVIL}//`],
  ["a comment without an end", "<!-- "],
])("does not allow %s that came in with a text", (_case, injected) => {
  const clean = finish(page(), MARK);
  for (const part of ["head", "body"]) {
    const { html, policy } = finish(page({ [part]: injected }), MARK);
    expect(policy).toBe(clean.policy);
    expect(html).toContain(injected);
  }
});

it("allows no more of a script of ours that a text ended early", () => {
  const data = `window.data = "</script><script>${EVIL}</script>"`;
  const { policy } = finish(page({ body: `<script ${marked}>${data}</script>` }), MARK);
  expect(allowed(policy, "script")).toContain(sha('window.data = "'));
  expect(policy).not.toContain(sha(EVIL));
});

it("refuses a document that breaks off in a script", () => {
  expect(() => finish(`<p><script ${marked}>${OURS}`, MARK)).toThrow("no end");
});

const styles = new Map([
  ["/assets/root.css", "a{color:red}"],
  ["/assets/page.css", "b{color:$&}"],
  ["/assets/odd.css", "c{content:'</STYLE>'}"],
]);

it("writes the sheets into the document in their order and disables the links", () => {
  const head = link("/assets/root.css") + link("/assets/page.css");
  const { html, policy } = documentFinisher(styles)(page({ head }), MARK);
  expect(html).toContain(
    `${OURS}</script><style data-sheet="/assets/root.css">a{color:red}</style>` +
      '<style data-sheet="/assets/page.css">b{color:$&}</style>' +
      '<link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/page.css" disabled=""/></head>',
  );
  expect(allowed(policy, "style")).toEqual([sha("a{color:red}"), sha("b{color:$&}")]);
});

it.each([
  ["is not known", "/assets/other.css"],
  ["would end its element", "/assets/odd.css"],
])("goes on linking all sheets when one %s", (_case, href) => {
  const head = link("/assets/root.css") + link(href);
  const { html, policy } = documentFinisher(styles)(page({ head }), MARK);
  expect(html).toContain(head.replaceAll(` ${marked}`, ""));
  expect(allowed(policy, "style")).toEqual([]);
});

it("does not take a link that came in with a text for a sheet of the page", () => {
  const injected = '<link rel="stylesheet" href="/assets/page.css"/>';
  const head = link("/assets/root.css");
  const { html, policy } = documentFinisher(styles)(page({ head, body: injected }), MARK);
  expect(html).toContain(injected);
  expect(allowed(policy, "style")).toEqual([sha("a{color:red}")]);
});

it("says once when the router writes its documents otherwise, and lets them run", () => {
  const logged = expectConsole("error");
  const odd = page().replace('import("/assets', 'load("/assets');
  const { html, policy } = documentFinisher(styles)(odd, MARK);
  documentFinisher(styles)(odd, MARK);
  expect(html).toBe(odd.replaceAll(` ${marked}`, ""));
  expect(allowed(policy, "script")).toContain(sha(START.replace("import(", "load(")));
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringContaining("no style sheet"),
    expect.stringContaining("no start script"),
  ]);
});

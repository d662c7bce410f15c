import { expect, it } from "vitest";
import { blocksOf } from "./page-markdown.server.ts";
import { pageTree } from "./page-tree.server.ts";

const written = (html: string) =>
  blocksOf([pageTree(html)], { origin: "https://b4.agency", quotes: ["«", "»"] }).join("\n\n");

it.each([
  ["headings", "<h2>One <b>two</b></h2><h4>Three</h4>", "## One **two**\n\n#### Three"],
  ["lines of what stands around blocks", "<div>a <i>b</i><p>c</p>d</div>", "a *b*\n\nc\n\nd"],
  [
    "elements side by side, apart",
    "<p><span>Athens</span><span>Full-time</span></p>",
    "Athens Full-time",
  ],
  ["no blank where the text has none", "<p>on <!-- -->TV<!-- -->.</p>", "on TV."],
  [
    "links of the site",
    '<p><a href="/a?b=1&amp;c=2">x</a>, y</p>',
    "[x](https://b4.agency/a?b=1&c=2), y",
  ],
  ["links elsewhere", '<p>(<a href="https://x.gr/(a)">x</a>)</p>', "([x](https://x.gr/%28a%29))"],
  ["places on the page as words", '<p><a href="#a">x</a></p>', "x"],
  ["a quotation", "<p><q>So</q></p>", "«So»"],
  ["references", "<p>&amp;&#x27;&quot;&lt;&#954;</p>", "&'\"\\<κ"],
  ["what would be marks", "<p>a_b *c* [d]</p>", "a\\_b \\*c\\* \\[d\\]"],
  ["what would be a list", "<p>1. May</p><p>- 5</p>", "1\\. May\n\n\\- 5"],
  ["joiners away", "<p>6\u2060–\u206010\u00a0PM</p>", "6–10 PM"],
  ["line breaks", "<p>a<br/>b</p>", "a  \nb"],
  ["code", "<p><code>a_b</code></p>", "`a_b`"],
  [
    "pictures that say something",
    '<p><img alt="A b" src="/x.png"/><img alt="" src="/y"/></p>',
    "![A b](https://b4.agency/x.png)",
  ],
])("writes %s", (_what, html, markdown) => expect(written(html)).toBe(markdown));

it("writes lists, tight or with what their items hold", () => {
  expect(written("<ul><li>a</li><li><p>b</p></li></ul>")).toBe("- a\n- b");
  expect(written("<ol><li><h3>a</h3><p>b</p><ul><li>c</li></ul></li><li>d</li></ol>")).toBe(
    "1. ### a\n\n   b\n\n   - c\n\n2. d",
  );
});

it("writes tables, a line for each row", () => {
  const html =
    "<table><caption>T</caption><thead><tr><th>a</th><th>b|c</th></tr></thead>" +
    "<tbody><tr><th>1</th><td><p>2</p><p>3</p></td></tr></tbody></table>";
  expect(written(html)).toBe("**T**\n\n| a | b\\|c |\n| --- | --- |\n| 1 | 2 3 |");
});

it("says of a form what it asks for, and nothing of what it works with", () => {
  const html =
    '<form><input type="hidden" value="x"/><p aria-hidden="true"><label>Leave</label></p>' +
    "<fieldset><legend>Which?</legend><label>A</label></fieldset><label>Name</label>" +
    "<select><option>1</option></select><button>Send</button></form>";
  expect(written(html)).toBe("- Which?\n- A\n- Name");
});

it("leaves out what is for eyes or hands alone", () => {
  const html =
    '<nav>n</nav><p hidden="">h</p><p aria-hidden="true">a</p><svg><text>s</text></svg>' +
    '<script type="x">if (a < b) c()</script><span role="status"></span><button>b</button><p>yes</p>';
  expect(written(html)).toBe("yes");
});

it("has a card's first line lead where the card does", () => {
  expect(written('<a href="/a"><h3>T</h3><p>text</p></a>')).toBe(
    "### [T](https://b4.agency/a)\n\ntext",
  );
});

it.each(["<p>a", "</p>a", '<p a="b', "<", "<!-- a", "a <b", "<p>a</i></p>"])(
  "reads %j without failing",
  (html) => expect(typeof written(html)).toBe("string"),
);

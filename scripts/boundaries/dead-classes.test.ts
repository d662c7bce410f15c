import { describe, expect, it } from "vitest";
import { classesOf, deadClasses } from "./dead-classes.ts";

const SHEET = "app/site/a.css";
const found = (css: string, code: string, file = SHEET) =>
  deadClasses([{ file, source: css }], [{ file: "app/site/a.tsx", source: code }]);

describe("classes of a sheet", () => {
  it("are those of selectors, at any depth", () => {
    const css = `@import "./a.css" layer(b.c);
      .a:is(.b, .c > p)::before { content: ".d"; background: url(./e.svg); margin: 0.5em }
      @media (min-width: 820px) { .f { &:hover .g { color: red; } } }`;
    expect([...classesOf(css)]).toEqual(["a", "b", "c", "f", "g"]);
  });
});

describe("dead classes", () => {
  it("are those that no component names", () => {
    expect(found(".row { } .rows { }", '<p className="wide row">')).toEqual([`${SHEET}: .rows`]);
  });

  it("live by a beginning and a word that ends it", () => {
    const code = ['const SIDES = ["left"]; <p className={`is-', "{side}`}>"].join("$");
    expect(found(".is-left { } .is-right { }", code)).toEqual([`${SHEET}: .is-right`]);
  });

  it("live by a beginning and a number", () => {
    const code = ["<p className={styles[`shot", "{index + 1}`]}>"].join("$");
    expect(found(".shot1 { } .shots { }", code)).toEqual([`${SHEET}: .shots`]);
  });

  it("live in a module by their member", () => {
    const module = "app/site/a.module.css";
    expect(
      found(".row { } .rows { }", 'import a from "./a.module.css"; <p className={a.row}>', module),
    ).toEqual([`${module}: .rows`]);
    expect(found(".row { }", "<p className={a.row}>")).toHaveLength(1);
    const stranger = 'import a from "./b.module.css"; a.rows';
    const sheet = { file: module, source: ".rows { }" };
    expect(deadClasses([sheet], [{ file: "app/site/b.tsx", source: stranger }])).toHaveLength(1);
  });

  it("don't live by a comment", () => {
    expect(found(".row { }", '/* "row" */')).toHaveLength(1);
  });
});

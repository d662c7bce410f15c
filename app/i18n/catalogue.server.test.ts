import { describe, expect, it } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { Catalogue, catalogue } from "./catalogue.server.ts";

describe("Catalogue", () => {
  it("gives each language its own messages", async () => {
    const en = await catalogue.namespace("en", "errors");
    const el = await catalogue.namespace("el", "errors");
    expect(en.notFound.title).toBe("Page Not Found");
    expect(el.notFound.title).not.toBe(en.notFound.title);
  });

  it("fills in values without escaping them twice", async () => {
    const text = await catalogue.text("en", "errors", "notFound.message", { path: "/a&b" });
    expect(text).toBe("Page not found: /a&b");
  });

  it("falls back message by message", async () => {
    const partial = new Catalogue(async (locale) =>
      locale === "el"
        ? { errors: { goHome: "Αρχική" } }
        : { errors: { goHome: "Home", other: { title: "Oh" } } },
    );
    expect(await partial.namespace("el", "errors")).toEqual({
      goHome: "Αρχική",
      other: { title: "Oh" },
    });
  });

  it("gives callers that come together the same messages", async () => {
    const slow = new Catalogue(async (locale) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { errors: { goHome: locale } };
    });
    const both = await Promise.all([
      slow.namespace("el", "errors"),
      slow.namespace("el", "errors"),
    ]);
    expect(both).toEqual([{ goHome: "el" }, { goHome: "el" }]);
  });

  it("logs a failed load, yields no messages, and shows the fallback's", async () => {
    const spy = expectConsole("error");
    const broken = new Catalogue(async (locale) => {
      if (locale === "el") throw new Error("gone");
      return { errors: { goHome: "Home" } };
    });
    expect(await broken.namespace("el", "errors")).toEqual({ goHome: "Home" });
    expect(spy).toHaveBeenCalledWith("Failed locale loading", "el", expect.any(Error));
  });
});

it("has loaders of one page wait for the same load of a language", async () => {
  const slow = new Catalogue(async (locale) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { errors: { goHome: locale === "el" ? "Αρχική" : "Home" } };
  });
  const asked = await Promise.all([
    slow.namespace("el", "errors"),
    slow.namespace("el", "errors"),
    slow.text("el", "errors", "goHome", {}),
  ]);
  expect(asked).toEqual([{ goHome: "Αρχική" }, { goHome: "Αρχική" }, "Αρχική"]);
});

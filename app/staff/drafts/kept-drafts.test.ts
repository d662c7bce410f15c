import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSame, readKept, removeKept, removeSent, textsIn, writeKept } from "./kept-drafts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const nia = { account: "nia", name: "note:1" };
const draft = (note: string, key = note, at = Date.now()) => ({ at, key, values: { note } });

/** A browser's storage: its entries are its own properties, its methods are not. */
class FakeStorage {
  getItem(name: string) {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, value: string) {
    (this as unknown as Record<string, string>)[name] = value;
  }
  removeItem(name: string) {
    delete (this as unknown as Record<string, string>)[name];
  }
}

beforeEach(() => void vi.stubGlobal("localStorage", new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe("what is typed and not sent", () => {
  it("is there for its own account and its own thing alone", () => {
    writeKept(nia, draft("call back"));
    expect(readKept(nia)?.values).toEqual({ note: "call back" });
    expect(readKept({ ...nia, account: "petros" })).toBeUndefined();
    expect(readKept({ ...nia, name: "note:2" })).toBeUndefined();
  });

  it("is one for each template, and the newest for who asks for none", () => {
    writeKept({ ...nia, variant: "welcome" }, draft("older", "a", Date.now() - 1000));
    writeKept({ ...nia, variant: "thanks" }, draft("newer", "b"));
    expect(readKept({ ...nia, variant: "welcome" })?.key).toBe("a");
    expect(readKept({ ...nia, variant: "other" })).toBeUndefined();
    expect(readKept(nia)?.key).toBe("b");
  });

  it("goes with all its variants, when thrown away and when sent", () => {
    const other = { ...nia, name: "note:2" };
    writeKept({ ...nia, variant: "welcome" }, draft("a"));
    writeKept({ ...nia, variant: "thanks" }, draft("b"));
    writeKept(other, draft("c"));
    removeSent("b");
    expect(readKept(nia)).toBeUndefined();
    expect(readKept(other)).toBeDefined();
    removeKept(other);
    expect(readKept(other)).toBeUndefined();
  });

  it("is removed unseen after a week", () => {
    writeKept(nia, draft("old", "old", Date.now() - 7 * DAY_MS));
    writeKept({ ...nia, name: "note:2" }, draft("fresh", "fresh", Date.now() - 6 * DAY_MS));
    expect(readKept(nia)).toBeUndefined();
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it("is nothing where storage refuses or holds something else", () => {
    localStorage.setItem("b4:staff-draft:nia:note:1#", "{{");
    expect(readKept(nia)).toBeUndefined();
    vi.stubGlobal("localStorage", undefined);
    expect(readKept(nia)).toBeUndefined();
    expect(() => {
      writeKept(nia, draft("x"));
      removeSent("x");
    }).not.toThrow();
  });
});

describe("textsIn", () => {
  it("takes texts and choices, neither files nor the draft's own key", () => {
    const { FormData: Plain } = globalThis;
    class FormOf extends Plain {
      constructor() {
        super();
        this.append("note", "a");
        this.append("to", "x");
        this.append("to", "y");
        this.append("cv", new Blob(["pdf"]));
        this.append("draftKey", "k");
      }
    }
    vi.stubGlobal("FormData", FormOf);
    expect(textsIn({} as HTMLFormElement)).toEqual({ note: "a", to: ["x", "y"] });
  });

  it("finds the same in what is empty and what is missing", () => {
    expect(isSame({ note: "" }, {})).toBe(true);
    expect(isSame({ note: "a" }, {})).toBe(false);
    expect(isSame({ to: ["x", "y"] }, { to: ["x"] })).toBe(false);
  });
});

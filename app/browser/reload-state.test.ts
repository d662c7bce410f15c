import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveReloadState } from "./reload-state.ts";
import { createReloadWindow, FakeField, type FieldOptions } from "./reload-window.fixture.ts";
import { restoreReloadState } from "./restore-state.ts";

const URL_JOIN = "http://localhost/creators/join";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Saves the fields as typed, then restores into a new document with the same fields untouched. */
function reload(typed: FieldOptions[], fresh: FieldOptions[] = typed.map(untouched)) {
  const before = createReloadWindow({
    url: URL_JOIN,
    fields: typed.map((f) => new FakeField(f)),
  });
  saveReloadState(before.win);
  const fields = fresh.map((options) => new FakeField(options));
  restoreReloadState(createReloadWindow({ url: URL_JOIN, fields, storage: before.storage }).win);
  return { fields, saved: [...before.storage.values()].join() };
}

const untouched = (field: FieldOptions): FieldOptions =>
  /checkbox|radio/.test(field.type ?? "") ? { ...field, checked: false } : { ...field, value: "" };

describe("state over a reload", () => {
  it("brings back what was typed, and tells React", () => {
    const { fields } = reload([
      { name: "name", value: "Ada", action: "/creators/join" },
      { name: "message", value: "Γεια", tagName: "TEXTAREA", type: "textarea" },
      { id: "country", value: "GR", tagName: "SELECT", type: "select-one" },
    ]);
    expect(fields.map(({ value }) => value)).toEqual(["Ada", "Γεια", "GR"]);
    for (const field of fields) expect(field.heard).toEqual(["input", "change"]);
  });

  it("sets values past the setter that React watches on the element", () => {
    const before = createReloadWindow({
      url: URL_JOIN,
      fields: [new FakeField({ name: "name", value: "Ada" })],
    });
    saveReloadState(before.win);
    const field = new FakeField({ name: "name" });
    const tracked = vi.fn();
    Object.defineProperty(field, "value", { get: () => "", set: tracked });
    const after = createReloadWindow({
      url: URL_JOIN,
      fields: [field],
      storage: before.storage,
    });
    restoreReloadState(after.win);
    expect(tracked).not.toHaveBeenCalled();
    expect(Object.getPrototypeOf(field)).toBe(FakeField.prototype);
    expect(Reflect.get(FakeField.prototype, "value", field)).toBe("Ada");
  });

  it("ticks by clicking, only where it has to", () => {
    const { fields } = reload([
      { name: "topic", type: "checkbox", value: "live", checked: true },
      { name: "topic", type: "checkbox", value: "brand", checked: false },
      { name: "size", type: "radio", value: "s", checked: true },
    ]);
    expect(fields.map(({ checked }) => checked)).toEqual([true, false, true]);
    expect(fields.map(({ heard }) => heard)).toEqual([["click"], [], ["click"]]);
  });

  it.each<FieldOptions>([
    { name: "secret", type: "password" },
    { name: "cv", type: "file" },
    { name: "token", type: "hidden" },
    { name: "code", autocomplete: "one-time-code" },
    { name: "card", autocomplete: "section-a cc-number" },
    { name: "shown-password", type: "text", autocomplete: "current-password" },
    { name: "" },
  ])("never writes down %j", (options) => {
    const { fields, saved } = reload([{ ...options, value: "s3cret" }]);
    expect(saved).not.toContain("s3cret");
    expect(fields[0]?.value).toBe("");
  });

  it("tells fields of the same name apart by form, then by order", () => {
    const { fields } = reload([
      { name: "email", value: "a@x", action: "/newsletter" },
      { name: "email", value: "b@x", action: "/creators/join" },
      { name: "email", value: "c@x", action: "/newsletter" },
    ]);
    expect(fields.map(({ value }) => value)).toEqual(["a@x", "b@x", "c@x"]);
  });

  it("leaves fields alone that the new build added, or that hold the value already", () => {
    const { fields } = reload(
      [{ name: "name", value: "Ada" }],
      [
        { name: "new", value: "default" },
        { name: "name", value: "Ada" },
      ],
    );
    expect(fields.map(({ value }) => value)).toEqual(["default", "Ada"]);
    expect(fields.flatMap(({ heard }) => heard)).toEqual([]);
  });

  it("brings focus and scroll position back", () => {
    const typing = new FakeField({ name: "name", value: "A" });
    const before = createReloadWindow({
      url: URL_JOIN,
      fields: [typing],
      scroll: [0, 840],
    });
    before.focus(typing);
    saveReloadState(before.win);
    const field = new FakeField({ name: "name" });
    const after = createReloadWindow({
      url: URL_JOIN,
      fields: [field],
      storage: before.storage,
    });
    restoreReloadState(after.win);
    expect(field.heard).toContain("focus");
    expect(after.scrolled).toEqual([{ left: 0, top: 840, behavior: "instant" }]);
  });

  it("restores once, on its own path, for ten minutes", () => {
    const before = createReloadWindow({ url: URL_JOIN, scroll: [0, 9] });
    saveReloadState(before.win);
    const { storage } = before;
    const elsewhere = createReloadWindow({
      url: "http://localhost/about",
      storage,
    });
    restoreReloadState(elsewhere.win);
    expect(elsewhere.scrolled).toEqual([]);

    vi.advanceTimersByTime(599_999);
    const back = createReloadWindow({ url: URL_JOIN, storage });
    restoreReloadState(back.win);
    restoreReloadState(back.win);
    expect(back.scrolled).toHaveLength(1);

    saveReloadState(back.win);
    vi.advanceTimersByTime(600_000);
    const late = createReloadWindow({ url: URL_JOIN, storage });
    restoreReloadState(late.win);
    expect(late.scrolled).toEqual([]);
    expect([...storage]).toEqual([]);
  });

  it("files the state under the page on screen when the address has moved on already", () => {
    const going = createReloadWindow({
      url: "http://localhost/blog",
      scroll: [0, 9],
    });
    going.route("/creators/join", "/blog");
    saveReloadState(going.win);
    const { storage } = going;
    const blog = createReloadWindow({ url: "http://localhost/blog", storage });
    restoreReloadState(blog.win);
    expect(blog.scrolled).toEqual([]);
    const join = createReloadWindow({ url: URL_JOIN, storage });
    restoreReloadState(join.win);
    expect(join.scrolled).toHaveLength(1);
  });

  it("survives storage that throws and entries that are broken", () => {
    const closed = createReloadWindow({ url: URL_JOIN, storageThrows: true });
    expect(() => saveReloadState(closed.win)).not.toThrow();
    expect(() => restoreReloadState(closed.win)).not.toThrow();
    const before = createReloadWindow({ url: URL_JOIN });
    saveReloadState(before.win);
    for (const key of before.storage.keys()) before.storage.set(key, "{");
    expect(() => restoreReloadState(before.win)).not.toThrow();
  });
});

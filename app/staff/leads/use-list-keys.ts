import { type RefObject, useEffect, useRef, useState } from "react";

/** Where it is kept that somebody wants no keys: their browser. */
const STORAGE_KEY = "b4-list-keys";
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

/** What a key does; false leaves it to the browser. */
type Run = () => boolean;

/** Single keys of a page. They can be switched off, since they get in the way of speech input. */
export function useKeys(keys: Readonly<Record<string, Run>>) {
  const [isOn, setOn] = useState<boolean>();
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => setOn(localStorage.getItem(STORAGE_KEY) !== "off"), []);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
      const run = Object.hasOwn(current.current, event.key)
        ? current.current[event.key]
        : undefined;
      if (run?.()) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
  return {
    isOn,
    setOn(next: boolean) {
      localStorage.setItem(STORAGE_KEY, next ? "on" : "off");
      setOn(next);
    },
  };
}

/**
 * Keys for a list: j and k (or arrows) go through its rows, x selects, Enter opens (it is a link), /
 * goes to the search.
 */
export const useListKeys = (list: RefObject<HTMLElement | null>) =>
  useKeys({
    j: () => step(list.current, 1),
    ArrowDown: () => isInside(list.current) && step(list.current, 1),
    k: () => step(list.current, -1),
    ArrowUp: () => isInside(list.current) && step(list.current, -1),
    x: () => {
      const row = currentRow(list.current);
      const box = row?.querySelector<HTMLInputElement>('input[name="lead"]');
      box?.click();
      return Boolean(box);
    },
    "/": () => {
      const search = document.querySelector<HTMLInputElement>('input[type="search"][name="q"]');
      search?.focus();
      search?.select();
      return search !== null;
    },
  });

/** Keys for a lead: to the ones beside it, to the reply, to the note, back to the list. */
export const useLeadKeys = () =>
  useKeys({
    j: () => press('main a[rel="next"]'),
    k: () => press('main a[rel="prev"]'),
    r: () => press('main a[href*="/reply"]'),
    u: () => press("main a[data-back]"),
    n: () => {
      const note = document.querySelector<HTMLElement>('main textarea[name="note"]');
      note?.focus();
      return note !== null;
    },
  });

function press(selector: string): boolean {
  const link = document.querySelector<HTMLElement>(selector);
  link?.click();
  return link !== null;
}

/** Arrows scroll the page until somebody is in the list. */
const isInside = (list: HTMLElement | null) => currentRow(list) !== null;

const currentRow = (list: HTMLElement | null) =>
  list?.contains(document.activeElement)
    ? (document.activeElement?.closest("tbody tr") ?? null)
    : null;

function step(list: HTMLElement | null, by: 1 | -1): boolean {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>("a[data-row-link]") ?? [])];
  const at = links.findIndex((link) => link.closest("tr") === currentRow(list));
  const next = links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

import { type RefObject, useEffect, useState } from "react";

/** Where it is kept that somebody wants no keys: their browser. */
const STORAGE_KEY = "b4-list-keys";
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/**
 * Keys for a list: j and k (or arrows) go through its rows, x selects, Enter opens (it is a link), /
 * goes to the search. They can be switched off, since single keys get in the way of speech input.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(localStorage.getItem(STORAGE_KEY) !== "off"), []);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
      const run = KEYS[event.key];
      if (run?.(list.current)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn, list]);
  return {
    isOn,
    setOn(next: boolean) {
      localStorage.setItem(STORAGE_KEY, next ? "on" : "off");
      setOn(next);
    },
  };
}

type Run = (list: HTMLElement | null) => boolean;

const KEYS: Readonly<Record<string, Run>> = {
  j: (list) => step(list, 1),
  ArrowDown: (list) => isInside(list) && step(list, 1),
  k: (list) => step(list, -1),
  ArrowUp: (list) => isInside(list) && step(list, -1),
  x: (list) => {
    const box = currentRow(list)?.querySelector<HTMLInputElement>('input[name="lead"]');
    box?.click();
    return Boolean(box);
  },
  "/": () => {
    const search = document.querySelector<HTMLInputElement>('input[type="search"][name="q"]');
    search?.focus();
    search?.select();
    return search !== null;
  },
};

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

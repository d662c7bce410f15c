import { routerOf } from "../../packages/router-inside/window.ts";

/** Prefix of the per-path entries in sessionStorage. */
const KEY = "b4:state:";
/** Never written down: secrets, also those shown as text, and what is not the visitor's to set. */
const SKIPPED = /password|file|hidden|cc-|one-time-code/;
const TICKABLE = /^(checkbox|radio)$/;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type SavedField = [key: string, value: string | boolean, focused: boolean];
export type SavedState = { at: number; x: number; y: number; fields: SavedField[] };

/**
 * Keeps what was typed and the scroll position of the page on screen, for the same path after a
 * reload that the visitor did not ask for (spec, section 8). Storage that refuses is survived.
 */
export function saveReloadState(win: Window = window): void {
  const state: SavedState = {
    at: Date.now(),
    x: win.scrollX,
    y: win.scrollY,
    fields: fieldsOf(win).map((field) => [
      keyOf(field),
      TICKABLE.test(field.type) ? (field as HTMLInputElement).checked : field.value,
      field === win.document.activeElement,
    ]),
  };
  try {
    win.sessionStorage.setItem(stateKey(win), JSON.stringify(state));
  } catch {}
}

/** Whether this page was left with something to put back (restore-state.ts, loaded only then). */
export function hasReloadState(): boolean {
  try {
    return stateKey(window) in sessionStorage;
  } catch {
    return false;
  }
}

/** Going back, the address changes before the page does: the router knows what is on screen. */
export const stateKey = (win: Window) =>
  KEY + (routerOf(win)?.state.location ?? win.location).pathname;

export function fieldsOf({ document }: Window): Field[] {
  return [...document.querySelectorAll<Field>("input,textarea,select")].filter(
    (field) => (field.name || field.id) && !SKIPPED.test(field.type + field.autocomplete),
  );
}

/** The same field in the next document; fields that share a key are told apart by their order. */
export function keyOf(field: Field): string {
  const choice = TICKABLE.test(field.type) ? field.value : "";
  return [field.form?.getAttribute("action"), field.name || field.id, choice].join("|");
}

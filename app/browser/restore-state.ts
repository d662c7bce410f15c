import {
  type Field,
  fieldsOf,
  keyOf,
  type SavedField,
  type SavedState,
  stateKey,
} from "./reload-state.ts";

/** Older entries are dropped: the visitor has moved on. In ms. */
export const STATE_MAX_AGE_MS = 600_000;

/** Puts it back, once, telling React through the usual events. To be called after hydration. */
export function restoreReloadState(win: Window = window): void {
  const state = takeState(win);
  if (!state) return;
  for (const field of fieldsOf(win)) {
    const key = keyOf(field);
    const index = state.fields.findIndex(([saved]) => saved === key);
    if (index < 0) continue;
    const [[, value, focused]] = state.fields.splice(index, 1) as [SavedField];
    if (typeof value === "string") type(field, value);
    // A click, because React does not hear of a changed checkbox otherwise.
    else if (value !== (field as HTMLInputElement).checked) field.click();
    if (focused) field.focus({ preventScroll: true });
  }
  win.scrollTo({ left: state.x, top: state.y, behavior: "instant" });
}

function takeState(win: Window): SavedState | undefined {
  try {
    const key = stateKey(win);
    const state: SavedState | null = JSON.parse(win.sessionStorage.getItem(key) ?? "null");
    win.sessionStorage.removeItem(key);
    if (state && Date.now() - state.at < STATE_MAX_AGE_MS) return state;
  } catch {}
}

/** Through the prototype's setter: React watches the element's own and would see no change. */
function type(field: Field, value: string) {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

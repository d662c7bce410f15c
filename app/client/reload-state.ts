/** Prefix of the per-path entries in sessionStorage. */
const KEY = "b4:state:";
/** Older entries are dropped: the visitor has moved on. In ms. */
export const STATE_MAX_AGE_MS = 600_000;
/** Never written down: secrets, also those shown as text, and what is not the visitor's to set. */
const SKIPPED = /password|file|hidden|cc-|one-time-code/;
const TICKABLE = /^(checkbox|radio)$/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type SavedField = [key: string, value: string | boolean, focused: boolean];
type SavedState = { at: number; x: number; y: number; fields: SavedField[] };

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
    win.sessionStorage.setItem(KEY + pathOnScreen(win), JSON.stringify(state));
  } catch {}
}

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
    const key = KEY + pathOnScreen(win);
    const state: SavedState | null = JSON.parse(win.sessionStorage.getItem(key) ?? "null");
    win.sessionStorage.removeItem(key);
    if (state && Date.now() - state.at < STATE_MAX_AGE_MS) return state;
  } catch {}
}

/** Going back, the address changes before the page does: the router knows what is on screen. */
function pathOnScreen({ __reactRouterDataRouter: router, location }: Window): string {
  return (router?.state.location ?? location).pathname;
}

function fieldsOf({ document }: Window): Field[] {
  return [...document.querySelectorAll<Field>("input,textarea,select")].filter(
    (field) => (field.name || field.id) && !SKIPPED.test(field.type + field.autocomplete),
  );
}

/** The same field in the next document; fields that share a key are told apart by their order. */
function keyOf(field: Field): string {
  const choice = TICKABLE.test(field.type) ? field.value : "";
  return [field.form?.getAttribute("action"), field.name || field.id, choice].join("|");
}

/** Through the prototype's setter: React watches the element's own and would see no change. */
function type(field: Field, value: string) {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

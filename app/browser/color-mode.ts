/** Where the preference is kept (spec, section 9). */
export const COLOR_MODE_KEY = "nuxt-color-mode";

export type Mode = "light" | "dark";
export type Preference = Mode | "system";
/** `value` is what is shown; `forced` tells that the page, not the visitor, decided it. */
export type ColorModeState = {
  preference: Preference;
  value: Mode;
  forced: boolean;
};
export type ColorMode = ReturnType<typeof createColorMode>;

/**
 * The visitor's colour mode (spec, section 4): kept in storage, shared with other tabs, following
 * the device's scheme while the preference is `system`. Writes the class `light` or `dark` on the
 * root element, as color-mode-script.ts did before the first paint. Storage that throws is survived:
 * the preference then lasts as long as the page.
 */
export function createColorMode(win: Window = window) {
  const root = win.document.documentElement;
  const deviceDark = win.matchMedia("(prefers-color-scheme: dark)");
  const listeners = new Set<() => void>();
  let preference = readPreference(win);
  let forced = asMode(root.dataset.forcedMode);
  let state = resolve();

  function resolve(): ColorModeState {
    const device = deviceDark.matches ? "dark" : "light";
    const value = forced ?? (preference === "system" ? device : preference);
    return { preference, value, forced: forced !== undefined };
  }

  function update() {
    state = resolve();
    root.classList.remove("light", "dark");
    root.classList.add(state.value);
    const themes = win.document.querySelectorAll<HTMLMetaElement>("meta[data-mode]");
    for (const meta of themes) meta.media = meta.dataset.mode === state.value ? "all" : "not all";
    for (const listener of listeners) listener();
  }

  function setPreference(next: Preference) {
    preference = next;
    try {
      win.localStorage.setItem(COLOR_MODE_KEY, next);
    } catch {}
    update();
  }

  deviceDark.addEventListener("change", update);
  win.addEventListener("storage", ({ key }) => {
    // No key: the other tab emptied the storage.
    if (key !== null && key !== COLOR_MODE_KEY) return;
    preference = readPreference(win);
    update();
  });

  return {
    /** The same object until something changes. */
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setPreference,
    toggle: () => setPreference(state.value === "dark" ? "light" : "dark"),
    /** The page's own mode; undefined gives the choice back. Also repairs the root's class. */
    force(mode: string | undefined) {
      if (mode === "system") console.warn("A page can force light or dark, not system: ignored");
      forced = asMode(mode);
      update();
    },
  };
}

function asMode(value: string | null | undefined): Mode | undefined {
  if (value === "light" || value === "dark") return value;
}

function readPreference(win: Window): Preference {
  try {
    return asMode(win.localStorage.getItem(COLOR_MODE_KEY)) ?? "system";
  } catch {
    return "system";
  }
}

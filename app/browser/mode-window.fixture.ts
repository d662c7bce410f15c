/** The parts of a browser that the colour mode touches, with handles to play visitor and device. */
export type ModeWindowOptions = {
  stored?: string;
  deviceDark?: boolean;
  forcedMode?: string;
  storageThrows?: boolean;
};

export function createModeWindow(options: ModeWindowOptions) {
  const storage = new Map<string, string>();
  if (options.stored) storage.set("nuxt-color-mode", options.stored);
  const classes = new Set<string>();
  const metas = ["light", "dark"].map((mode) => ({
    dataset: { mode },
    media: "",
  }));
  const device = Object.assign(new EventTarget(), {
    matches: options.deviceDark ?? false,
  });
  const root = {
    dataset: options.forcedMode ? { forcedMode: options.forcedMode } : {},
    classList: {
      add: (name: string) => void classes.add(name),
      remove: (...names: string[]) => {
        for (const name of names) classes.delete(name);
      },
    },
  };
  const browser = Object.assign(new EventTarget(), {
    document: { documentElement: root, querySelectorAll: () => metas },
    matchMedia: () => device,
  });
  Object.defineProperty(browser, "localStorage", {
    get() {
      if (options.storageThrows) throw new Error("SecurityError");
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      };
    },
  });

  return {
    win: browser as unknown as Window,
    storage,
    classes,
    metas,
    setDeviceDark(matches: boolean) {
      device.matches = matches;
      device.dispatchEvent(new Event("change"));
    },
    /** Another tab stored the preference; without a value it removed it. */
    storeElsewhere(value: string | undefined, key: string | null = "nuxt-color-mode") {
      if (value === undefined) storage.clear();
      else if (key) storage.set(key, value);
      browser.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
  };
}

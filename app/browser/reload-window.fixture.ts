import type { BrowserRouter } from "../../packages/router-inside/window.ts";
/** The parts of a browser that reloads with kept state touch; a new document shares the storage. */
export type FieldOptions = {
  tagName?: "INPUT" | "TEXTAREA" | "SELECT";
  type?: string;
  name?: string;
  id?: string;
  value?: string;
  checked?: boolean;
  autocomplete?: string;
  action?: string;
};

/** Like React's fields: an own `value` that hides changes from whoever sets it. */
export class FakeField extends EventTarget {
  type: string;
  name: string;
  id: string;
  checked: boolean;
  autocomplete: string;
  form: { getAttribute(name: string): string | null } | null;
  heard: string[] = [];
  #value: string;

  constructor(options: FieldOptions) {
    super();
    this.type = options.type ?? "text";
    this.name = options.name ?? "";
    this.id = options.id ?? "";
    this.checked = options.checked ?? false;
    this.autocomplete = options.autocomplete ?? "";
    this.#value = options.value ?? "";
    const { action } = options;
    this.form = action === undefined ? null : { getAttribute: () => action };
    for (const event of ["input", "change", "click", "focus"]) {
      this.addEventListener(event, () => this.heard.push(event));
    }
  }
  get value() {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  click() {
    this.checked = !this.checked;
    this.dispatchEvent(new Event("click"));
  }
  focus() {
    this.dispatchEvent(new Event("focus"));
  }
}

type ReloadWindowOptions = {
  url: string;
  storage?: Map<string, string>;
  fields?: FakeField[];
  scroll?: [x: number, y: number];
  storageThrows?: boolean;
};

export function createReloadWindow(options: ReloadWindowOptions) {
  const { fields = [], scroll = [0, 0], storage = new Map<string, string>() } = options;
  const url = new URL(options.url);
  const left: string[] = [];
  const scrolled: unknown[] = [];
  const { pathname, search, hash, origin, href } = url;
  const win = Object.assign(new EventTarget(), {
    location: {
      ...{ pathname, search, hash, origin, href },
      reload: () => void left.push("reload"),
      assign: (to: string) => void left.push(to),
    },
    scrollX: scroll[0],
    scrollY: scroll[1],
    scrollTo: (to: unknown) => void scrolled.push(to),
    document: {
      querySelectorAll: () => fields,
      querySelector: () => null,
      activeElement: undefined as unknown,
    },
  });
  Object.defineProperty(win, "sessionStorage", {
    get() {
      if (options.storageThrows) throw new Error("SecurityError");
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      };
    },
  });
  return {
    win: win as unknown as Window,
    storage,
    /** Ways the page was left: "reload" or the address assigned. */
    left,
    scrolled,
    focus(field: FakeField) {
      win.document.activeElement = field;
    },
    /** What the router shows, and where it is going. */
    route(shown: string, next?: string) {
      const address = (to: string) => {
        const { pathname, search, hash } = new URL(to, origin);
        return { pathname, search, hash, state: null, key: "k" };
      };
      const router: Pick<BrowserRouter, "match" | "state"> = {
        match: () => null,
        state: {
          location: address(shown) as never,
          navigation: {
            location: next === undefined ? undefined : (address(next) as never),
          },
        },
      };
      // As much of it as a reload asks.
      (win as unknown as Window).__reactRouterDataRouter = router as BrowserRouter;
    },
  };
}

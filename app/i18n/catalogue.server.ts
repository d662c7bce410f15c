import { type BackendModule, createInstance, type i18n } from "i18next";
import type { Messages } from "../../content/types.ts";
import { FALLBACK_LOCALE, LOCALE_CODES, type LocaleCode } from "./locales.ts";

type Namespace = keyof Messages;
const NAMESPACES = ["shell", "errors"] as const satisfies readonly Namespace[];

type Load = (locale: string) => Promise<Record<string, unknown>>;

const loadFromContent: Load = async (locale) =>
  locale === "el"
    ? await import("../../content/el/messages/index.ts")
    : await import("../../content/en/messages/index.ts");

/**
 * Message catalogues (spec, section 4): a language and the fallback are loaded when they are first
 * needed. A failed load is logged as "Failed locale loading" and yields no messages, so that the
 * fallback's show instead and the page stays usable.
 */
export class Catalogue {
  readonly #i18n: i18n;
  readonly #ready: Promise<unknown>;
  readonly #loads = new Map<LocaleCode, Promise<void>>();

  constructor(load: Load = loadFromContent) {
    this.#i18n = createInstance();
    this.#ready = this.#i18n.use(backend(load)).init({
      supportedLngs: LOCALE_CODES,
      fallbackLng: FALLBACK_LOCALE,
      preload: [FALLBACK_LOCALE],
      ns: NAMESPACES,
      // React and the error page escape on their own.
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    } as Parameters<i18n["init"]>[0]);
  }

  /**
   * One load per language, awaited by all: i18next answers a second caller at once while the first
   * one's load is still under way.
   */
  async #load(locale: LocaleCode): Promise<void> {
    await this.#ready;
    let load = this.#loads.get(locale);
    if (!load) {
      load = this.#i18n.loadLanguages(locale);
      this.#loads.set(locale, load);
    }
    await load;
  }

  /** A namespace in one language, each missing message taken from the fallback. */
  async namespace<N extends Namespace>(locale: LocaleCode, name: N): Promise<Messages[N]> {
    await this.#load(locale);
    const own = this.#i18n.getResourceBundle(locale, name) ?? {};
    const fallback = this.#i18n.getResourceBundle(FALLBACK_LOCALE, name) ?? {};
    return overlay(fallback, own) as Messages[N];
  }

  /** One message with its values filled in. */
  async text(locale: LocaleCode, name: Namespace, key: string, values: Record<string, string>) {
    await this.#load(locale);
    return this.#i18n.getFixedT(locale, name)(key, values);
  }
}

function backend(load: Load): BackendModule {
  return {
    type: "backend",
    init: () => {},
    read: (locale, namespace, done) => {
      load(locale).then(
        (messages) => done(null, messages[namespace] as Record<string, unknown>),
        (error: unknown) => {
          console.error("Failed locale loading", locale, error);
          done(null, {});
        },
      );
    },
  };
}

function overlay(base: unknown, top: unknown): unknown {
  if (!isRecord(base) || !isRecord(top)) return top ?? base;
  const keys = new Set([...Object.keys(base), ...Object.keys(top)]);
  return Object.fromEntries([...keys].map((key) => [key, overlay(base[key], top[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The site's own catalogue. */
export const catalogue = new Catalogue();

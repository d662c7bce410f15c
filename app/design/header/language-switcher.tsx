import ChevronDown from "icon:lucide/chevron-down";
import { type MouseEvent, type ToggleEvent, useRef } from "react";
import { useLocation } from "react-router";
import { prefetchMessages, switchLocale } from "../../browser/locale-switch.ts";
import type { ShellData } from "../../content/shell-data.server.ts";
import { LOCALES, localeOf } from "../../i18n/locales.ts";

/**
 * The two languages in a dropdown (spec, section 2): plain links to the same path on the other
 * domain. A popover of the platform, so it opens without script, closes on Escape and on a click
 * outside, and the browser itself says whether it is open. With script the choice goes through the language prefix, which stores it on the way.
 */
export function LanguageSwitcher({ root }: { root: ShellData }) {
  const { site, shell } = root;
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDivElement>(null);

  const prefetch = ({ newState }: ToggleEvent) => {
    if (newState !== "open") return;
    for (const { code } of LOCALES) if (code !== site.locale) void prefetchMessages(code);
  };

  const choose = (event: MouseEvent, code: (typeof LOCALES)[number]["code"]) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (code === site.locale) return menu.current?.hidePopover();
    switchLocale({
      locale: code,
      href: `${site.origins[code]}/${code}${pathname}${search}`,
    });
  };

  return (
    <>
      <button
        type="button"
        className="strip-button"
        popoverTarget="language-menu"
        aria-label={shell.language.current}
      >
        {localeOf(site.locale).name}
        <ChevronDown />
      </button>
      <div
        ref={menu}
        id="language-menu"
        popover="auto"
        className="language-menu"
        onToggle={prefetch}
      >
        <ul aria-label={shell.language.label}>
          {LOCALES.map((locale) => (
            <li key={locale.code}>
              <a
                href={`${site.origins[locale.code]}${pathname}${search}`}
                hrefLang={locale.code}
                lang={locale.code}
                aria-current={locale.code === site.locale ? "true" : undefined}
                onClick={(event) => choose(event, locale.code)}
              >
                <img
                  className="flag"
                  src={locale.flag}
                  alt=""
                  width={24}
                  height={16}
                  loading="lazy"
                />
                {locale.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

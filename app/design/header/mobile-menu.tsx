import ChevronDown from "icon:lucide/chevron-down";
import X from "icon:lucide/x";
import { type MouseEvent, type RefObject, useEffect } from "react";
import { PrefetchLink, PrefetchNavLink } from "../../browser/prefetch-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { Monogram } from "../art/monogram.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { closeMenu } from "./menu-dialog.ts";
import { AllServicesLink, ServicesLinks } from "./services-links.tsx";

type MobileMenuProps = { root: ShellData; dialog: RefObject<HTMLDialogElement | null> };

/** From this width on the header shows its links itself; the medium breakpoint, in pixels. */
const MEDIUM_BREAKPOINT_PX = 820;

/**
 * The slide-in menu below the medium breakpoint: a modal dialog, so the platform keeps focus inside
 * it, closes it on Escape and returns focus. Without script it is a popover (decision 2). Choosing a
 * link closes it, as does the ground behind.
 */
export function MobileMenu({ root, dialog }: MobileMenuProps) {
  const { shell, site } = root;
  const close = () => closeMenu(dialog.current);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MEDIUM_BREAKPOINT_PX}px)`);
    const onChange = () => wide.matches && closeMenu(dialog.current);
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, [dialog]);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (event.clientX < box.left || event.clientX > box.right) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and native.
    <dialog
      ref={dialog}
      id="menu"
      popover="auto"
      className="menu"
      aria-label={shell.nav.menuTitle}
      onClick={onBackdrop}
    >
      <div className="menu-head">
        <PrefetchLink
          to="/"
          className="home-link"
          aria-label={`${site.name}, ${shell.nav.home}`}
          onClick={close}
        >
          <Monogram />
        </PrefetchLink>
        <button
          type="button"
          className="menu-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          onClick={close}
        >
          {shell.nav.close}
          <X />
        </button>
      </div>
      <nav aria-label={shell.nav.menuTitle}>
        <ul className="menu-list">
          <li>
            <details name="services-menu">
              <summary className="menu-link">
                {shell.nav.services}
                <ChevronDown />
              </summary>
              <div className="menu-services">
                <ServicesLinks shell={shell} onChoose={close} />
                <AllServicesLink shell={shell} onChoose={close} />
              </div>
            </details>
          </li>
          <MenuEntry to="/blog" label={shell.nav.insights} onChoose={close} />
          <MenuEntry to="/about" label={shell.nav.about} onChoose={close} />
          <MenuEntry to="/contact" label={shell.nav.contact} onChoose={close} />
        </ul>
        <div className="menu-actions">
          <ButtonLink to="/creators" tone="signal" onClick={close}>
            {shell.nav.forCreators}
          </ButtonLink>
          <ButtonLink to="/brands" onClick={close}>
            {shell.nav.forBrands}
          </ButtonLink>
        </div>
      </nav>
    </dialog>
  );
}

function MenuEntry({ to, label, onChoose }: { to: string; label: string; onChoose: () => void }) {
  return (
    <li>
      <PrefetchNavLink to={to} className="menu-link" onClick={onChoose}>
        {label}
      </PrefetchNavLink>
    </li>
  );
}

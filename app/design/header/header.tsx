import Menu from "icon:lucide/menu";
import { memo, useEffect, useRef, useState } from "react";
import { PrefetchLink, PrefetchNavLink } from "../../browser/prefetch-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { Monogram } from "../art/monogram.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { SearchTrigger } from "../search/search-trigger.tsx";
import { ClockStrip } from "./clock-strip.tsx";
import { openMenu } from "./menu-dialog.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesDropdown } from "./services-dropdown.tsx";

/** The shared header (spec, section 2). */
export function Header({ root }: { root: ShellData }) {
  const scrolled = useScrolled();
  return (
    <header className={scrolled ? "header is-scrolled" : "header"}>
      <HeaderContents root={root} />
    </header>
  );
}

/** The same on every page, so neither a navigation nor scrolling renders it again. */
const HeaderContents = memo(function HeaderContents({ root }: { root: ShellData }) {
  const { nav } = root.shell;
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
      <ClockStrip root={root} />
      <div className="wrap bar">
        <PrefetchLink to="/" className="home-link" aria-label={`${root.site.name}, ${nav.home}`}>
          <Monogram />
        </PrefetchLink>
        <nav aria-label={nav.label} className="nav-list">
          <ServicesDropdown shell={root.shell} />
          <NavEntry to="/blog">{nav.insights}</NavEntry>
          <NavEntry to="/about">{nav.about}</NavEntry>
          <NavEntry to="/contact">{nav.contact}</NavEntry>
        </nav>
        <SearchTrigger label={nav.search} />
        <div className="bar-actions">
          <ButtonLink to="/brands" size="small">
            {nav.forBrands}
          </ButtonLink>
          <ButtonLink to="/creators" size="small" tone="signal">
            {nav.forCreators}
          </ButtonLink>
        </div>
        <button
          type="button"
          className="menu-button"
          aria-haspopup="dialog"
          // Every browser opens a popover by itself; a modal dialog only some.
          popoverTarget="menu"
          onClick={(event) => openMenu(event, menu.current)}
        >
          {nav.menu}
          <Menu />
        </button>
      </div>
      <MobileMenu root={root} dialog={menu} />
    </>
  );
});

function NavEntry({ to, children }: { to: string; children: string }) {
  return (
    <div className="nav-item">
      <PrefetchNavLink to={to} className="nav-link">
        {children}
      </PrefetchNavLink>
    </div>
  );
}

/** Whether the page is scrolled down at all. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 0);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

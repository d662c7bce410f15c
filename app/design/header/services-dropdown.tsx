import ChevronDown from "icon:lucide/chevron-down";
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { PrefetchNavLink } from "../../browser/prefetch-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { AllServicesLink, ServicesLinks } from "./services-links.tsx";

/** The dropdown stays this long after the pointer has left (spec, section 9). */
export const CLOSE_DELAY_MS = 300;

/**
 * The services link with its dropdown, 550 px wide (spec, section 2): opens on hover, by its own
 * button for keyboard and touch; Escape closes it and returns focus to the button.
 */
export function ServicesDropdown({ shell }: { shell: ShellData["shell"] }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by the pointer on its way to the button: the click then must not close it again. */
  const hovered = useRef(false);

  const stay = () => clearTimeout(closing.current);
  const close = () => {
    stay();
    setOpen(false);
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    stay();
    hovered.current = !open;
    setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    stay();
    closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  const onClick = () => {
    if (open && !hovered.current) close();
    else setOpen(true);
    hovered.current = false;
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) close();
  };

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      if (item.current?.contains(document.activeElement)) button.current?.focus();
    };
    const onPointerDown = (event: Event) => {
      if (!item.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(closing.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only adds to what the button does.
    <div
      ref={item}
      className="nav-item"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
    >
      <ServicesLink onClick={close}>{shell.nav.services}</ServicesLink>
      <button
        ref={button}
        type="button"
        className="nav-toggle needs-script"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? shell.nav.servicesClose : shell.nav.servicesOpen}
        onClick={onClick}
      >
        <ChevronDown />
      </button>
      <div id={panelId} className="services-panel" hidden={!open}>
        <div className="services-columns">
          <ServicesLinks shell={shell} onChoose={close} />
        </div>
        <AllServicesLink shell={shell} onChoose={close} />
      </div>
    </div>
  );
}

/** Alone in knowing the page, so that a navigation does not render the whole dropdown. */
function ServicesLink(props: { onClick: () => void; children: string }) {
  const inSection = useLocation().pathname.startsWith("/services/");
  const className = inSection ? "nav-link is-section" : "nav-link";
  return <PrefetchNavLink {...props} to="/services" className={className} />;
}

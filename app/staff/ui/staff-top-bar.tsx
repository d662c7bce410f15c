import Menu from "icon:lucide/menu";
import { FollowedLink } from "../../browser/followed-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { Monogram } from "../../design/art/monogram.tsx";
import { ColorModeToggle } from "../../design/header/color-mode-toggle.tsx";
import type { StaffData } from "../staff-data.server.ts";
import sheet from "./staff-shell.module.css";

/** The mark and, on small screens, the button that opens the menu. */
export function StaffTopBar({ root, staff }: { root: ShellData; staff: StaffData | undefined }) {
  return (
    <div
      className={`${sheet.bar} flex min-h-7.5 items-center gap-1 px-margin laptop:flex-none laptop:py-2.5 laptop:ps-3.25 laptop:pe-1.5`}
    >
      <FollowedLink
        to="/admin"
        className="home-link"
        aria-label={staff ? `${root.site.name}, ${staff.words.area}` : root.site.name}
      >
        <Monogram />
      </FollowedLink>
      <ColorModeToggle words={root.shell.colorMode} />
      {staff && (
        <button
          type="button"
          className="inline-flex min-h-5.5 items-center gap-1.25 rounded-(--radius) border-s-4 border-signal bg-raise ps-1.75 pe-1.5 font-650 laptop:hidden"
          popoverTarget="staff-menu"
        >
          {staff.words.menu}
          <Menu className="size-2.5" />
        </button>
      )}
    </div>
  );
}

import Menu from "icon:lucide/menu";
import { Link } from "react-router";
import type { ShellData } from "../../content/shell-data.server.ts";
import { Monogram } from "../../design/art/monogram.tsx";
import { ColorModeToggle } from "../../design/header/color-mode-toggle.tsx";
import type { StaffData } from "../staff-data.server.ts";

/** The mark and, on small screens, the button that opens the menu. */
export function StaffTopBar({ root, staff }: { root: ShellData; staff: StaffData | undefined }) {
  return (
    <div className="staff-bar">
      <Link
        to="/admin"
        className="home-link"
        aria-label={staff ? `${root.site.name}, ${staff.words.area}` : root.site.name}
      >
        <Monogram />
      </Link>
      <ColorModeToggle words={root.shell.colorMode} />
      {staff && (
        <button type="button" className="staff-menu-button" popoverTarget="staff-menu">
          {staff.words.menu}
          <Menu />
        </button>
      )}
    </div>
  );
}

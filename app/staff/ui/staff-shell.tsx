import type { ReactNode } from "react";
import { UnreachedNotice } from "../../design/fields/unreached-notice.tsx";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import { SentDraft } from "../drafts/sent-draft-watch.tsx";
import type { StaffData } from "../staff-data.server.ts";
import { StaffMenu } from "./staff-menu.tsx";
import { StaffTopBar } from "./staff-top-bar.tsx";

/**
 * What stands around every staff page: skip link, a bar on small screens, the menu beside the page
 * on large ones. `staff` is missing when the layout's own loader failed.
 */
export function StaffShell({
  staff,
  children,
}: {
  staff: StaffData | undefined;
  children: ReactNode;
}) {
  const root = useShellData();
  if (!root) return <main id="main">{children}</main>;
  return (
    <div className="staff">
      <a className="skip-link" href="#main">
        {root.shell.skipToContent}
      </a>
      <header className="staff-side">
        <div className="staff-side-stay">
          <StaffTopBar root={root} staff={staff} />
          {staff && <StaffMenu root={root} staff={staff} />}
        </div>
      </header>
      <main id="main" className="staff-main" tabIndex={-1}>
        {staff && <UnreachedNotice words={staff.unreached} />}
        <SentDraft />
        {children}
      </main>
    </div>
  );
}

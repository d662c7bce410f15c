import type { ReactNode } from "react";
import { UnreachedNotice } from "../../design/fields/unreached-notice.tsx";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import { SentDraft } from "../drafts/sent-draft-watch.tsx";
import type { StaffData } from "../staff-data.server.ts";
import { StaffMenu } from "./staff-menu.tsx";
import sheet from "./staff-shell.module.css";
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
    <div
      className={`${sheet.shell} grid min-h-dvh grid-rows-[auto_1fr] text-[1rem] laptop:grid-cols-[224px_minmax(0,1fr)] laptop:grid-rows-[1fr]`}
    >
      <a className="skip-link" href="#main">
        {root.shell.skipToContent}
      </a>
      <header
        className={`${sheet.side} sticky top-0 z-30 border-line max-laptop:border-b laptop:static laptop:border-e print:hidden`}
      >
        <div className="laptop:sticky laptop:top-0 laptop:flex laptop:h-dvh laptop:flex-col laptop:overflow-y-auto">
          <StaffTopBar root={root} staff={staff} />
          {staff && <StaffMenu root={root} staff={staff} />}
        </div>
      </header>
      <main id="main" className="min-w-0 focus-visible:outline-none" tabIndex={-1}>
        {staff && <UnreachedNotice words={staff.unreached} />}
        <SentDraft />
        {children}
      </main>
    </div>
  );
}

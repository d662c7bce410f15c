import type { ReactNode } from "react";
import { Header } from "../header/header.tsx";
import { useShellData } from "./use-shell-data.ts";

/** What stands before every page but those of staff: skip link, header. A navigation leaves it as it is. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const root = useShellData();
  if (!root) return children;
  return (
    <>
      <a className="skip-link" href="#main">
        {root.shell.skipToContent}
      </a>
      <Header root={root} />
      {children}
    </>
  );
}

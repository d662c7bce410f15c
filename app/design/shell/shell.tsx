import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { ClientBehaviours } from "../../browser/client-behaviours.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";

type ShellProps = {
  root: ShellData;
  /** An error screen has the footer whole, whatever the page in whose place it stands wanted. */
  isError?: boolean;
  children: ReactNode;
};

/** What stands around every page: skip link, loading bar, header, main, footer. */
export function Shell({ root, isError = false, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {root.shell.skipToContent}
      </a>
      <Header root={root} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer root={root} withCall={useFooterCall() || isError} />
      <ClientBehaviours />
    </>
  );
}

/** Pages that end in a decision of their own leave the footer's call out (`handle.quietFooter`). */
function useFooterCall(): boolean {
  return !useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "quietFooter" in handle,
  );
}

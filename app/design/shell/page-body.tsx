import type { ReactNode } from "react";
import { Footer } from "../footer/footer.tsx";
import { useShellData } from "./use-shell-data.ts";

type PageBodyProps = {
  /** Whether the footer begins with the call to apply or to brief a campaign. */
  withCall: boolean;
  children: ReactNode;
};

/** A page and its end. */
export function PageBody({ withCall, children }: PageBodyProps) {
  const root = useShellData();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {root && <Footer root={root} withCall={withCall} />}
    </>
  );
}

import type { ReactNode } from "react";

/** Names and what they stand for; on a phone under each other. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid text-small slate:grid-cols-[auto_minmax(0,1fr)] slate:gap-x-3.5 slate:gap-y-1.25">
      {children}
    </dl>
  );
}

type FactProps = { label: string; lang?: string | undefined; children: ReactNode };

/** One of them; left out where nothing is known. */
export function Fact({ label, lang, children }: FactProps) {
  if (children === undefined || children === null || children === "" || children === false) {
    return null;
  }
  return (
    <>
      <dt className="text-text-2">{label}</dt>
      <dd className="wrap-anywhere max-slate:pb-1.25" lang={lang}>
        {children}
      </dd>
    </>
  );
}

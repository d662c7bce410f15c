import type { ReactNode } from "react";

/** One matter of the account: its name at the side, its form beside it. */
export function AccountSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section
      className="grid grid-cols-1 gap-x-5 gap-y-2.25 border-t border-line pt-3.5 tablet:grid-cols-[220px_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <h2 id={id} className="title-2">
        {heading}
      </h2>
      <div className="grid grid-cols-1 gap-2.5">{children}</div>
    </section>
  );
}

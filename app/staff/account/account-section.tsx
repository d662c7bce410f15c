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
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} className="staff-h2">
        {heading}
      </h2>
      <div className="account-body">{children}</div>
    </section>
  );
}

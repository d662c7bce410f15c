import ArrowLeft from "icon:lucide/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { StaffTitle } from "./staff-title.tsx";

type PageHeadProps = {
  title: string;
  /** What the page says instead of its title. */
  heading?: string;
  /** One sentence on what the page is for, where the title doesn't say it. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
  /** A form of the page came back with something to fix. */
  failed?: boolean;
  /** Buttons and links at the right. */
  children?: ReactNode;
};

/** The head of every staff page: where one is, and what can be done here. */
export function PageHead({ title, heading, lead, back, failed, children }: PageHeadProps) {
  return (
    <div className="staff-head">
      <StaffTitle title={title} failed={failed} />
      {back && (
        <Link to={back.to} className="staff-back">
          <ArrowLeft />
          {back.label}
        </Link>
      )}
      <h1 className="staff-title">{heading ?? title}</h1>
      {children && <div className="staff-actions">{children}</div>}
      {lead && <p className="staff-lead">{lead}</p>}
    </div>
  );
}

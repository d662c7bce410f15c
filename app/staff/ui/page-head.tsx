import ArrowLeft from "icon:lucide/arrow-left";
import type { ReactNode } from "react";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { classes } from "../../design/classes.ts";
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
  /** What follows is close to it on a phone, too. */
  isTight?: boolean;
  /** Buttons and links at the right. */
  children?: ReactNode;
};

/** The head of every staff page: where one is, and what can be done here. */
export function PageHead(props: PageHeadProps) {
  const { title, heading, lead, back, failed, isTight, children } = props;
  return (
    <div className="grid grid-cols-1 items-center gap-x-3 gap-y-1 slate:grid-cols-[minmax(0,1fr)_auto]">
      <StaffTitle title={title} failed={failed} />
      {back && (
        <FollowedLink
          to={back.to}
          data-back
          className="col-span-full inline-flex min-h-4.5 items-center gap-1 justify-self-start text-small font-600 text-text-2 hover:text-anchor"
        >
          <ArrowLeft className="size-2" />
          {back.label}
        </FollowedLink>
      )}
      <h1 className="title-1 focus-visible:outline-none">{heading ?? title}</h1>
      {children && (
        <div
          className={classes(
            "flex flex-wrap items-center gap-1.25 max-slate:row-[4]",
            !isTight && "max-slate:mt-1",
          )}
        >
          {children}
        </div>
      )}
      {lead && <p className="col-span-full max-w-[44rem] text-text-2 max-slate:row-[3]">{lead}</p>}
    </div>
  );
}

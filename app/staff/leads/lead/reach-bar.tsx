import ArrowRight from "icon:lucide/arrow-right";
import Phone from "icon:lucide/phone";
import Reply from "icon:lucide/reply";
import Tag from "icon:lucide/square-pen";
import type { MouseEvent } from "react";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import { replyAddress } from "../../pipeline/lead-address.ts";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

const WAY = "grid min-h-7 content-center justify-items-center gap-0.25 truncate px-0.5 text-center";

/** Down the page and nowhere else: the address, and with it the list one came from, stays. */
function goToWork(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("lead-work")?.scrollIntoView();
  document.querySelector<HTMLElement>('main button[name="stage"]')?.focus({ preventScroll: true });
}

/** On a phone, at the foot of the window: the stage, call, mail, and the next lead. */
export function ReachBar({ data }: { data: LeadData }) {
  const { words, lead, neighbours, query } = data;
  const { reach } = words;
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-[minmax(0,1fr)] grid-flow-col border-t-[1.5px] border-line-ctl bg-stage pb-[env(safe-area-inset-bottom)] text-note font-620 slate:hidden"
      aria-label={reach.label}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link down the page */}
      <a href="#lead-work" className={WAY} onClick={goToWork}>
        <Tag className="size-2.5" />
        {lead.stageName}
      </a>
      {lead.tel && (
        <a href={lead.tel} className={WAY}>
          <Phone className="size-2.5" />
          {reach.call}
        </a>
      )}
      <FollowedLink to={replyAddress(lead.id, query)} className={WAY}>
        <Reply className="size-2.5" />
        {reach.mail}
      </FollowedLink>
      {neighbours.after && (
        <FollowedLink to={neighbours.after.to} className={WAY}>
          <ArrowRight className="size-2.5" />
          {words.next}
        </FollowedLink>
      )}
    </nav>
  );
}

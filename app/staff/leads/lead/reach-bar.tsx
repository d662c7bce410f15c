import ArrowRight from "icon:lucide/arrow-right";
import Phone from "icon:lucide/phone";
import Reply from "icon:lucide/reply";
import Tag from "icon:lucide/square-pen";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { replyAddress } from "../../pipeline/lead-address.ts";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** Down the page and nowhere else: the address, and with it the list one came from, stays. */
function goToWork(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("lead-work")?.scrollIntoView();
  document.querySelector<HTMLElement>(".lead-stages button")?.focus({ preventScroll: true });
}

/** On a phone, at the foot of the window: the stage, call, mail, and the next lead. */
export function ReachBar({ data }: { data: LeadData }) {
  const { words, lead, neighbours, query } = data;
  const { reach } = words;
  return (
    <nav className="lead-reach" aria-label={reach.label}>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link down the page */}
      <a href="#lead-work" onClick={goToWork}>
        <Tag />
        {lead.stageName}
      </a>
      {lead.tel && (
        <a href={lead.tel}>
          <Phone />
          {reach.call}
        </a>
      )}
      <Link to={replyAddress(lead.id, query)}>
        <Reply />
        {reach.mail}
      </Link>
      {neighbours.after && (
        <Link to={neighbours.after.to}>
          <ArrowRight />
          {words.next}
        </Link>
      )}
    </nav>
  );
}

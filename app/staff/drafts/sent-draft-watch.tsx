import { useEffect } from "react";
import { useLocation } from "react-router";
import { removeSent } from "./kept-drafts.ts";
import { sentKeyIn } from "./sent-draft.ts";

/** Forgets a draft once an address says that it was sent; the form may be on another page. */
export function SentDraft() {
  const sent = sentKeyIn(useLocation().search);
  useEffect(() => {
    if (sent !== undefined) removeSent(sent);
  }, [sent]);
  return null;
}

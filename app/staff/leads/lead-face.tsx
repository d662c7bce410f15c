import type { LeadRowView } from "../pipeline/lead-row.server.ts";

/** Width and height at which a poster stands before a name, in CSS pixels. */
const WIDTH = 22;
const HEIGHT = 36;

/** A creator's poster, as their application drew it; a letter for everybody else. */
export function LeadFace({ lead }: { lead: Pick<LeadRowView, "handle" | "initial"> }) {
  if (!lead.handle) {
    return (
      <span className="leads-initial" aria-hidden="true">
        {lead.initial}
      </span>
    );
  }
  const address = `/api/poster?handle=${encodeURIComponent(lead.handle)}`;
  return (
    <img
      src={address}
      className="leads-poster"
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      // A card is dragged, not its picture.
      draggable={false}
    />
  );
}

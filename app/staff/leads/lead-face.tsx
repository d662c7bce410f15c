import type { LeadRowView } from "../pipeline/lead-row.server.ts";

/** Width and height at which a poster stands before a name, in CSS pixels. */
const WIDTH = 22;
const HEIGHT = 36;

/** Where the server draws the poster of a handle that was sent. */
export const posterAddress = (handle: string) => `/api/poster?handle=${encodeURIComponent(handle)}`;

/** A creator's poster, as their application drew it; a letter for everybody else. */
export function LeadFace({ lead }: { lead: Pick<LeadRowView, "handle" | "initial"> }) {
  if (!lead.handle) {
    return (
      <span
        className="grid h-4.5 w-2.75 flex-none place-items-center rounded-[3px] bg-raise text-note font-700 text-text-2"
        aria-hidden="true"
      >
        {lead.initial}
      </span>
    );
  }
  return (
    <img
      src={posterAddress(lead.handle)}
      className="h-4.5 w-2.75 flex-none rounded-[3px] object-cover"
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

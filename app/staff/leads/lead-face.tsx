import type { LeadRowView } from "../pipeline/lead-row.server.ts";

/** Width and height at which a poster stands before a name, or on a card, in CSS pixels. */
const SIZES = {
  line: { width: 22, height: 36, className: "h-4.5 w-2.75" },
  card: { width: 36, height: 64, className: "h-8 w-4.5" },
} as const;

type LeadFaceProps = {
  lead: Pick<LeadRowView, "handle" | "initial">;
  size?: keyof typeof SIZES;
};

/** Where the server draws the poster of a handle that was sent. */
export const posterAddress = (handle: string) => `/api/poster?handle=${encodeURIComponent(handle)}`;

/** A creator's poster, as their application drew it; a letter for everybody else. */
export function LeadFace({ lead, size = "line" }: LeadFaceProps) {
  const { width, height, className } = SIZES[size];
  if (!lead.handle) {
    return (
      <span
        className={`grid ${className} flex-none place-items-center rounded-[3px] bg-raise text-note font-700 text-text-2`}
        aria-hidden="true"
      >
        {lead.initial}
      </span>
    );
  }
  return (
    <img
      src={posterAddress(lead.handle)}
      className={`${className} flex-none rounded-[3px] object-cover`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // A card is dragged, not its picture.
      draggable={false}
    />
  );
}

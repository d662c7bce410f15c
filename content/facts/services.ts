type Service = {
  slug: string;
  audience: "creators" | "brands";
  isFree: boolean;
  /** Whether its page shows a piece that only it has: app/site/services/ has a folder by its name then. */
  hasPiece: boolean;
};

/**
 * The services, in the order of the header's columns (spec, section 2). One more is a row here, its links
 * below, and its words in content/en and content/el (pages/services/listed.ts): everything else follows.
 */
export const SERVICES = [
  { slug: "talent-management", audience: "creators", isFree: false, hasPiece: true },
  { slug: "tiktok-live", audience: "creators", isFree: true, hasPiece: true },
  { slug: "content-strategy", audience: "creators", isFree: false, hasPiece: true },
  { slug: "brand-partnerships", audience: "brands", isFree: false, hasPiece: true },
  { slug: "production", audience: "brands", isFree: false, hasPiece: true },
  { slug: "creator-events", audience: "brands", isFree: false, hasPiece: true },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof SERVICES)[number]["slug"];

/** Where a service page sends its reader besides its one button. */
export const SERVICE_ALSO = {
  "talent-management": ["/services/tiktok-live", "/blog/brand-deal-pricing"],
  "tiktok-live": ["/services/content-strategy", "/case-studies/urban-fit"],
  "content-strategy": ["/services/talent-management", "/tiktok-analytics"],
  "brand-partnerships": ["/services/production", "/case-studies/glow-beauty"],
  production: ["/services/creator-events", "/case-studies/fresh-food"],
  "creator-events": ["/services/brand-partnerships", "/case-studies/nextgen-gaming"],
} as const satisfies Record<ServiceSlug, readonly string[]>;

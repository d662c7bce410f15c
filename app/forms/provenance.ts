import { SLUG_LENGTH } from "../../packages/lib/collections/lengths.ts";
import { shortened, tidyLine } from "../../packages/lib/valid/text.ts";

/** Where a sender came from, kept with the lead. */
export type Provenance = {
  /** Page of the site they saw first in this visit. */
  landing: string | undefined;
  /** Address of the other site that led there. */
  referrer: string | undefined;
  utm: Readonly<Record<string, string>>;
  /** For lists: utm_source, else the referrer's host, else "direct". */
  source: string;
  campaign: string | undefined;
};

const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Longest word about a campaign and longest address that are kept, in characters. */
const MAX_SOURCE_LENGTH = SLUG_LENGTH;
const MAX_ADDRESS_LENGTH = 500;

type Told = {
  /** Path and query of the landing page, as the page's script noted it. */
  landing: string;
  /** `document.referrer` of that page. */
  referrer: string;
};

/**
 * First touch as the script tells it; without script, what the form's own address says (`referer`: of
 * the request that sent it). Own pages are no referrers.
 */
export function provenanceOf(
  told: Told,
  referer: string | null,
  ownOrigins: readonly string[],
): Provenance {
  const base = ownOrigins[0];
  const page = URL.parse(told.landing || referer || "", told.landing ? base : undefined);
  const isOwn = page !== null && ownOrigins.includes(page.origin);
  const utm: Record<string, string> = {};
  for (const name of UTM_NAMES) {
    const value = isOwn ? tidyLine(page.searchParams.get(name) ?? "") : "";
    if (value) utm[name] = shortened(value, MAX_SOURCE_LENGTH);
  }
  const referrer = URL.parse(told.referrer);
  const isOther =
    referrer !== null &&
    /^https?:$/.test(referrer.protocol) &&
    !ownOrigins.includes(referrer.origin);
  const host = isOther ? referrer.host.replace(/^www\./, "") : "";
  return {
    landing: isOwn ? shortened(page.pathname + page.search, MAX_ADDRESS_LENGTH) : undefined,
    referrer: isOther ? shortened(referrer.href, MAX_ADDRESS_LENGTH) : undefined,
    utm,
    source: utm.utm_source || shortened(host, MAX_SOURCE_LENGTH) || "direct",
    campaign: utm.utm_campaign,
  };
}

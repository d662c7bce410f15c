/**
 * The clock of a territory's largest city by people, by ISO code. Those with several clocks say so
 * beside it. Territories that are not here are not offered.
 */
const CLOCKS: Record<string, string> = {
  AE: "Asia/Dubai",
  AL: "Europe/Tirane",
  AR: "America/Buenos_Aires",
  AT: "Europe/Vienna",
  AU: "Australia/Sydney",
  BE: "Europe/Brussels",
  BG: "Europe/Sofia",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  CL: "America/Santiago",
  CO: "America/Bogota",
  CY: "Asia/Nicosia",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin",
  DK: "Europe/Copenhagen",
  EG: "Africa/Cairo",
  ES: "Europe/Madrid",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GR: "Europe/Athens",
  HR: "Europe/Zagreb",
  HU: "Europe/Budapest",
  ID: "Asia/Jakarta",
  IE: "Europe/Dublin",
  IL: "Asia/Jerusalem",
  IN: "Asia/Kolkata",
  IT: "Europe/Rome",
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  MA: "Africa/Casablanca",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NG: "Africa/Lagos",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  NZ: "Pacific/Auckland",
  PH: "Asia/Manila",
  PK: "Asia/Karachi",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon",
  RO: "Europe/Bucharest",
  RS: "Europe/Belgrade",
  SA: "Asia/Riyadh",
  SE: "Europe/Stockholm",
  TH: "Asia/Bangkok",
  TR: "Europe/Istanbul",
  TW: "Asia/Taipei",
  UA: "Europe/Kyiv",
  US: "America/New_York",
  VN: "Asia/Ho_Chi_Minh",
  ZA: "Africa/Johannesburg",
};
const WITH_SEVERAL = new Set(["AU", "BR", "CA", "CL", "ES", "ID", "MX", "NZ", "PT", "UA", "US"]);

/** The clock that a territory's people most likely have; null where none is known. */
export function clockOfTerritory(code: string): { timeZone: string; several: boolean } | null {
  const timeZone = CLOCKS[code];
  return timeZone === undefined ? null : { timeZone, several: WITH_SEVERAL.has(code) };
}

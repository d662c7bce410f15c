/**
 * The six offices (spec, section 1); their names and roles are in the catalogues. Countries are
 * ISO 3166.
 */
export const OFFICES = [
  {
    id: "philadelphia",
    timeZone: "America/New_York",
    country: "US",
    lat: 39.95,
    lon: -75.16,
    isNew: false,
  },
  {
    id: "west-chester",
    timeZone: "America/New_York",
    country: "US",
    lat: 39.96,
    lon: -75.61,
    isNew: false,
  },
  { id: "london", timeZone: "Europe/London", country: "GB", lat: 51.51, lon: -0.13, isNew: false },
  { id: "athens", timeZone: "Europe/Athens", country: "GR", lat: 37.98, lon: 23.73, isNew: true },
  { id: "taipei", timeZone: "Asia/Taipei", country: "TW", lat: 25.03, lon: 121.57, isNew: false },
  {
    id: "sydney",
    timeZone: "Australia/Sydney",
    country: "AU",
    lat: -33.87,
    lon: 151.21,
    isNew: false,
  },
] as const;

export type OfficeId = (typeof OFFICES)[number]["id"];

/** When audiences watch most, in hours of their own day (spec, section 1: 7-9 AM and 6-10 PM). */
export const PEAK_HOURS = [
  { from: 7, to: 9 },
  { from: 18, to: 22 },
] as const;

/** An office's row; its `lat` and `lon` are degrees. */
export function officeOf(id: OfficeId): (typeof OFFICES)[number] {
  const office = OFFICES.find((one) => one.id === id);
  if (!office) throw new Error(`No office ${id}`);
  return office;
}

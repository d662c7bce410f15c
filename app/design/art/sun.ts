/**
 * Where the sun stands, after NOAA's solar calculator, which follows Jean Meeus, "Astronomical Algorithms",
 * chapter 25 (low accuracy: 0.01° of longitude between 1800 and 2200). Angles in degrees.
 */
const DAY_MS = 86_400_000;
const CENTURY_DAYS = 36_525;
/** Noon of the first of January 2000, UTC, in milliseconds. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));

export interface Place {
  readonly lat: number;
  /** East of Greenwich is positive. */
  readonly lon: number;
}

/** Apparent longitude of the sun and the slope of its way, at a time in Julian centuries since 2000. */
function ecliptic(t: number) {
  const mean = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35999.05029 - t * 0.0001537);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const longitude = mean + centre - 0.00569 - 0.00478 * sin(node);
  const seconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813));
  return { longitude, slope: 23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node) };
}

/** Right ascension (0 to 360) and declination of the sun. */
export function sunOnSphere(at: Date): { ascension: number; declination: number } {
  const { longitude, slope } = ecliptic((at.getTime() - J2000_MS) / DAY_MS / CENTURY_DAYS);
  const ascension = degrees(Math.atan2(cos(slope) * sin(longitude), cos(longitude)));
  return {
    ascension: (ascension + 360) % 360,
    declination: degrees(Math.asin(sin(slope) * sin(longitude))),
  };
}

/** Height of the sun's centre above the horizon as seen, refraction by air included. */
export function sunHeight({ lat, lon }: Place, at: Date): number {
  const { ascension, declination } = sunOnSphere(at);
  const days = (at.getTime() - J2000_MS) / DAY_MS;
  const sidereal = 280.46061837 + 360.98564736629 * days;
  const hour = sidereal + lon - ascension;
  const height = degrees(
    Math.asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hour)),
  );
  return height + refraction(height);
}

/** By how much air lifts what is seen at a height (Meeus, chapter 16, after Sæmundsson). */
function refraction(height: number): number {
  return height < -1 ? 0 : 1.02 / 60 / Math.tan(radians(height + 10.3 / (height + 5.11)));
}

/** A working day of an example, in hours of any place: nobody reads the season from it. */
const SUNRISE = 7;
const SUNSET = 19;
const NIGHT = 22;
/** The sun is highest after twelve, as summer's clocks are ahead of it. */
const HIGHEST = 13.5;
/** The skies by the hours that they begin at: no two moments of a job share one. */
const SKIES = [
  [NIGHT, "night"],
  [20, "dusk"],
  [SUNSET, "evening"],
  [17, "lowSun"],
  [14, "afternoon"],
  [11, "day"],
  [SUNRISE, "morning"],
] as const;

const HOURS = 24;
const NOON = 12;
const MINUTES = 60;

export type Light = {
  sky: (typeof SKIES)[number][1];
  isSun: boolean;
  /** Of its way up: 0 on the horizon, 1 at the highest. */
  height: number;
};

/** What the sky is like at a time as words write it: "6:30 PM" or "18:30". */
export function lightAt(time: string): Light {
  const hour = hourOf(time);
  const sky = SKIES.find(([from]) => hour >= from)?.[1] ?? "night";
  const isSun = hour >= SUNRISE && hour < SUNSET;
  return { sky, isSun, height: isSun ? sunAt(hour) : moonAt(hour) };
}

/** Steeper than a sun's way, so that three hours are seen to differ. */
const STEEP = 1.7;

const sunAt = (hour: number) =>
  Math.cos((((hour - HIGHEST) / (HIGHEST - SUNRISE)) * Math.PI) / 2) ** STEEP;

const moonAt = (hour: number) =>
  Math.sin((((hour - SUNSET + HOURS) % HOURS) / (HOURS - SUNSET + SUNRISE)) * Math.PI);

function hourOf(time: string): number {
  const [clock = "", half] = time.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (half ? (hours % NOON) + (half === "PM" ? NOON : 0) : hours) + minutes / MINUTES;
}

/** A working day of an example, in hours of any place: nobody reads the season from it. */
const SUNRISE = 6;
const SUNSET = 19;
/** From these hours on the sky is the day's, the low sun's, the evening's and the night's. */
const DAY = 11;
const LOW_SUN = 17;
const NIGHT = 22;

const HOURS = 24;
const NOON = 12;
const MINUTES = 60;

export type Light = {
  sky: "morning" | "day" | "lowSun" | "evening" | "night";
  isSun: boolean;
  /** Of its way up: 0 on the horizon, 1 at the highest. */
  height: number;
};

/** What the sky is like at a time as words write it: "6:30 PM" or "18:30". */
export function lightAt(time: string): Light {
  const hour = hourOf(time);
  const sky = skyOf(hour);
  const isSun = sky !== "evening" && sky !== "night";
  const since = (hour - (isSun ? SUNRISE : SUNSET) + HOURS) % HOURS;
  const day = SUNSET - SUNRISE;
  return { sky, isSun, height: Math.sin((since / (isSun ? day : HOURS - day)) * Math.PI) };
}

function hourOf(time: string): number {
  const [clock = "", half] = time.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (half ? (hours % NOON) + (half === "PM" ? NOON : 0) : hours) + minutes / MINUTES;
}

function skyOf(hour: number): Light["sky"] {
  if (hour < SUNRISE || hour >= NIGHT) return "night";
  if (hour >= SUNSET) return "evening";
  if (hour >= LOW_SUN) return "lowSun";
  return hour >= DAY ? "day" : "morning";
}

/** A working day of an example, in hours of any place: nobody reads the season from it. */
const SUNRISE = 6;
const SUNSET = 19;

const HOURS = 24;
const NOON = 12;
const MINUTES = 60;

type Light = {
  isSun: boolean;
  /** Of its way up: 0 on the horizon, 1 at the highest. */
  height: number;
};

/** What stands in the sky at a time as words write it: "6:30 PM" or "18:30". */
export function lightAt(time: string): Light {
  const [clock = "", half] = time.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const hour = (half ? (hours % NOON) + (half === "PM" ? NOON : 0) : hours) + minutes / MINUTES;
  const isSun = hour >= SUNRISE && hour < SUNSET;
  const since = (hour - (isSun ? SUNRISE : SUNSET) + HOURS) % HOURS;
  const day = SUNSET - SUNRISE;
  return { isSun, height: Math.sin((since / (isSun ? day : HOURS - day)) * Math.PI) };
}

import { startTransition, useEffect, useState } from "react";
import { localTime, type OfficeTimeZone } from "../../content/local-time.ts";
import { useShellData } from "../shell/use-shell-data.ts";

const MINUTE_MS = 60_000;

/**
 * Tells the time in the time zone of an office, renewed as each minute begins; undefined on the
 * server and before hydration. The page brings how the clocks there stand (zone-offsets.server.ts).
 */
export function useLocalTime(): ((timeZone: OfficeTimeZone) => string) | undefined {
  const now = useMinute();
  const zones = useShellData()?.site.zones;
  if (!now || !zones) return undefined;
  return (timeZone) => localTime(now, zones[timeZone]);
}

function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      startTransition(() => setNow(new Date()));
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

import { startTransition, useEffect, useState } from "react";
import { OFFICES } from "../../../content/facts/offices.ts";
import { whenIdle } from "../../client/when-idle.ts";
import { prepareLocalTime } from "./local-time.ts";

const MINUTE_MS = 60_000;

let prepared: Promise<void> | undefined;

/** The clocks of all offices, made ready one by one so that no touch has to wait for them. */
function prepareClocks(): Promise<void> {
  prepared ??= (async () => {
    for (const { timeZone } of OFFICES) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      prepareLocalTime(timeZone);
    }
  })();
  return prepared;
}

/**
 * The time, renewed as each minute begins; undefined on the server and until the clocks are ready,
 * which the page does not wait for.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      startTransition(() => setNow(new Date()));
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    void prepareClocks().then(() => !stopped && tick());
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);
  return now;
}

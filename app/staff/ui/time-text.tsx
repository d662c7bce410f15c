import type { TimeOfDay } from "../times.server.ts";

/** A moment as people say it; the exact one is in the element and its title. */
export function TimeText({ time }: { time: TimeOfDay }) {
  return (
    <time dateTime={time.iso} title={time.full}>
      {time.text}
    </time>
  );
}

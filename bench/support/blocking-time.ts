/** What a trace of a page's load says of its main thread. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/** A task of a phone that keeps a touch waiting, as Lighthouse counts it, in ms. */
const LONG_TASK_MS = 50;
/** How much slower than this machine Lighthouse takes the phone to be. */
const PHONE_TIMES_SLOWER = 4;

/**
 * Total blocking time after the first paint, in ms of the phone, by the processor time that the page's
 * own thread took. Lighthouse counts the time that went by: on a machine whose processors are all
 * busy with the browser's other processes it is up to three times as much.
 */
export function ownBlockingTime(events: readonly TraceEvent[]): number {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.documentLoaderURL?.startsWith("http"),
  );
  if (!navigation) throw new Error("the trace has no page");
  const isPage = ({ pid, tid }: TraceEvent) => pid === navigation.pid && tid === navigation.tid;
  const painted = events.find(
    (event) => event.name === "firstContentfulPaint" && isPage(event) && event.ts >= navigation.ts,
  );
  if (!painted) throw new Error("the trace has no paint");
  return events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && isPage(event))
    .filter(({ ts }) => ts >= painted.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * PHONE_TIMES_SLOWER - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(over, 0), 0);
}

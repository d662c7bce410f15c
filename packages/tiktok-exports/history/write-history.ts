import type { Datasets, IsoDay } from "../datasets.ts";
import { HISTORY_FORMAT, HISTORY_VERSION } from "./history-format.ts";

/**
 * All that was read, as a text that `readExports` opens again beside newer exports: the studio forgets
 * what is older than a year. Unknown stays unknown; days carry their year.
 * @param written the day it is written on
 */
export function writeHistory(datasets: Datasets, handle: string | null, written: IsoDay): string {
  return JSON.stringify({
    format: HISTORY_FORMAT,
    version: HISTORY_VERSION,
    handle,
    written,
    datasets,
  });
}

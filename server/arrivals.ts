import { setImmediate as turn } from "node:timers/promises";

/**
 * Turns of the loop after which a pause is no longer waited for. With 200 somebody who connects again
 * and again, refused each time, kept every render waiting for a tenth of a second.
 */
const MAX_TURNS = 32;

/**
 * Tells when whoever has come has been read. Node accepts one connection per turn of its loop and
 * reads its request in the next: with renders in between, a crowd waits in the kernel, where nobody
 * counts it, and time alone says nothing about who is still there.
 */
export class Arrivals {
  #arrived = 0;

  note(): void {
    this.#arrived++;
  }

  /** Waits until so many turns in a row have brought nobody; false if somebody always came. */
  async pause(turns: number): Promise<boolean> {
    for (let taken = 0, quiet = 0; taken < MAX_TURNS; taken++) {
      const before = this.#arrived;
      await turn();
      quiet = this.#arrived === before ? quiet + 1 : 0;
      if (quiet === turns) return true;
    }
    return false;
  }
}

import { expect } from "@playwright/test";
import { PRESS_MS } from "../e2e/press.ts";
import { afterCommit, isAlive } from "../support/alive.ts";
import type { Driver, Size } from "./driving/driver.ts";
import { findPlace, findState, type State, wasMissed, watchPress } from "./driving/in-page.ts";
import { KEYS, type KeyName, keysOf, pressAt, restAt } from "./driving/inputs.ts";
import { KEPT_IN, LEAVING } from "./recorder.ts";

/** How long something may take on a machine with other work to do: WebKit answers nothing as it loads. */
const SOON = { timeout: 30_000, intervals: [20, 50, 100, 250] };

// biome-ignore lint/suspicious/noExplicitAny: any function that a page can run by itself.
type InPage = (...args: any[]) => unknown;

/** A tab as a person has it: what is there to see, and a hand to press, point and type with. */
export class Tab {
  readonly #driver: Driver;
  readonly #scripting: boolean;
  readonly #problems: string[] = [];

  constructor(driver: Driver, scripting: boolean) {
    this.#driver = driver;
    this.#scripting = scripting;
  }

  /** Resolves when the page is loaded and alive. */
  async open(address: string): Promise<void> {
    await this.#readProblems();
    await this.#leave();
    await this.#driver.open(address);
    await this.#isAlive();
  }

  async reload(): Promise<void> {
    await this.#leave();
    await this.#driver.reload();
    await this.#isAlive();
  }

  resize(size: Size): Promise<void> {
    return this.#driver.resize(size);
  }

  async run<In extends InPage>(
    source: In,
    ...args: Parameters<In>
  ): Promise<Awaited<ReturnType<In>>> {
    return (await this.#driver.run(String(source), args)) as Awaited<ReturnType<In>>;
  }

  /** Waits until what a function finds in the page is as wanted. */
  async until<In extends InPage>(
    wanted: Awaited<ReturnType<In>>,
    source: In,
    ...args: Parameters<In>
  ): Promise<void> {
    await this.holds(async () => {
      const found: unknown = await this.run(source, ...args);
      expect(found).toEqual(wanted);
    });
  }

  /** Waits until an expectation holds. */
  async holds(expectation: () => Promise<void>): Promise<void> {
    await expect(expectation).toPass(SOON);
  }

  /** Waits until the first element of a selector is as wanted. */
  async sees(selector: string, wanted: Partial<State>): Promise<void> {
    await this.holds(async () => {
      expect(await this.run(findState, selector), selector).toMatchObject(wanted);
    });
  }

  /** Waits until the address bar shows an address. */
  async arrives(address: string): Promise<void> {
    await this.until(address, () => location.href);
  }

  async text(selector: string): Promise<string> {
    await this.sees(selector, { isThere: true });
    return (await this.run(findState, selector)).text;
  }

  /**
   * Presses as a person does: who sees something move away from under the hand as it comes down aims again.
   * A press that went down on the element and had no effect is not repeated.
   */
  async press(selector: string): Promise<void> {
    await this.holds(async () => {
      const place = await this.#placeOf(selector);
      await this.run(watchPress, selector, this.#scripting);
      await this.#driver.perform(pressAt(place, PRESS_MS));
      // A page that the press has left knows nothing of it: it was met.
      const isMissed = await this.run(wasMissed).catch(() => false);
      expect(isMissed, `${selector} stayed where it was`).toBe(false);
    });
  }

  async pointAt(selector: string): Promise<void> {
    await this.#driver.perform(restAt(await this.#placeOf(selector)));
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.#driver.perform(keysOf(text));
  }

  /** Presses keys together, the last one once: "Control", "k". */
  async key(...names: (KeyName | string)[]): Promise<void> {
    const values = names.map((name) => KEYS[name as KeyName] ?? name);
    const down = values.map((value) => ({ type: "keyDown", value }) as const);
    const up = values.toReversed().map((value) => ({ type: "keyUp", value }) as const);
    await this.#driver.perform([{ type: "key", id: "keys", actions: [...down, ...up] }]);
  }

  attach(selector: string, ...files: string[]): Promise<void> {
    return this.#driver.attach(selector, files);
  }

  /** What went wrong in the pages that were open since this was asked last. */
  async takeProblems(): Promise<readonly string[]> {
    await this.#readProblems();
    return this.#problems.splice(0);
  }

  picture(): Promise<string> {
    return this.#driver.picture();
  }

  /** Where to press: not before it has come to rest and nothing lies over it. */
  async #placeOf(selector: string) {
    let last: unknown;
    await this.holds(async () => {
      const before = await this.run(findPlace, selector);
      last = await this.run(findPlace, selector);
      expect(before?.isFree, `${selector} can be pressed`).toBe(true);
      expect(last, `${selector} stands still`).toEqual(before);
    });
    return last as { x: number; y: number };
  }

  async #isAlive(): Promise<void> {
    if (!this.#scripting) return;
    await this.until(true, isAlive, "header button");
    await this.run(afterCommit);
  }

  /** A driver does not always say so before it breaks off what a page was loading. */
  async #leave(): Promise<void> {
    await this.run((leaving) => void dispatchEvent(new Event(leaving)), LEAVING);
  }

  async #readProblems(): Promise<void> {
    if (!this.#scripting) return;
    const kept = await this.run(async (keptIn) => {
      if (location.protocol === "about:") return "[]";
      await (window as unknown as Record<string, (() => Promise<unknown>) | undefined>)[keptIn]?.();
      const problems = sessionStorage.getItem(keptIn);
      sessionStorage.removeItem(keptIn);
      return problems ?? "[]";
    }, KEPT_IN);
    this.#problems.push(...JSON.parse(kept));
  }
}

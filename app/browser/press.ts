/**
 * What keeps a page still under a finger or a mouse button that is down: a browser clicks what was under
 * it at both ends of a press, so whatever moves in between takes the click away (decision 0021).
 */

/** A press that never ends, as under a menu of the system, holds nothing back for longer. In ms. */
export const LONGEST_PRESS_MS = 5_000;
/** A finger's click follows its lifting at some distance, a mouse's at once; scrolling has none. In ms. */
export const CLICK_WAIT_MS = 300;

let isDown = false;
let ending: ReturnType<typeof setTimeout>;
const held: (() => void)[] = [];

/** Begins to watch; called once, before the page is hydrated. */
export function watchPresses(win: Window = window): void {
  const hear = (type: string, listener: (event: Event) => void) =>
    win.addEventListener(type, listener, true);
  const down = () => {
    isDown = true;
    endIn(LONGEST_PRESS_MS);
  };
  hear("pointerdown", down);
  hear("pointerup", () => endIn(CLICK_WAIT_MS));
  // Of a finger that scrolls; a mouse that begins to drag is down until it drops.
  hear("pointercancel", (event) => (event as PointerEvent).pointerType !== "mouse" && endIn(0));
  hear("dragend", () => endIn(0));
  // It has found its mark: what it sets off may go on, what was held back comes after it.
  hear("click", () => {
    isDown = false;
    endIn(0);
  });
  if (win.document.querySelector(":active")) down();
}

function endIn(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
}

function end(): void {
  isDown = false;
  for (const run of held.splice(0)) run();
}

/**
 * Runs what may move something on the page: at once while nothing is pressed, else after the click,
 * in the order asked for. For what comes by itself (an answer, a timer, a check on leaving a field),
 * not for what a click or a key does.
 */
export function afterPress(run: () => void): void {
  if (isDown || held.length > 0) held.push(run);
  else run();
}

/** Resolves at once while nothing is pressed, else after the click. */
export const pressOver = (): Promise<void> => new Promise(afterPress);

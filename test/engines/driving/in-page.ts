/** Functions that run in a page, so each stands by itself. */

export type State = {
  isThere: boolean;
  isVisible: boolean;
  isFocused: boolean;
  text: string;
  value: string | undefined;
};

/** How the first element of a selector is. */
export function findState(selector: string): State {
  const element = document.querySelector<HTMLElement>(selector);
  const field = element as HTMLInputElement | null;
  return {
    isThere: element !== null,
    isVisible: element?.checkVisibility({ visibilityProperty: true }) ?? false,
    isFocused: element !== null && element === document.activeElement,
    text: element?.textContent?.trim() ?? "",
    value: field?.value,
  };
}

/**
 * Middle of the first visible element of a selector, in whole CSS pixels of the window, and whether a
 * press there would meet it: nothing lies over it, and it isn't on its way. One that is out of sight or
 * covered is scrolled to.
 */
export function findPlace(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const box = element?.getClientRects()[0];
  if (!element || !box) return undefined;
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isMet =
    hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const moved = (effect as KeyframeEffect | null)?.target;
    return playState === "running" && moved?.contains(element);
  });
  if (!isMet && !isMoving) element.scrollIntoView({ block: "center", behavior: "instant" });
  return { x, y, isFree: isMet && !isMoving };
}

/** Hears where the next press goes down; `wasMissed` answers it. */
export function watchPress(selector: string, isHeard: boolean): void {
  const page = window as { pressMissed?: boolean };
  // Until it comes down it has met nothing; a page without scripts does not hear it.
  page.pressMissed = isHeard;
  const hear = ({ target }: Event) => {
    const hit = target as Element;
    const isMet = [...document.querySelectorAll(selector)].some(
      (each) => each.contains(hit) || hit.closest("label")?.control === each,
    );
    page.pressMissed = !isMet;
  };
  addEventListener("pointerdown", hear, { capture: true, once: true });
}

/** Whether the press went down on something else, for what was aimed at had moved meanwhile, or nowhere. */
export function wasMissed(): boolean {
  return (window as { pressMissed?: boolean }).pressMissed === true;
}

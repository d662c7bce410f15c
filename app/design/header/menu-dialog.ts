import type { MouseEvent } from "react";

/**
 * What a press of the menu's button does with script. Before and without script the menu opens as a
 * popover, which leaves the page behind it within reach; with script it is modal.
 */
export function openMenu(event: MouseEvent, menu: HTMLDialogElement | null): void {
  event.preventDefault();
  closeMenu(menu);
  menu?.showModal();
}

/** Closes it whichever way it was opened. */
export function closeMenu(menu: HTMLDialogElement | null): void {
  menu?.close();
  // The oldest browsers of ours know no popovers (decision 33).
  menu?.hidePopover?.();
}

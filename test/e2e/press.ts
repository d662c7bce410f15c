import { expect, type Locator, type Page } from "@playwright/test";

/**
 * How long people hold a button or a finger down, in milliseconds. The driver's own click takes none:
 * what moves the page in between, and takes the click away, would stay unseen (decision 0021). All
 * journeys press like this (press.test.ts).
 */
export const PRESS_MS = 90;

type PressOptions = Omit<NonNullable<Parameters<Locator["click"]>[0]>, "delay">;

export async function press(target: Locator, options: PressOptions = {}): Promise<void> {
  await target.click({ ...options, delay: PRESS_MS });
}

/** Two presses of one button, as by people who do not trust one. */
export async function pressTwice(target: Locator): Promise<void> {
  await target.dblclick({ delay: PRESS_MS });
}

/** Presses a box or a choice unless it is as wanted already; it has to be then. */
export async function tick(box: Locator, wanted = true): Promise<void> {
  if ((await box.isChecked()) !== wanted) await press(box);
  await expect(box).toBeChecked({ checked: wanted });
}

/** Presses a place of the window, whatever is there; in CSS pixels. */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(x, y, { delay: PRESS_MS });
}

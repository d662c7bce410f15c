/**
 * Lays the page out as if it had come with what it shows now, for what stands above a form because of an
 * answer: where that pushes the rest to is no jump of what somebody reads, it is the next screen they asked
 * for, and without script it is one (decision 255). Only the boxes are made anew: what was typed, chosen
 * and attached stays as it is, and so does the place in the page. What is read aloud stands outside of them.
 */
export function layOutAnew(): void {
  for (const box of document.querySelectorAll<HTMLElement>("main,footer")) {
    box.hidden = true;
    // Asking is what takes the box away. Nothing is laid out or painted before it is back: the page stays where it is.
    box.hidden = !getComputedStyle(box).display;
  }
}

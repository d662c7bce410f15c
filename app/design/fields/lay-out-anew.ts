/**
 * Lays the page out as if it had come with what it shows now, for what stands above a form because of an
 * answer: where that pushes the rest to is no jump of what somebody reads, it is the next screen they asked
 * for, and without script it is one (decision 255). Only the boxes are made anew: what was typed, chosen
 * and attached stays as it is, and so does the place in the page.
 */
export function layOutAnew(): void {
  const { body } = document;
  body.style.display = "none";
  // Asking is what takes the boxes away; nothing is painted before they are back.
  if (getComputedStyle(body).display) body.style.display = "";
}

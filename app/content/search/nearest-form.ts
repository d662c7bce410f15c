import { isWithinEdits } from "./edits.ts";
import { fold } from "./fold.ts";

/** More slips than a word may have and still be taken for another. */
const FARTHEST = 4;

/** Of a word's forms the one that is typed with the fewest slips; of equals, the first. */
export function nearestForm(forms: readonly string[], typed: string): string | undefined {
  const wanted = fold(typed);
  for (let edits = 0; edits < FARTHEST; edits++) {
    const near = forms.find((form) => isWithinEdits(fold(form), wanted, edits));
    if (near !== undefined) return near;
  }
  return forms[0];
}

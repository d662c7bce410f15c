import type { FormValues } from "../../design/fields/form-state.ts";

/**
 * What a member of staff has typed and not sent, in their own browser (decision 0031). Each account
 * has its own, so that colleagues at one computer never see each other's.
 */
export type KeptDraft = {
  at: number;
  /** By which an answer of the server tells that this was sent (sent-draft.ts). */
  key: string;
  values: FormValues;
};

/** One form of one thing: `note:` or `reply:` and a key. A variant is what it began with, a template. */
export type DraftPlace = { account: string; name: string; variant?: string | undefined };

const PREFIX = "b4:staff-draft:";
/** Between a form's name and its variant. */
const PARTED = "#";
/** Older ones are removed unseen, in milliseconds: they are about people. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const slotsOf = ({ account, name }: DraftPlace) => `${PREFIX}${account}:${name}${PARTED}`;
const slotOf = (place: DraftPlace) => slotsOf(place) + (place.variant ?? "");

/**
 * The draft of a place. One without a variant has the newest of all: who comes back without saying
 * where to finds what they were at. Storage that refuses, or holds something else, has none.
 */
export function readKept(place: DraftPlace): KeptDraft | undefined {
  try {
    removeOld();
    if (place.variant) return draftIn(slotOf(place));
    return keysFrom(slotsOf(place))
      .flatMap((slot) => draftIn(slot) ?? [])
      .reduce<KeptDraft | undefined>((a, b) => (a && a.at >= b.at ? a : b), undefined);
  } catch {}
}

export function writeKept(place: DraftPlace, draft: KeptDraft): void {
  try {
    localStorage.setItem(slotOf(place), JSON.stringify(draft));
  } catch {}
}

/** Of a place with all its variants: one is sent or thrown away, not one wording of it. */
export function removeKept(place: DraftPlace): void {
  try {
    for (const slot of keysFrom(slotsOf(place))) localStorage.removeItem(slot);
  } catch {}
}

/** Removes what was sent under a key, wherever it was typed; with its other variants. */
export function removeSent(key: string): void {
  try {
    const slot = keysFrom(PREFIX).find((each) => draftIn(each)?.key === key);
    if (!slot) return;
    const place = slot.slice(0, slot.indexOf(PARTED) + 1);
    for (const each of keysFrom(place)) localStorage.removeItem(each);
  } catch {}
}

function removeOld(): void {
  for (const slot of keysFrom(PREFIX)) if (!draftIn(slot)) localStorage.removeItem(slot);
}

const keysFrom = (prefix: string) =>
  Object.keys(localStorage).filter((slot) => slot.startsWith(prefix));

function draftIn(slot: string): KeptDraft | undefined {
  try {
    const draft: KeptDraft | null = JSON.parse(localStorage.getItem(slot) ?? "null");
    const isDraft = typeof draft?.values === "object" && Date.now() - draft.at < MAX_AGE_MS;
    return isDraft ? draft : undefined;
  } catch {}
}

/** What a form holds: texts and choices, neither files nor what its buttons say. */
export function textsIn(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || name === DRAFT_KEY) continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** The hidden field that carries a draft's key. */
export const DRAFT_KEY = "draftKey";

/** Whether both hold the same; a field that one of them has not is empty there. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => `${one[name] ?? ""}` === `${other[name] ?? ""}`,
  );
}

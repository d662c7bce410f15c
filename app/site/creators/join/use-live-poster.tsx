import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { afterPress } from "../../../browser/press.ts";
import { type FormValues, textOf } from "../../../design/fields/form-state.ts";
import { handleIn, hasHandle } from "../../../forms/creators-join/handle.ts";
import type { FormPageData } from "../../../forms/form-page.server.ts";
import { readDraft } from "../../../forms/view/draft.ts";
import { useDrawn } from "../../your-poster/drawn.ts";
import { keepHandle, keptHandle } from "../../your-poster/handle.ts";

/** Pause in typing after which the poster is drawn anew, in milliseconds. */
const DRAW_DELAY_MS = 250;

/**
 * Whose poster it is: a handle that was typed on another page, and then what is typed here, as the
 * draft brings it back and as the form does; it stays theirs once the form is sent. This browser draws
 * it, so that nobody hears of a handle before it is sent.
 */
export function useLivePoster(
  { id, locale }: FormPageData,
  answered: FormValues | undefined,
  given: string,
) {
  const [shown, setShown] = useState(() =>
    answered ? typedIn(answered) : { name: "", handle: given },
  );
  const [brought, setBrought] = useState(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A draft that has it knows better in which field it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is arrived at
  useEffect(() => {
    const kept = given || keptHandle();
    if (!kept || answered) return;
    draw({ ...shown, handle: kept });
    if (!hasHandle(readDraft(id, locale)?.values ?? {}, kept)) setBrought(kept);
  }, []);

  function draw(next: Whose, delayMs = 0) {
    keepHandle(next.handle);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => setShown(next)), delayMs);
  }

  function listen({ target }: SyntheticEvent) {
    const { form } = target as HTMLInputElement;
    if (form) draw(typedIn(Object.fromEntries(new FormData(form)) as FormValues), DRAW_DELAY_MS);
  }

  function show(values: FormValues) {
    const next = typedIn(values);
    // An empty form that is about to get what was typed elsewhere takes nothing away.
    if (next.handle || shown.handle) draw(next);
    else setShown(next);
  }

  return { ...shown, brought, src: useDrawn(shown.handle), listen, show };
}

type Whose = { name: string; handle: string };

const typedIn = (values: FormValues): Whose => ({
  name: textOf(values, "name").trim(),
  handle: handleIn(values),
});

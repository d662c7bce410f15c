import { type SyntheticEvent, useRef, useState } from "react";
import { afterPress } from "../../../browser/press.ts";
import { type FormValues, textOf } from "../../../design/fields/form-state.ts";

type Typed = { name: string; handle: string };

const HANDLES = [
  "handleTiktok",
  "handleInstagram",
  "handleYoutube",
  "handleTwitch",
  "handleOther",
] as const;
/** Pause in typing after which the poster is asked for anew, in milliseconds. */
const DRAW_DELAY_MS = 250;

/**
 * Whose poster it is, as they type their name and handle, as their draft comes back, and as the form
 * does; it stays theirs once the form is sent. The server draws it (resources/poster).
 */
export function useLivePoster(answered: FormValues | undefined) {
  const [shown, setShown] = useState(() => typedIn(answered));
  const typed = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function draw(next: Typed, delayMs = 0) {
    typed.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => setShown(typed.current)), delayMs);
  }

  function listen({ target }: SyntheticEvent) {
    const { name, value } = target as HTMLInputElement;
    if (name === "name") draw({ ...typed.current, name: value.trim() }, DRAW_DELAY_MS);
    else if (HANDLES.some((field) => field === name)) {
      draw({ ...typed.current, handle: bare(value) }, DRAW_DELAY_MS);
    }
  }

  return { typed: shown, listen, show: (values: FormValues) => draw(typedIn(values)) };
}

/** Of several handles the first, in the order of the form. */
function typedIn(values: FormValues | undefined): Typed {
  const handles = HANDLES.map((name) => bare(textOf(values, name)));
  return { name: textOf(values, "name").trim(), handle: handles.find(Boolean) ?? "" };
}

const bare = (handle: string) => handle.trim().replace(/^@+/, "");

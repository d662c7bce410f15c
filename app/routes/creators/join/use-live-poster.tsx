import { type SyntheticEvent, useRef, useState } from "react";
import { afterPress } from "../../../client/press.ts";

type Stage = { name: string; role: string };
type Typed = { name: string; handle: string };

const HANDLE_FIELDS = /^handle(Tiktok|Instagram|Youtube|Twitch|Other)$/;
/** Pause in typing after which the poster is asked for anew, in milliseconds. */
const DRAW_DELAY_MS = 250;

/** The applicant's own poster, as they type their handle; the server draws it (resources/poster). */
export function useLivePoster<S extends Stage>(words: { stage: S }, poster: string) {
  const [shown, setShown] = useState<Typed>({ name: "", handle: "" });
  const typed = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function listen({ target }: SyntheticEvent) {
    const { name, value } = target as HTMLInputElement;
    if (name === "name") typed.current = { ...typed.current, name: value.trim() };
    else if (HANDLE_FIELDS.test(name)) {
      typed.current = { ...typed.current, handle: value.trim().replace(/^@+/, "") };
    } else return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => setShown(typed.current)), DRAW_DELAY_MS);
  }

  const { name, handle } = shown;
  const src = handle ? `/api/poster?${new URLSearchParams({ handle })}` : poster;
  return {
    stage: {
      ...words.stage,
      name: name || words.stage.name,
      role: handle ? `@${handle}` : words.stage.role,
    },
    picture: <img src={src} width={180} height={320} alt="" />,
    listen,
  };
}

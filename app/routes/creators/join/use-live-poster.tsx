import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";

type Stage = { name: string; role: string };
type Drawn = { name: string; handle: string; picture: ReactNode };

const HANDLE_FIELDS = /^handle(Tiktok|Instagram|Youtube|Twitch|Other)$/;
/** Pause in typing after which the poster is drawn anew, in milliseconds. */
const DRAW_DELAY_MS = 200;

/** The applicant's own poster, drawn as they type their handle; what draws it is loaded then. */
export function useLivePoster<S extends Stage>(words: { stage: S }, poster: string) {
  const [drawn, setDrawn] = useState<Drawn>();
  const typed = useRef({ name: "", handle: "" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function listen({ target }: SyntheticEvent) {
    const { name, value } = target as HTMLInputElement;
    if (name === "name") typed.current.name = value.trim();
    else if (HANDLE_FIELDS.test(name)) typed.current.handle = value.trim().replace(/^@+/, "");
    else return;
    clearTimeout(timer.current);
    timer.current = setTimeout(draw, DRAW_DELAY_MS);
  }

  async function draw() {
    const { name, handle } = typed.current;
    const { PosterOf } = await import("./poster-of.tsx");
    const of = handle || words.stage.role.slice(1);
    setDrawn({ name, handle, picture: <PosterOf handle={of} /> });
  }

  const stage = {
    ...words.stage,
    name: drawn?.name || words.stage.name,
    role: drawn?.handle ? `@${drawn.handle}` : words.stage.role,
  };
  const still = <img src={poster} width={180} height={320} alt="" />;
  return { stage, picture: drawn?.picture ?? still, listen };
}

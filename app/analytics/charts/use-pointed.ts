import { type PointerEvent, useState } from "react";

/** Which of `count` equal columns the pointer is over, and the handlers that find it out. */
export function usePointed(count: number) {
  const [pointed, setPointed] = useState<number | null>(null);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * count);
    setPointed(Math.max(0, Math.min(count - 1, column)));
  };
  return { pointed, handlers: { onPointerMove, onPointerLeave: () => setPointed(null) } };
}

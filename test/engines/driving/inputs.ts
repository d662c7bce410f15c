import type { InputSource } from "./driver.ts";

/** Keys without a sign of their own, as WebDriver names them. */
export const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Control: "\uE009",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
} as const;

export type KeyName = keyof typeof KEYS;

type Place = { x: number; y: number };

const MOUSE = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } } as const;
const LEFT = 0;

/** The pointer goes to a place of the window and stays there; in whole CSS pixels. */
export function restAt({ x, y }: Place): InputSource[] {
  return [{ ...MOUSE, actions: [{ type: "pointerMove", x, y, duration: 0 }] }];
}

/** The button is held down at a place for so many milliseconds. */
export function pressAt({ x, y }: Place, duration: number): InputSource[] {
  return [
    {
      ...MOUSE,
      actions: [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: LEFT },
        { type: "pause", duration },
        { type: "pointerUp", button: LEFT },
      ],
    },
  ];
}

export function keysOf(text: string): InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value } as const,
    { type: "keyUp", value } as const,
  ]);
  return [{ type: "key", id: "keys", actions }];
}

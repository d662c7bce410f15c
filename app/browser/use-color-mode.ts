import { useLayoutEffect, useSyncExternalStore } from "react";
import { type ColorMode, type ColorModeState, createColorMode } from "./color-mode.ts";

/** The server knows no visitor: what depends on the mode in its HTML has to be done by CSS. */
const SERVER_STATE: ColorModeState = {
  preference: "system",
  value: "light",
  forced: false,
};

let store: ColorMode | undefined;
function colorMode(): ColorMode {
  store ??= createColorMode();
  return store;
}

const subscribe = (listener: () => void) => colorMode().subscribe(listener);
const current = () => colorMode().state();
const onServer = () => SERVER_STATE;

/** The colour mode and the ways to change it; the functions are for event handlers. */
export function useColorMode(): ColorModeState & Pick<ColorMode, "toggle" | "setPreference"> {
  return {
    ...useSyncExternalStore(subscribe, current, onServer),
    toggle: () => colorMode().toggle(),
    setPreference: (preference) => colorMode().setPreference(preference),
  };
}

/**
 * The mode the open page forces, if any (spec, section 4). Belongs in the root layout, called on every
 * page: when the error screen replaces the document, it also brings back the class that went with it.
 */
export function useForcedColorMode(mode: string | undefined): void {
  useLayoutEffect(() => colorMode().force(mode), [mode]);
}

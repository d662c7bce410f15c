import { useSyncExternalStore } from "react";
import { keptHandle, listeners } from "./handle.ts";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The visitor's own handle wherever they typed it; empty until the page has come alive. */
export const useHandle = () => useSyncExternalStore(subscribe, keptHandle, () => "");

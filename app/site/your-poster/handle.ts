/** Entry of sessionStorage: the handle that a visitor typed somewhere, in this tab and nowhere else. */
const KEY = "b4:handle";

/** Called when it is another (use-handle.ts). */
export const listeners = new Set<() => void>();

/** Storage that refuses keeps nothing. */
export function keptHandle(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepHandle(handle: string): void {
  try {
    sessionStorage.setItem(KEY, handle);
  } catch {}
  for (const listener of listeners) listener();
}

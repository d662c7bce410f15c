/** How long a saved file's address stays valid, in ms: the browser has opened it by then. */
const ADDRESS_LIFE_MS = 60_000;

/** Saves what was made in the page to the person's device; it goes through no network. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

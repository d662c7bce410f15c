/** Functions that run in a page, so each stands by itself. */

/** Asks for what is put off until somebody scrolls to it; whether all of it has come or failed. */
export function layOutWhole(): boolean {
  for (const image of document.images) image.loading = "eager";
  const isLaidOut = !document.documentElement.hasAttribute("data-first-view");
  return isLaidOut && [...document.images].every(({ complete }) => complete);
}

/** Widths in CSS pixels: of the window, of the room beside its scroll bar, of what is in it. */
export function wholeness() {
  return {
    width: innerWidth,
    room: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
    failedFonts: [...document.fonts].flatMap(({ family, status }) =>
      status === "error" ? `font ${family}` : [],
    ),
  };
}

/** Pictures that are there and can't be shown. A hidden one has been asked for by nobody. */
export async function pictureFaults(): Promise<string[]> {
  const broken = await Promise.all(
    [...document.images].map((image) =>
      image.decode().then(
        () => [],
        () => `picture ${image.currentSrc || image.src}`,
      ),
    ),
  );
  return broken.flat();
}

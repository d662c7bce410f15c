import { drawPoster, posterSvg } from "../../design/art/poster.ts";

/** Width of the picture inside of pages, and as it is saved, in pixels; 9:16. */
const SHOWN_WIDTH = 300;
const SAVED_WIDTH = 1080;
const SAVED_HEIGHT = 1920;

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const posterAddress = (handle: string) =>
  addressOf(posterSvg(drawPoster(handle), { size: SHOWN_WIDTH }));

/** The poster as a PNG of 1080 × 1920 pixels, as stories have it. Rejects where it can't be drawn. */
export async function posterPng(svg: string): Promise<Blob> {
  const picture = new Image(SAVED_WIDTH, SAVED_HEIGHT);
  picture.src = svg;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SAVED_WIDTH;
  canvas.height = SAVED_HEIGHT;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, SAVED_WIDTH, SAVED_HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("No picture"))), "image/png");
  });
}

/** Saves the poster at an address under a name. */
export async function savePoster(address: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await posterPng(address));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

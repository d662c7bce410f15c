import type { Page } from "@playwright/test";
import type { ExportFile } from "../../packages/tiktok-exports/index.ts";
import { hydrated, SITES } from "./journey.ts";

/** What is pressed and read on the page of the analytics tool. */
export const WORDS = {
  en: {
    choose: "Choose files",
    sample: "Try the sample",
    clear: "Clear everything",
    add: "Add files",
    period: "7 days",
    picture: /Save the picture/,
    nav: "Posts",
    posts: /Posts, CSV/,
    headers: '"Posted","Title"',
    figures: "Show the figures",
  },
  el: {
    choose: "Διάλεξε αρχεία",
    sample: "Δοκίμασε το δείγμα",
    clear: "Καθάρισέ τα όλα",
    add: "Πρόσθεσε αρχεία",
    period: "7 μέρες",
    picture: /Αποθήκευσε την εικόνα/,
    nav: "Βίντεο",
    posts: /Βίντεο, CSV/,
    headers: '"Ανάρτηση","Τίτλος"',
    figures: "Δες τους αριθμούς",
  },
} as const;

export const PATH = "/tiktok-analytics";

/** A file as a file input takes it. */
export function payload({ name, bytes }: ExportFile) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

export async function choose(page: Page, ...files: ExportFile[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files.map(payload));
}

/** Drops a file of one text anywhere on the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
    },
    [name, text] as const,
  );
}

export async function open(page: Page, language: keyof typeof SITES): Promise<void> {
  await page.goto(SITES[language] + PATH);
  // The tool comes alive after the header.
  await hydrated(page, "main input[type=file]");
}

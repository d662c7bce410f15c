/** What this project needs to know of a PDF that Chromium printed: its objects are plain text. */

export type PdfFacts = {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
};

/** Bytes as characters of one byte each, so that offsets stay what they are. */
const asText = (pdf: Buffer) => pdf.toString("latin1");

export function countPages(pdf: Buffer): number {
  return asText(pdf).match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

/** Document title, language and whether it carries tags for screen readers. */
export function readPdfFacts(pdf: Buffer): PdfFacts {
  const text = asText(pdf);
  const [, plain, hex] = /\/Title (?:\(((?:[^()\\]|\\.)*)\)|<FEFF([0-9A-F]*)>)/.exec(text) ?? [];
  return {
    title: hex ? utf16(hex) : plain?.replace(/\\(.)/g, "$1"),
    language: /\/Lang \(([^)]*)\)/.exec(text)?.[1],
    isTagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(text),
  };
}

function utf16(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}

/** The same PDF with fixed dates of the same length: the same words give the same bytes. */
export function pinDates(pdf: Buffer): Buffer {
  const pinned = asText(pdf).replace(
    /(\/(?:Creation|Mod)Date \(D:)\d{14}/g,
    (_, start: string) => `${start}20260101000000`,
  );
  return Buffer.from(pinned, "latin1");
}

import { getDocument } from "unpdf/pdfjs";

/**
 * The words of a PDF, page by page, lines as they stand. Nothing is fetched, drawn or run; fonts are
 * read for what their glyphs mean.
 */
export async function* pdfWords(content: Buffer): AsyncGenerator<string> {
  const document = await getDocument({
    data: new Uint8Array(content),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  }).promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    let words = "";
    for (const item of items) {
      if ("str" in item) words += item.hasEOL ? `${item.str}\n` : item.str;
    }
    yield `${words}\n\n`;
    page.cleanup();
  }
}

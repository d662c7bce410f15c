/** RFC 6266: a plain name for old clients, the real one for the others. */
export function attachment(name: string): string {
  const tidy = name.replace(/[^\P{Cc}]|[/\\]/gu, "_").slice(-150);
  const plain = tidy.replace(/[^\x20-\x7e]|["%]/g, "_");
  const encoded = encodeURIComponent(tidy.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

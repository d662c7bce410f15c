import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { validateXML } from "xmllint-wasm";

const schemas = fileURLToPath(new URL("./schemas/", import.meta.url));
const published = fileURLToPath(new URL("../../node_modules/sitemap/schema/", import.meta.url));

const file = (folder: string, fileName: string) => ({
  fileName,
  contents: readFileSync(folder + fileName, "utf8"),
});

/**
 * What libxml2 finds wrong with a document by its published schema: the sitemap protocol's (from
 * the sitemap package) or Atom's (RFC 4287, appendix B).
 */
export async function xmlProblems(xml: string, format: "sitemap" | "atom"): Promise<string[]> {
  const document = { fileName: "document.xml", contents: xml };
  const { errors } = await validateXML(
    format === "atom"
      ? { xml: document, extension: "relaxng", schema: file(schemas, "atom.rng") }
      : {
          xml: document,
          schema: file(schemas, "sitemap-with-alternates.xsd"),
          preload: [file(published, "sitemap.xsd"), file(schemas, "alternate.xsd")],
        },
  );
  return errors.map(({ message }) => message);
}

import { DOCUMENT_TYPES } from "../../packages/lib/documents/document-types.ts";
import { type KnownType, startsWith } from "../../packages/lib/documents/file-type.ts";

const textAt = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

/**
 * What may be uploaded: pictures, PDF and texts of office programs without macros. Nothing that a
 * browser would run, so no SVG or HTML.
 */
export const UPLOAD_TYPES: readonly KnownType[] = [
  { type: "image/png", extensions: ["png"], matches: startsWith("89504e470d0a1a0a") },
  { type: "image/jpeg", extensions: ["jpg", "jpeg"], matches: startsWith("ffd8ff") },
  {
    type: "image/gif",
    extensions: ["gif"],
    matches: (head) => ["GIF87a", "GIF89a"].includes(textAt(head, 0, 6)),
  },
  {
    type: "image/webp",
    extensions: ["webp"],
    matches: (head) => textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP",
  },
  {
    type: "image/avif",
    extensions: ["avif"],
    matches: (head) => ["ftypavif", "ftypavis"].includes(textAt(head, 4, 12)),
  },
  ...DOCUMENT_TYPES,
];

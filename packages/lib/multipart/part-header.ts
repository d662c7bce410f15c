import { BadBody } from "../body/bad-body.ts";

/** Longest boundary (RFC 2046, section 5.1.1). */
const MAX_BOUNDARY_LENGTH = 70;
const FORM = /^multipart\/form-data\s*;/i;
const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;
const DISPOSITION = /^content-disposition:[ \t]*form-data(?=;)/i;
/** One parameter, from where the one before it has ended: its value in quotes or plain. */
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\[\s\S])*)"[ \t]*|[^;"]*)/y;

/** Whether a content type is that of a form with files. */
export const isMultipart = (contentType: string): boolean => FORM.test(contentType);

/** What stands between a form's parts. Throws BadBody. */
export function boundaryIn(contentType: string): string {
  if (!isMultipart(contentType)) throw new BadBody(415, "Not a form with files");
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2] ?? "";
  if (boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) {
    throw new BadBody(400, "The form has no boundary");
  }
  return boundary;
}

/** What a part is called, and the file in it; a field has no `filename`. Throws BadBody. */
export function readPartHeader(header: string): { name: string; filename: string | undefined } {
  // Lines end in CR LF alone: a file's name may hold what else ends a line (U+2028).
  const line = header.split("\r\n").find((one) => DISPOSITION.test(one)) ?? "";
  const parameters = parametersOf(line.replace(DISPOSITION, ""));
  const name = parameters.get("name");
  if (name === undefined) throw new BadBody(400, "A part of the form has no name");
  return { name, filename: parameters.get("filename") };
}

/** The quoted parameters, with the escapes that browsers write into them (HTML, multipart/form-data). */
function parametersOf(disposition: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  PARAMETER.lastIndex = 0;
  for (let match = PARAMETER.exec(disposition); match; match = PARAMETER.exec(disposition)) {
    const [, name = "", value] = match;
    if (value !== undefined && !found.has(name.toLowerCase())) {
      found.set(name.toLowerCase(), unescaped(value));
    }
  }
  return found;
}

const unescaped = (value: string): string =>
  value
    .replace(/\\([\s\S])/g, "$1")
    .replaceAll("%22", '"')
    .replace(/%0D|%0A/gi, "");
